import { type Queryable, statement } from '@channel/db'
import type { ClaimedDelivery } from './claim-deliveries.ts'

const releaseStatement = statement(
  'release_webhook_deliveries',
  `UPDATE webhook_deliveries delivery SET lease_token = NULL, leased_until = NULL
   FROM unnest($1::text[], $2::text[], $3::uuid[]) AS held (organization_id, id, lease_token)
   WHERE delivery.organization_id = held.organization_id AND delivery.id = held.id
     AND delivery.lease_token = held.lease_token`,
)

/** Gives back what was claimed and not attempted, so that any worker can have it at once. */
export async function releaseDeliveries(
  database: Queryable,
  deliveries: readonly Pick<ClaimedDelivery, 'organization_id' | 'id' | 'lease_token'>[],
): Promise<void> {
  if (deliveries.length === 0) return
  await database.execute(releaseStatement, [
    deliveries.map(({ organization_id }) => organization_id),
    deliveries.map(({ id }) => id),
    deliveries.map(({ lease_token }) => lease_token),
  ])
}
