import type { Delivery } from './webhook-types.ts'

const everyMs = 2_000

/** How often deliveries are loaded again: while an attempt is due, because no event reports its result. */
export function pollDue(deliveries: readonly Pick<Delivery, 'status' | 'next_attempt_at'>[]): number | false {
  const isDue = ({ status, next_attempt_at: next }: (typeof deliveries)[number]) =>
    status === 'pending' || (next !== null && Date.parse(next) <= Date.now())
  return deliveries.some(isDue) && everyMs
}
