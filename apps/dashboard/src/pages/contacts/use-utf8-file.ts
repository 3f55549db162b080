import { useEffect, useState } from 'react'
import { filesText } from '../../messages/files.ts'
import { type TextEncoding, textOfFile, WorkbookError } from '../../text-of-file.ts'

interface Utf8File {
  /** Undefined while it is read. */
  readonly file?: File
  /** How the chosen file was read. */
  readonly encoding?: TextEncoding
  /** Why it cannot be read. */
  readonly problem?: string
}

const nothing: Utf8File = {}

/** A chosen file of text as UTF-8, which the service reads. */
export function useUtf8File(chosen: File | undefined): Utf8File {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    setState(nothing)
    if (chosen === undefined) return
    let isCurrent = true
    const update = (next: Utf8File) => isCurrent && setState(next)
    textOfFile(chosen).then(
      ({ text, encoding }) =>
        update({
          file: encoding === 'utf-8' ? chosen : new File([text], chosen.name, { type: chosen.type }),
          encoding,
        }),
      (error: unknown) =>
        update({ problem: error instanceof WorkbookError ? filesText.isWorkbook : filesText.unreadable }),
    )
    return () => {
      isCurrent = false
    }
  }, [chosen])
  return state
}
