import { operationsOf, type ReadableDocument } from '@channel/contract/read-document'

/** The contract on one page: method, path, operationId and tag of every operation, aligned, in the document's order. */
export function operationsInventory(document: ReadableDocument): string {
  const rows = operationsOf(document).map(({ method, path, operation: { operationId, tags } }) => [
    method.toUpperCase(),
    path,
    operationId,
    tags.join(' '),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]!.length)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return `${lines.join('\n')}\n`
}
