import { useEffect, useState } from 'react'
import { filesText } from './messages/files.ts'
import { WorkbookError } from './text-of-file.ts'

interface ReadFile<Content> {
  /** Undefined while it is read, and without a file. */
  readonly content?: Content
  /** Why the file cannot be read. */
  readonly problem?: string
}

/**
 * Reads a chosen file of text.
 *
 * @param read the same function in every render; its signal is aborted when another file is chosen
 * @param unreadable the problem of a file that is no workbook, but cannot be read
 */
export function useReadFile<Content>(
  file: File | undefined,
  read: (file: File, signal: AbortSignal) => Promise<Content>,
  unreadable: string,
): ReadFile<Content> {
  const [state, setState] = useState<ReadFile<Content>>({})
  useEffect(() => {
    setState({})
    if (file === undefined) return
    const abort = new AbortController()
    const update = (next: ReadFile<Content>) => abort.signal.aborted || setState(next)
    read(file, abort.signal).then(
      (content) => update({ content }),
      (error: unknown) => update({ problem: error instanceof WorkbookError ? filesText.isWorkbook : unreadable }),
    )
    return () => abort.abort()
  }, [file, read, unreadable])
  return state
}
