export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export interface FileText {
  readonly text: string
  readonly encoding: TextEncoding
}

/** The file is a workbook of a spreadsheet program, not text. */
export class WorkbookError extends Error {}

/** How workbooks begin: .xlsx is a ZIP archive, .xls a compound file. */
const workbookStarts = ['504b0304', 'd0cf11e0']

/**
 * Reads a file as spreadsheets save text: UTF-16 with a byte order mark, UTF-8, and otherwise Windows-1252.
 *
 * @throws WorkbookError if it is no text
 */
export async function textOfFile(file: Blob): Promise<FileText> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (workbookStarts.includes(start)) throw new WorkbookError('The file is a workbook.')
  const decoded = (encoding: TextEncoding, fatal: boolean): FileText => ({
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
    encoding,
  })
  if (start.startsWith('fffe')) return decoded('utf-16le', false)
  if (start.startsWith('feff')) return decoded('utf-16be', false)
  try {
    return decoded('utf-8', true)
  } catch {
    return decoded('windows-1252', false)
  }
}
