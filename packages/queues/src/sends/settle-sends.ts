import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { databaseIsCurrent, isReleased } from '@channel/core/mechanisms/restore'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import { type Database, statement } from '@channel/db'
import { failSend } from './fail-send.ts'
import type { SendFailure } from './send-failure.ts'
import { settleWithinHours } from './uncertain-sends.ts'

const batchSize = 100

const findOverdue = statement(
  'find_overdue_sends',
  `SELECT organization_id, phone_number_id, message_id, lease_token FROM message_sends
   WHERE state = 'uncertain' AND uncertain_until <= ${currentTime('$1')}
     AND ${databaseIsCurrent} AND ${isReleased('organization_id')}
   ORDER BY uncertain_until LIMIT ${batchSize}`,
)

const statusMissing: SendFailure = {
  code: 'upstream_error',
  message: `The provider's response was lost, and no status arrived within ${settleWithinHours} hours. The message may not have been sent.`,
  provider_code: null,
}

/**
 * Settles messages that have been uncertain beyond the limit: those that the provider has reported were sent, all
 * others have failed.
 *
 * @returns whether there may be more to settle
 */
export async function settleSends(
  database: Database,
  scope: Pick<InboundScope, 'mediaBaseUrl'>,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<boolean> {
  const overdue = await database.query(findOverdue, [aheadMs()])
  for (const send of overdue) await failSend(database, scope, send, statusMissing)
  return overdue.length === batchSize
}
