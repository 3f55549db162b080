import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { useReadFile } from '../../../use-read-file.ts'
import { type CheckedRows, checkRows } from '../recipients/check-rows.ts'
import {
  type FileTable,
  maxRecipients,
  numberColumn,
  type RecipientTable,
  tableOfFile,
  tableOfText,
} from '../recipients/recipient-table.ts'

type RecipientKind = 'label' | 'numbers' | 'file'

/** Who gets a broadcast, as it is chosen in the form. */
export interface Recipients {
  readonly kind: RecipientKind
  readonly setKind: (kind: RecipientKind) => void
  readonly labelId: string | null
  readonly setLabelId: (id: string | null) => void
  readonly typed: string
  readonly setTyped: (text: string) => void
  readonly file: File | undefined
  readonly setFile: (file: File | undefined) => void
  /** Why the file cannot be read. */
  readonly fileProblem: string | undefined
  /** The file and how it was read; undefined before. */
  readonly fileTable: FileTable | undefined
  /** The rows of the text or the file; undefined while they are read, or without any. */
  readonly table: RecipientTable | undefined
  /** The column with the phone numbers. */
  readonly numberIn: number
  readonly setNumberIn: (column: number) => void
}

export function useRecipients(): Recipients {
  const [kind, setKind] = useState<RecipientKind>('label')
  const [labelId, setLabelId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [file, setFile] = useState<File>()
  const [chosenColumn, setNumberIn] = useState<number>()
  // A long text is read once nothing more urgent is to be drawn.
  const deferred = useDeferredValue(typed)
  const ofText = useMemo(() => (deferred.trim() === '' ? undefined : tableOfText(deferred)), [deferred])
  const { content: ofFile, problem: fileProblem } = useReadFile(file, readTable, broadcastsText.new.fileUnreadable)
  const table = kind === 'numbers' ? ofText : kind === 'file' ? ofFile?.table : undefined
  return {
    kind,
    setKind,
    labelId,
    setLabelId,
    typed,
    setTyped,
    file,
    setFile: (next) => {
      setNumberIn(undefined)
      setFile(next)
    },
    fileProblem,
    fileTable: ofFile?.table,
    table,
    numberIn: kind === 'file' ? (chosenColumn ?? ofFile?.numberIn ?? 0) : 0,
    setNumberIn,
  }
}

async function readTable(file: File, signal: AbortSignal) {
  const table = await tableOfFile(file, signal)
  return { table, numberIn: numberColumn(table) }
}

/** The rows that can be sent to; undefined while they are checked. @param used the columns that fill the template */
export function useCheckedRows({ table, numberIn }: Recipients, used: readonly number[]): CheckedRows | undefined {
  const [checked, setChecked] = useState<CheckedRows>()
  const usedKey = used.join()
  useEffect(() => {
    setChecked(undefined)
    if (table === undefined) return
    const abort = new AbortController()
    const columns = usedKey === '' ? [] : usedKey.split(',').map(Number)
    checkRows(table, numberIn, columns, abort.signal).then(setChecked, () => undefined)
    return () => abort.abort()
  }, [table, numberIn, usedKey])
  return checked
}

const labels = broadcastsText.new

/** Why the recipients cannot be used; undefined if they can. */
export function recipientsProblem(
  { kind, labelId, typed, file, fileProblem, table }: Recipients,
  checked: CheckedRows | undefined,
): string | undefined {
  if (kind === 'label') return labelId === null ? labels.labelMissing : undefined
  if (kind === 'numbers' && typed.trim() === '') return labels.numbersMissing
  if (kind === 'file' && file === undefined) return labels.fileMissing
  if (kind === 'file' && fileProblem !== undefined) return fileProblem
  if (table === undefined) return labels.reading
  if (table.rows.length === 0) return labels.fileEmpty
  if (table.rows.length > maxRecipients) return labels.tooMany(maxRecipients)
  if (checked === undefined) return labels.checking
  return checked.rows.length === 0 ? labels.noneValid : undefined
}
