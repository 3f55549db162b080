import type { Database } from '@channel/db'
import { numbersInWebhook } from '@channel/provider'
import type { CellDirectory } from './cell-directory.ts'

/**
 * The database whose inbox takes a webhook of the provider: that of the cell that has all of its numbers. Any other webhook belongs to main,
 * whose worker hands the updates of other cells over.
 */
export async function findWebhookDatabase({ main, cells, find }: CellDirectory, body: Uint8Array): Promise<Database> {
  if (cells.names()?.length === 0) return main.database
  const numbers = numbersInWebhook(body)
  const named = numbers.flatMap((number) => [['phone_number', number] as const, ['released_number', number] as const])
  const routes = named.length === 0 ? [] : await find(...named)
  const found = new Set(numbers.map((number) => routes.find(({ key }) => key === number)?.cell))
  const [cell] = found
  return found.size === 1 && cell !== undefined ? (await cells.of(cell)).database : main.database
}
