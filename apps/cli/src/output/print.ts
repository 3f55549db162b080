/** A row in wire names; `--json` prints it unchanged. */
export type Row = Readonly<Record<string, unknown>>

/** Prints one object: JSON on one line, or a line per field. */
export function printOne(row: object, json: boolean | undefined): void {
  console.log(json ? JSON.stringify(row) : fieldsOf(row))
}

/** Prints a list: one JSON array, or a table with the named columns. `emptyText` is printed for an empty list. */
export function printList(
  rows: readonly object[],
  json: boolean | undefined,
  { columns, emptyText }: { columns: readonly string[]; emptyText: string },
): void {
  if (json) console.log(JSON.stringify(rows))
  else console.log(rows.length === 0 ? emptyText : tableOf(rows, columns))
}

function fieldsOf(row: object): string {
  const fields = Object.entries(row).filter(([name]) => name !== 'object')
  const width = Math.max(...fields.map(([name]) => name.length))
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${show(value)}`).join('\n')
}

function tableOf(rows: readonly object[], columns: readonly string[]): string {
  const cells = rows.map((row) => columns.map((column) => show((row as Row)[column])))
  const lines = [columns.map((column) => column.replaceAll('_', ' ').toUpperCase()), ...cells]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  const { name, id } = value as Row
  return String(name ?? id ?? JSON.stringify(value))
}
