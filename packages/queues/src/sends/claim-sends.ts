import { randomUUID } from 'node:crypto'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { SendingNumber } from '@channel/core/mechanisms/outbox'
import { opaque } from '@channel/core/mechanisms/pagination'
import { type Queryable, statement } from '@channel/db'
import { leaseEnd, lockDue, type WaitingSince } from '../leased/index.ts'
import { mayBeClaimed } from './due-sends.ts'

/** The max number of messages of an account to claim. */
export interface WantedSends extends SendingNumber {
  readonly quota: number
}

/** A claimed message. It belongs to this worker until the lease expires. */
export interface ClaimedSend extends SendingNumber {
  readonly message_id: string
  /** The provider's business account of the number, if known. */
  readonly waba_id: string | null
  /** Whether the number is also used in the provider's business app, which lowers its max message rate. */
  readonly in_business_app: boolean
  /** The phone number or user id of the recipient. */
  readonly recipient: string
  /** The attempts so far that count. */
  readonly attempt_count: number
  /** The age of the message, in milliseconds. */
  readonly age_ms: number
  /** The span that caused the next attempt; null if it is not traced. */
  readonly traceparent: string | null
  /** Unique to the claim. */
  readonly lease_token: string
}

interface ClaimRequest {
  readonly wanted: readonly WantedSends[]
  readonly leaseMs: number
  /** What the last {@link findDueNumbers} has found. */
  readonly since?: WaitingSince
}

// The claim commits without waiting for the disk or a standby: no request is made before its begin commits with a flush, which
// covers the claim. A server that fails may forget a claim alone; then the message is free again.
const withoutFlush = "set_config('synchronous_commit', 'off', true)"

// With arrays of known lengths, PostgreSQL planned each claim anew.
const asked = ['$1::text[]', '$2::text[]', '$7::boolean[]', '$3::int[]', '$8::timestamptz[]'].map(opaque).join(', ')

const claimStatement = statement(
  'claim_message_sends',
  `WITH wanted AS MATERIALIZED (
     SELECT asked.* FROM unnest(${asked}) AS asked (organization_id, phone_number_id, is_bulk, quota, since),
       ${withoutFlush}
   ), claimed AS MATERIALIZED (
     SELECT due.* FROM wanted CROSS JOIN LATERAL (
       ${lockDue({
         columns: 'organization_id, message_id',
         from: 'message_sends send',
         where: `send.organization_id = wanted.organization_id AND send.phone_number_id = wanted.phone_number_id
           AND send.is_bulk = wanted.is_bulk AND send.next_attempt_at >= wanted.since
           AND ${mayBeClaimed('$4')}`,
         order: 'send.next_attempt_at',
         limit: 'wanted.quota',
         organization: 'wanted.organization_id',
       })}
     ) AS due
   ), leased AS (
     UPDATE message_sends send
     SET lease_token = $5::uuid, leased_until = ${leaseEnd('$4', '$6')}
     FROM claimed WHERE send.organization_id = claimed.organization_id AND send.message_id = claimed.message_id
     RETURNING send.*
   )
   SELECT leased.organization_id, leased.phone_number_id, leased.is_bulk, leased.message_id, account.waba_id, account.in_business_app,
     coalesce(payload ->> 'to', payload ->> 'recipient') AS recipient, attempt_count, lease_token, leased.traceparent,
     (extract(epoch FROM ${currentTime('$4')} - leased.created_at) * 1000)::float8 AS age_ms
   FROM leased
   JOIN channel_accounts account
     ON account.organization_id = leased.organization_id AND account.phone_number_id = leased.phone_number_id
   ORDER BY leased.next_attempt_at, leased.created_at, leased.message_id`,
)

/**
 * Claims due messages that no worker has. Until the lease expires no other worker gets them, and only results with its
 * token are accepted. It claims one message per conversation, unless the earlier ones have failed several times.
 */
export function claimSends(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { wanted, leaseMs, since }: ClaimRequest,
): Promise<ClaimedSend[]> {
  return database.query(claimStatement, [
    wanted.map(({ organization_id }) => organization_id),
    wanted.map(({ phone_number_id }) => phone_number_id),
    wanted.map(({ quota }) => quota),
    aheadMs(),
    randomUUID(),
    leaseMs,
    wanted.map(({ is_bulk = false }) => is_bulk),
    wanted.map((number) => since?.sinceOf({ is_bulk: false, ...number }) ?? '-infinity'),
  ])
}
