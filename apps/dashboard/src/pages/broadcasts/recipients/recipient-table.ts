import Papa from 'papaparse'
import { type TextEncoding, textOfFile } from '../../../text-of-file.ts'
import { parseNumber } from './parse-number.ts'

/** The rows of a file or of a text, with their lines in it. */
export interface RecipientTable {
  /** The names of the columns; empty for one without. */
  readonly columns: readonly string[]
  readonly rows: readonly RecipientRow[]
}

export interface RecipientRow {
  /** Counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** The most recipients of a broadcast. */
export const maxRecipients = 250_000

/** Numbers, each in a row. */
export function tableOfText(text: string): RecipientTable {
  const rows = text.split('\n').flatMap((line, index) =>
    line
      .split(/[,;\t]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((cell) => ({ line: index + 1, cells: [cell] })),
  )
  return { columns: [''], rows }
}

/** Small enough that the page responds between two of them. */
const chunkLength = 256 * 1024
const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** A table with how it was read. */
export interface FileTable extends RecipientTable {
  readonly encoding: TextEncoding
  readonly delimiter: Delimiter
  /** False if the first line has a phone number: it is a recipient, and the columns have no names. */
  readonly hasHeader: boolean
}

/**
 * Reads a CSV file, part by part. Its first line names the columns, unless it has a phone number.
 *
 * @throws WorkbookError if it is a workbook, Error if it cannot be read
 */
export async function tableOfFile(file: Blob, signal: AbortSignal): Promise<FileTable> {
  const { text, encoding } = await textOfFile(file)
  const delimiter = delimiterOf(text)
  return new Promise((resolve, reject) => {
    const rows: RecipientRow[] = []
    let columns: readonly string[] | undefined
    let hasHeader = true
    let line = 1
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: chunkLength,
      chunk({ data }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        for (const cells of data) {
          const isBlank = cells.every((cell) => cell.trim() === '')
          const isFirst = !isBlank && columns === undefined
          if (isFirst) {
            hasHeader = !cells.some(isPhoneNumber)
            columns = cells.map((cell) => (hasHeader ? cell.trim() : ''))
          }
          if (!isBlank && !(isFirst && hasHeader)) rows.push({ line, cells })
          line += 1 + cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
        }
        if (signal.aborted || rows.length > maxRecipients) return parser.abort()
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete: () => resolve({ columns: columns ?? [], rows, encoding, delimiter, hasHeader }),
      error: reject,
    })
  })
}

const sampleLength = 64 * 1024
const sampleRows = 20

/** The delimiter that divides the first line, and most of the next ones into as many cells. Without one, all are the same. */
function delimiterOf(text: string): Delimiter {
  const divided = delimiters.map((delimiter) => {
    const options = { delimiter, preview: sampleRows, skipEmptyLines: 'greedy' } as const
    const [first = [], ...rows] = Papa.parse<string[]>(text.slice(0, sampleLength), options).data
    return { delimiter, cells: first.length, alike: rows.filter(({ length }) => length === first.length).length }
  })
  const [best] = divided
    .filter(({ cells }) => cells > 1)
    .toSorted((one, other) => other.alike - one.alike || other.cells - one.cells)
  return best?.delimiter ?? ','
}

function isPhoneNumber(cell: string): boolean {
  return 'number' in parseNumber(cell)
}

const numberNames =
  /^(?:phone[\s_-]?(?:number|no)?|number|mobile|cell|tel(?:ephone)?|to|whatsapp|msisdn|(?:telefon|mobil|handy|ruf)?(?:nummer|nr\.?)|telefon|mobil|handy)$/i

/** The column that has the phone numbers, as it seems by its name, or by its first values. */
export function numberColumn({ columns, rows }: RecipientTable): number {
  const named = columns.findIndex((name) => numberNames.test(name))
  if (named >= 0) return named
  const first = rows.slice(0, 20)
  const counts = columns.map((_name, index) => first.filter(({ cells }) => isPhoneNumber(cells[index] ?? '')).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}
