import { type Database, statement, type Transaction } from '@channel/db'
import { parseWebhook } from '@channel/provider'
import { numberOf } from '../inbox/index.ts'
import { countRemoved } from './deletions.ts'

const atATime = 20

const findNumbers = statement(
  'find_numbers_of_deletion',
  `SELECT phone_number_id FROM released_numbers
   WHERE released_at >= (SELECT started_at FROM organization_deletions WHERE organization_id = $1)`,
)
// Workers drop those that they process right now.
const findWebhooks = statement(
  'find_webhooks_of_released_numbers',
  `SELECT id, body FROM provider_webhooks
   WHERE id > $2
     AND EXISTS (SELECT FROM unnest($1::text[]) AS number WHERE position(convert_to(number, 'UTF8') IN body) > 0)
   ORDER BY id LIMIT ${atATime} FOR UPDATE SKIP LOCKED`,
)
const deleteWebhooks = statement(
  'delete_webhooks_of_released_numbers',
  'DELETE FROM provider_webhooks WHERE id = ANY ($1)',
)

/**
 * Removes the stored webhooks of the numbers of a deleted organization, pending and abandoned ones. One that also has updates of
 * other organizations stays: its updates of these numbers are dropped.
 *
 * @returns the number of removed webhooks
 */
export async function removeWebhooks(database: Database, organizationId: string): Promise<number> {
  const rows = await database.query(findNumbers, [organizationId])
  const numbers = new Set(rows.map(({ phone_number_id }) => phone_number_id))
  let removed = 0
  for (let after: number | undefined = 0; after !== undefined && numbers.size > 0; ) {
    const step: Step = await database.transaction((tx) => removeSome(tx, organizationId, numbers, after ?? 0))
    removed += step.removed
    after = step.last
  }
  return removed
}

interface Step {
  readonly removed: number
  /** Undefined: there are no more. */
  readonly last: number | undefined
}

async function removeSome(
  tx: Transaction,
  organizationId: string,
  numbers: ReadonlySet<string>,
  after: number,
): Promise<Step> {
  const found = await tx.query(findWebhooks, [[...numbers], after])
  const own = found.filter(({ body }) => isOnlyOf(numbers, body)).map(({ id }) => id)
  if (own.length > 0) tx.enqueue(deleteWebhooks, [own])
  countRemoved(tx, organizationId, 'provider_webhooks', own.length)
  return { removed: own.length, last: found[atATime - 1]?.id }
}

/** A webhook that cannot be parsed is never processed. */
function isOnlyOf(numbers: ReadonlySet<string>, body: Buffer): boolean {
  const parsed = parseWebhook(body)
  if (!parsed.ok) return true
  return parsed.updates.map(numberOf).every((number) => number === null || numbers.has(number))
}
