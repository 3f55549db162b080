import { isDeepStrictEqual } from 'node:util'
import type { GroupRecipient, MessagePricing } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'

/** A message, of which the provider may have reported the price. */
interface PricedMessage {
  readonly created_at: string
  readonly pricing: MessagePricing | null
  /** The members of a group, each of which has a price of its own. */
  readonly recipients: readonly GroupRecipient[] | null
}

const insertStatement = statement(
  'record_usage',
  `INSERT INTO usage_counts (organization_id, day, phone_number_id, category, type, country, billable, count)
   VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date, $3, $4, $5, $6, $7, $8)`,
)

/** Counts a message by its prices, and no more by those that it had before. */
export function recordUsage(
  tx: Transaction,
  organizationId: string,
  phoneNumberId: string,
  before: PricedMessage,
  after: PricedMessage,
): void {
  const [old, now] = [pricesOf(before), pricesOf(after)]
  const changes = [
    ...without(old, now).map((pricing) => ({ pricing, count: -1 })),
    ...without(now, old).map((pricing) => ({ pricing, count: 1 })),
  ]
  for (const { pricing, count } of changes) {
    const { category, type, country, billable } = pricing
    const price = [category ?? '', type ?? '', country ?? '', billable]
    tx.enqueue(insertStatement, [organizationId, after.created_at, phoneNumberId, ...price, count])
  }
}

function pricesOf({ pricing, recipients }: PricedMessage): MessagePricing[] {
  return [pricing, ...(recipients ?? []).map((recipient) => recipient.pricing)].filter((each) => each != null)
}

/** The prices without others, each of which counts once. */
function without(prices: readonly MessagePricing[], others: readonly MessagePricing[]): MessagePricing[] {
  const rest = [...others]
  return prices.filter((price) => {
    const index = rest.findIndex((other) => isDeepStrictEqual(price, other))
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}
