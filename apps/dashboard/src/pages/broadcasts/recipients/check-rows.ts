import { broadcastsText } from '../../../messages/broadcasts.ts'
import { parseNumber } from './parse-number.ts'
import type { RecipientRow, RecipientTable } from './recipient-table.ts'

export interface LineProblem {
  readonly line: number
  readonly problem: string
}

/** A row that can be sent to. */
export interface CheckedRow extends RecipientRow {
  readonly to: string
}

export interface CheckedRows {
  readonly rows: readonly CheckedRow[]
  readonly problems: readonly LineProblem[]
}

/** The page responds between so many rows. */
const pauseAfter = 1_000
const { problems: labels } = broadcastsText.new

/**
 * Finds the rows that have a phone number, and a value in each column that is used.
 *
 * @param numberIn the column of the numbers
 * @param used the columns that fill the template
 */
export async function checkRows(
  { columns, rows }: RecipientTable,
  numberIn: number,
  used: readonly number[],
  signal: AbortSignal,
): Promise<CheckedRows> {
  const checked: CheckedRow[] = []
  const problems: LineProblem[] = []
  for (const [index, row] of rows.entries()) {
    if (index % pauseAfter === pauseAfter - 1) await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    const written = row.cells[numberIn]?.trim() ?? ''
    const parsed = parseNumber(written)
    const empty = used.find((column) => !row.cells[column]?.trim())
    if (written === '') problems.push({ line: row.line, problem: labels.noNumber })
    else if ('problem' in parsed)
      problems.push({ line: row.line, problem: labels.numbers[parsed.problem](written.slice(0, 40)) })
    else if (empty !== undefined)
      problems.push({ line: row.line, problem: labels.emptyCell(columns[empty] || String(empty + 1)) })
    else checked.push({ ...row, to: parsed.number })
  }
  return { rows: checked, problems }
}
