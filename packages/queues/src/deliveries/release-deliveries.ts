import { type Queryable, statement } from '@channel/db'
import { leaseOf, releaseLeases } from '../leased/index.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { deliveriesTable } from './deliveries-table.ts'

const releaseStatement = statement(
  'release_webhook_deliveries',
  releaseLeases(deliveriesTable, { set: 'leased_until = NULL' }),
)

/** Releases deliveries that were not attempted, so that any worker can claim them at once. */
export async function releaseDeliveries(
  database: Queryable,
  deliveries: readonly Pick<ClaimedDelivery, 'organization_id' | 'id' | 'lease_token'>[],
): Promise<void> {
  if (deliveries.length === 0) return
  const leases = deliveries.map((delivery) => leaseOf(deliveriesTable, delivery))
  await database.execute(releaseStatement, [JSON.stringify(leases)])
}
