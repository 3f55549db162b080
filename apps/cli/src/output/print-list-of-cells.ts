import type { OfCell } from '../on-database.ts'
import { printList } from './print.ts'

/** Prints a list of all cells. Each row names its cell, if there are several. */
export function printListOfCells(
  results: readonly OfCell<readonly object[]>[],
  json: boolean | undefined,
  { columns, emptyText }: Parameters<typeof printList>[2],
): void {
  const isOne = results.length === 1
  const rows = results.flatMap(({ cell, result }) => (isOne ? result : result.map((row) => ({ cell, ...row }))))
  printList(rows, json, { columns: isOne ? columns : ['cell', ...columns], emptyText })
}
