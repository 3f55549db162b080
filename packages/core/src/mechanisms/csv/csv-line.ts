/** What a spreadsheet would run. Escaped values are escaped again, so that no value is lost. */
const formula = /^'*[=+\-@\t\r]/

/** The value of a cell of {@link csvLine}: without the apostrophe that disarms a formula. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/** A line of comma-separated values (RFC 4180). Null is an empty cell, an object is JSON. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => csvCell(textOf(cell))).join(',')}\r\n`
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell as string | number | boolean)
}

/** A spreadsheet would run a cell that begins like a formula. */
function csvCell(text: string): string {
  const shown = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown
}
