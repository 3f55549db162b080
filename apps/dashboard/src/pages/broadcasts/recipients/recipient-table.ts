import Papa from 'papaparse'

/** The rows of a file or of a text, with their lines in it. */
export interface RecipientTable {
  /** The names of the columns. */
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
const chunkBytes = 256 * 1024

/**
 * Reads a CSV file whose first line names the columns, part by part.
 *
 * @throws Error if it cannot be read, or has too many rows
 */
export function tableOfFile(file: File, signal: AbortSignal): Promise<RecipientTable> {
  return new Promise((resolve, reject) => {
    const rows: RecipientRow[] = []
    let columns: readonly string[] | undefined
    let line = 1
    Papa.parse<string[]>(file, {
      chunkSize: chunkBytes,
      chunk({ data }, parser) {
        for (const cells of data) {
          const isBlank = cells.every((cell) => cell.trim() === '')
          if (columns === undefined) columns = isBlank ? undefined : cells.map((cell) => cell.trim())
          else if (!isBlank) rows.push({ line, cells })
          line += 1 + cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
        }
        if (signal.aborted || rows.length > maxRecipients) parser.abort()
      },
      complete: () => resolve({ columns: columns ?? [], rows }),
      error: reject,
    })
  })
}

const numberNames = /^(?:phone[\s_-]?(?:number|no)?|number|mobile|cell|tel(?:ephone)?|to|whatsapp|msisdn)$/i

/** The column that has the phone numbers, as it seems by its name, or by its first values. */
export function numberColumn({ columns, rows }: RecipientTable, isNumber: (cell: string) => boolean): number {
  const named = columns.findIndex((name) => numberNames.test(name))
  if (named >= 0) return named
  const first = rows.slice(0, 20)
  const counts = columns.map((_name, index) => first.filter(({ cells }) => isNumber(cells[index] ?? '')).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}
