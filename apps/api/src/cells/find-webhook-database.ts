import type { Database } from '@channel/db'
import type { CellDirectory } from './cell-directory.ts'

/**
 * The database whose inbox takes a webhook of the provider: that of the cell that has all of its numbers. Any other webhook belongs to main,
 * whose worker hands the updates of other cells over.
 */
export async function findWebhookDatabase({ main, cells, find }: CellDirectory, body: Uint8Array): Promise<Database> {
  if (cells.names()?.length === 0) return main.database
  const numbers = numbersIn(body)
  const named = numbers.flatMap((number) => [['phone_number', number] as const, ['released_number', number] as const])
  const routes = named.length === 0 ? [] : await find(...named)
  const found = new Set(numbers.map((number) => routes.find(({ key }) => key === number)?.cell))
  const [cell] = found
  return found.size === 1 && cell !== undefined ? (await cells.of(cell)).database : main.database
}

interface Webhook {
  readonly entry: readonly { readonly changes: readonly { readonly value?: Value }[] }[]
}

interface Value {
  readonly metadata?: { readonly phone_number_id?: unknown }
}

/** The numbers of all updates; none if an update has none. */
function numbersIn(body: Uint8Array): string[] {
  try {
    const { entry }: Webhook = JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString())
    const numbers = entry.flatMap(({ changes }) => changes.map(({ value }) => value?.metadata?.phone_number_id))
    return numbers.every(isNumber) ? [...new Set(numbers)] : []
  } catch {
    return []
  }
}

function isNumber(id: unknown): id is string {
  return typeof id === 'string' && /^\d{1,32}$/.test(id)
}
