import { type RowOf, statement, type Transaction } from '@channel/db'
import { currentTime } from '../../mechanisms/clock/index.ts'
import { requireActive } from '../../mechanisms/entitlements/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import {
  findMediaToSend,
  findSendingAccount,
  findTemplateToSend,
  requireActiveCustomer,
  type SendingAccount,
} from '../messages/index.ts'
import type { TemplateRow } from '../templates/index.ts'
import { broadcastColumns } from './broadcast-view.ts'
import { failureOfAll, failuresOfAll } from './failures-of-all.ts'
import { mediaOf } from './template-of.ts'

/** The claim of a broadcast. */
export interface HeldBroadcast {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
  readonly lease_token: string
}

/** How fast messages are made. */
export interface BroadcastPace {
  /** Max messages of a call. */
  readonly maxMessages: number
  /** Max messages of the account's broadcasts that wait to be sent … */
  readonly maxWaiting: number
  /** … and of a number that is also used in the business app. */
  readonly maxWaitingInBusinessApp: number
  /** When to make the next ones, in milliseconds. With a rate after half of it: no more than a second is made up for. */
  readonly pauseMs: number
  /** How far the database's clock is ahead, in tests. */
  readonly aheadMs: number
}

// Of a rate, no more than a second is made up for.
const holdStatement = statement(
  'hold_broadcast',
  `SELECT ${broadcastColumns}, broadcast.made_until, account.name AS account_name, account.in_business_app, token.sealed IS NOT NULL AS has_token,
     account.status = 'disconnected' AS is_disconnected,
     coalesce(account.offboarded_at > ${currentTime('$4')} - interval '24 hours', false) AS is_away,
     CASE WHEN ${failuresOfAll('$1', '$2')} > broadcast.failures_seen THEN ${failureOfAll('$1', '$2')} END AS failure,
     floor(broadcast.rate * extract(epoch FROM ${currentTime('$4')} - paid.until))::int AS due,
     paid.until AS paid_until,
     (SELECT count(*)::int FROM (
       SELECT FROM message_sends send
       WHERE send.organization_id = $1 AND send.phone_number_id = broadcast.phone_number_id AND send.is_bulk
         AND send.state = 'pending' AND send.next_attempt_at <= ${currentTime('$4')}
       LIMIT $5
     ) AS counted) AS waiting
   FROM broadcasts broadcast
   CROSS JOIN LATERAL (
     SELECT greatest(broadcast.paid_until, ${currentTime('$4')} - interval '1 second') AS until
   ) AS paid
   JOIN channel_accounts account
     ON account.organization_id = $1 AND account.phone_number_id = broadcast.phone_number_id
   LEFT JOIN provider_authorizations token
     ON token.organization_id = $1 AND token.phone_number_id = account.phone_number_id
   WHERE broadcast.organization_id = $1 AND broadcast.id = $2 AND broadcast.lease_token = $3::uuid
     AND broadcast.status IN ('scheduled', 'running')
   FOR NO KEY UPDATE OF broadcast`,
)
/** A broadcast that runs, or is to begin, and what its account and its messages are like. */
export type HeldRow = RowOf<'hold_broadcast'>

/**
 * Locks a broadcast until the transaction ends.
 *
 * @returns undefined if the claim has ended
 */
export async function holdBroadcast(
  tx: Transaction,
  { organization_id, id, lease_token }: HeldBroadcast,
  { aheadMs, maxWaiting }: BroadcastPace,
): Promise<HeldRow | undefined> {
  return (await tx.query(holdStatement, [organization_id, id, lease_token, aheadMs, maxWaiting]))[0]
}

/** Why no message of the broadcast can be sent, by its account and the messages that have failed. */
export function reasonToPause({ failure, is_disconnected, is_away, has_token }: HeldRow): string | undefined {
  if (failure !== null) return failure
  if (is_disconnected && !is_away) return 'account_disconnected'
  return has_token ? undefined : 'auth_expired'
}

/** Requires what all messages of a broadcast need. @throws ApiError */
export async function requireSendable(
  tx: Transaction,
  scope: Pick<Scope, 'organizationId'>,
  row: HeldRow,
): Promise<{ readonly account: SendingAccount; readonly template: TemplateRow }> {
  const { phone_number_id, template: given } = row
  const [account, requireTemplate, requireMedia] = await Promise.all([
    findSendingAccount(tx, scope, phone_number_id),
    findTemplateToSend(tx, scope, phone_number_id, given),
    findMediaToSend(tx, scope, phone_number_id, mediaOf(given)),
  ])
  requireActive(account)
  requireActiveCustomer(account)
  const template = requireTemplate()
  requireMedia()
  if (template === undefined) throw new Error('The template was not found.')
  return { account, template }
}

/** How many messages may be made now. */
export function roomOf(row: HeldRow, pace: BroadcastPace): number {
  if (row.is_away) return 0
  const maxWaiting = row.in_business_app ? pace.maxWaitingInBusinessApp : pace.maxWaiting
  return Math.max(0, Math.min(pace.maxMessages, maxWaiting - (row.waiting ?? 0), row.due ?? pace.maxMessages))
}
