import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type CheckedRows, checkRows } from '../recipients/check-rows.ts'
import { parseNumber } from '../recipients/parse-number.ts'
import { numberColumn, type RecipientTable, tableOfFile, tableOfText } from '../recipients/recipient-table.ts'

export type RecipientKind = 'label' | 'numbers' | 'file'

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
  readonly isUnreadable: boolean
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
  const ofFile = useFileTable(file)
  const table = kind === 'numbers' ? ofText : kind === 'file' ? ofFile.table : undefined
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
    isUnreadable: ofFile.isUnreadable,
    table,
    numberIn: kind === 'file' ? (chosenColumn ?? ofFile.numberIn) : 0,
    setNumberIn,
  }
}

interface FileTable {
  readonly table?: RecipientTable
  readonly numberIn: number
  readonly isUnreadable: boolean
}

const nothing: FileTable = { numberIn: 0, isUnreadable: false }

function useFileTable(file: File | undefined): FileTable {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    setState(nothing)
    if (file === undefined) return
    const abort = new AbortController()
    const update = (next: FileTable) => abort.signal.aborted || setState(next)
    tableOfFile(file, abort.signal).then(
      (table) => {
        const isNumber = (cell: string) => parseNumber(cell) !== undefined
        update({ table, numberIn: numberColumn(table, isNumber), isUnreadable: false })
      },
      () => update({ numberIn: 0, isUnreadable: true }),
    )
    return () => abort.abort()
  }, [file])
  return state
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
