import { randomUUID } from 'node:crypto'
import type { HeldBroadcast } from '@channel/core/broadcasts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import { type Queryable, statement } from '@channel/db'
import { claimValues, type DueRows, endOfClaim, finderOfDue, lockDueRows, type WantedClaim } from '../leased/index.ts'

const dueBroadcasts: DueRows = {
  table: 'broadcasts',
  dueAt: 'next_attempt_at',
  isWaiting: "status IN ('scheduled', 'running')",
}

/** Finds the organizations with broadcasts whose next messages are due. */
export const findDueBroadcasts = finderOfDue('find_due_broadcasts', dueBroadcasts)

const claimStatement = statement(
  'claim_broadcasts',
  `WITH due AS MATERIALIZED (
     ${lockDueRows(dueBroadcasts, { columns: 'organization_id, id', organization: 'wanted.organization_id' })}
   )
   UPDATE broadcasts broadcast SET lease_token = $5::uuid, next_attempt_at = ${endOfClaim}
   FROM due WHERE broadcast.organization_id = due.organization_id AND broadcast.id = due.id
   RETURNING broadcast.organization_id, broadcast.id, broadcast.phone_number_id, broadcast.lease_token`,
)

/** Claims broadcasts that no worker has, longest due first. */
export function claimBroadcasts(
  database: Queryable,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  claim: WantedClaim,
): Promise<HeldBroadcast[]> {
  return database.query(claimStatement, [...claimValues(clock, claim), randomUUID()])
}
