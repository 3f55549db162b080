import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { hintSend, type SendingNumber } from '@channel/core/mechanisms/outbox'
import { type Database, type Queryable, statement } from '@channel/db'
import { dueOrganizations, lockDueOfEach, type WantedRows } from '../leased/index.ts'

const isScheduled = "state = 'scheduled'"

const findStatement = statement(
  'find_due_scheduled_sends',
  dueOrganizations('message_sends', isScheduled, 'created_at', currentTime('$1')),
)

/** Finds the organizations with scheduled messages that are due. */
export function findDueScheduled(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<{ organization_id: string }[]> {
  return database.query(findStatement, [aheadMs()])
}

// They are due from now on: a scan may begin after their time, see WaitingSince.
const releaseStatement = statement(
  'release_scheduled_sends',
  `WITH due AS MATERIALIZED (
     ${lockDueOfEach({
       columns: 'organization_id, message_id',
       from: 'message_sends',
       where: `${isScheduled} AND created_at <= ${currentTime('$3')}`,
       order: 'created_at',
       organization: 'wanted.organization_id',
     })}
   )
   UPDATE message_sends send SET state = 'pending', next_attempt_at = statement_timestamp()
   FROM due WHERE send.organization_id = due.organization_id AND send.message_id = due.message_id
   RETURNING send.organization_id, send.phone_number_id`,
)

/**
 * Moves scheduled messages that are due to those to send, where they wait like all others. A worker that dies has moved them, or
 * has not.
 *
 * @returns the number of each
 */
export function releaseScheduled(
  database: Database,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  wanted: readonly WantedRows[],
): Promise<SendingNumber[]> {
  return database.transaction(async (tx) => {
    const quotas = [wanted.map(({ organization_id }) => organization_id), wanted.map(({ quota }) => quota)]
    const released = await tx.query(releaseStatement, [...quotas, aheadMs()])
    const numbers = new Map(released.map((number) => [`${number.organization_id} ${number.phone_number_id}`, number]))
    for (const number of numbers.values()) hintSend(tx, number)
    return released
  })
}
