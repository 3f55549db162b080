import { randomUUID } from 'node:crypto'
import type { HeldBroadcast } from '@channel/core/broadcasts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { dueOrganizations, leaseEnd, lockDueOfEach, type WantedRows } from '../leased/index.ts'

const isWaiting = "status IN ('scheduled', 'running')"
const findStatement = statement(
  'find_due_broadcasts',
  dueOrganizations('broadcasts', isWaiting, 'next_attempt_at', currentTime('$1')),
)

/** Finds the organizations with broadcasts whose next messages are due. */
export function findDueBroadcasts(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<{ organization_id: string }[]> {
  return database.query(findStatement, [aheadMs()])
}

// A lease is a due time in the future.
const claimStatement = statement(
  'claim_broadcasts',
  `WITH due AS MATERIALIZED (
     ${lockDueOfEach({
       columns: 'organization_id, id',
       from: 'broadcasts',
       where: `${isWaiting} AND next_attempt_at <= ${currentTime('$3')}`,
       order: 'next_attempt_at',
       organization: 'wanted.organization_id',
     })}
   )
   UPDATE broadcasts broadcast SET lease_token = $4::uuid, next_attempt_at = ${leaseEnd('$3', '$5')}
   FROM due WHERE broadcast.organization_id = due.organization_id AND broadcast.id = due.id
   RETURNING broadcast.organization_id, broadcast.id, broadcast.phone_number_id, broadcast.lease_token`,
)

/** Claims broadcasts that no worker has, longest due first. */
export function claimBroadcasts(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { wanted, leaseMs }: { readonly wanted: readonly WantedRows[]; readonly leaseMs: number },
): Promise<HeldBroadcast[]> {
  const organizations = wanted.map(({ organization_id }) => organization_id)
  const quotas = wanted.map(({ quota }) => quota)
  return database.query(claimStatement, [organizations, quotas, aheadMs(), randomUUID(), leaseMs])
}
