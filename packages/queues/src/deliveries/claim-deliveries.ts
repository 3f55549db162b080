import { randomUUID } from 'node:crypto'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { thinPayload } from '@channel/core/mechanisms/events'
import { type Queryable, statement } from '@channel/db'
import { isFree, leaseEnd, lockDue } from '../leased/index.ts'
import { type CountByLane, deliveryLanes, laneColumn } from './deliveries-table.ts'
import { WaitingDeliveries } from './find-due-subscriptions.ts'
import { isBetween } from './find-waiting-weeks.ts'

/** The max number of deliveries of a subscription to claim, by lane. */
export interface WantedDeliveries extends CountByLane {
  readonly organization_id: string
  readonly subscription_id: string
}

/** A secret as it is stored. */
export interface SealedSecret {
  readonly id: string
  readonly key_id: string
  /** In base64. */
  readonly sealed: string
}

/** The headers of a subscription as they are stored. `sealed` is in base64. */
export type SealedHeaders = Omit<SealedSecret, 'id'>

/** A claimed delivery, with everything that an attempt needs. It belongs to this worker until the lease expires. */
export interface ClaimedDelivery {
  readonly organization_id: string
  readonly id: string
  readonly subscription_id: string
  readonly event_id: string
  readonly event_type: string
  /** The attempts so far. */
  readonly attempt_count: number
  readonly is_replay: boolean
  /** The subscription's current URL; of a replay, the URL of the original. */
  readonly url: string
  /** Whether `url` is the subscription's current URL. Only then does the outcome affect the subscription's health. */
  readonly is_current_url: boolean
  /** Whether the subscription's last attempts have failed. */
  readonly failing: boolean
  /** The exact bytes of the body. */
  readonly payload: string
  /** The secrets that have not expired, the newest first. */
  readonly secrets: readonly SealedSecret[]
  /** The headers that the organization has set. The deliveries of a claim share them. */
  readonly headers: SealedHeaders | null
  /** The span that caused it; null if it is not traced. */
  readonly traceparent: string | null
  /** Unique to the claim. */
  readonly lease_token: string
}

/** A delivery that is no longer due. */
export type BlockedDelivery = Pick<
  ClaimedDelivery,
  'organization_id' | 'subscription_id' | 'attempt_count' | 'is_replay'
>

export interface ClaimRequest {
  readonly wanted: readonly WantedDeliveries[]
  readonly leaseMs: number
  /** What the last {@link findDueSubscriptions} has found. */
  readonly waiting?: WaitingDeliveries
}

/** The result of a claim. */
export interface Claim {
  readonly deliveries: readonly ClaimedDelivery[]
  /** Deliveries that were due, but have to wait for an earlier one of their conversation. */
  readonly blocked: readonly BlockedDelivery[]
  /** When the claim was made, in milliseconds since 1970, by the database's clock plus `aheadMs`. */
  readonly claimedAtMs: number
}

/** The place of a delivery in its conversation: what was begun is first, then what was recorded first. */
const placeOf = (delivery: string) =>
  `(${delivery}.attempt_count = 0 AND ${delivery}.lease_token IS NULL, ${delivery}.created_at, ${delivery}.id)`

const isOfWeeks = (delivery: string) => isBetween(delivery, '$8', '$9')

// Each row of `wanted` is a lane of a subscription. A locked row cannot move, so its `ctid` saves a second lookup by key; its id selects the partition.
// Values that many rows share are returned once: the time of the claim, and secrets and headers in the first of successive
// rows of a subscription. A delivery that must wait for an earlier one of its conversation is blocked, under the lock of that one:
// the end of that one unblocks it. It is looked up without the condition of a partial index, which a planner with old statistics would scan. If that one is locked, it is about to change, so the delivery is left for the next claim. A delivery of an erased event ends here: only an older version of the service, without
// erasure, can have replayed it.
const claimStatement = statement(
  'claim_webhook_deliveries',
  `WITH wanted AS MATERIALIZED (
     SELECT subscription.organization_id, subscription.id AS subscription_id, lane, quota, since, subscription.url,
       subscription.failing_since IS NOT NULL AS failing,
       (SELECT json_agg(json_build_object('id', id, 'key_id', key_id, 'sealed', encode(sealed, 'base64'))
                        ORDER BY created_at DESC, id DESC)
        FROM webhook_secrets secret
        WHERE secret.organization_id = subscription.organization_id AND secret.subscription_id = subscription.id
          AND (expires_at IS NULL OR expires_at > ${currentTime('$5')})) AS secrets,
       CASE WHEN header_names <> '{}' OR has_basic_auth THEN (
         SELECT json_build_object('key_id', key_id, 'sealed', encode(sealed, 'base64')) FROM webhook_headers headers
         WHERE headers.organization_id = subscription.organization_id AND headers.subscription_id = subscription.id
       ) END AS headers, thin_payload, ordering = 'conversation' AS is_ordered
     FROM unnest($1::text[], $2::text[], $3::int[], $4::int[], $12::timestamptz[]) AS asked (organization_id, id, lane, quota, since)
     JOIN webhook_subscriptions subscription
       ON subscription.organization_id = asked.organization_id AND subscription.id = asked.id AND enabled
   ), claimed AS MATERIALIZED (
     SELECT due.*, wanted.url AS current_url, failing, secrets, headers, thin_payload, is_ordered FROM wanted CROSS JOIN LATERAL (
       ${lockDue({
         columns:
           'delivery.ctid AS row, delivery.organization_id, delivery.subscription_id, delivery.id, conversation_id, created_at, attempt_count, lease_token',
         from: 'webhook_deliveries delivery',
         where: `delivery.organization_id = wanted.organization_id AND delivery.subscription_id = wanted.subscription_id
           AND ${isOfWeeks('delivery')} AND ${laneColumn} = wanted.lane AND next_attempt_at >= wanted.since AND next_attempt_at <= ${currentTime('$5')}
           AND ${isFree('delivery', '$5')}`,
         order: 'next_attempt_at',
         limit: 'wanted.quota',
         organization: 'wanted.organization_id',
       })}
     ) AS due
   ), checked AS MATERIALIZED (
     SELECT claimed.*, CASE WHEN is_ordered AND claimed.conversation_id IS NOT NULL THEN (
       SELECT id FROM webhook_deliveries earlier
       WHERE earlier.organization_id = claimed.organization_id AND ${isOfWeeks('earlier')}
         AND earlier.subscription_id = claimed.subscription_id AND earlier.conversation_id = claimed.conversation_id
         AND earlier.next_attempt_at IS NOT NULL AND ${placeOf('earlier')} < ${placeOf('claimed')}
       LIMIT 1
     ) END AS blocker FROM claimed
   ), locked_blocker AS MATERIALIZED (
     SELECT named.organization_id, earlier.id
     FROM (SELECT DISTINCT organization_id, blocker FROM checked WHERE blocker IS NOT NULL) AS named CROSS JOIN LATERAL (
       SELECT id FROM webhook_deliveries blocking
       WHERE organization_id = named.organization_id AND id = blocker AND ${isOfWeeks('blocking')} AND status IN ('pending', 'failed')
       LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
     ) AS earlier
   ), decided AS MATERIALIZED (
     SELECT checked.*, blocker IS NOT NULL AS is_blocked, ${leaseEnd('$5', '$7')} AS lease_end FROM checked
     WHERE blocker IS NULL OR EXISTS (
       SELECT FROM locked_blocker WHERE locked_blocker.organization_id = checked.organization_id AND locked_blocker.id = blocker
     )
   ), leased AS (
     UPDATE webhook_deliveries delivery
     SET lease_token = CASE WHEN event.payload_erased_at IS NULL AND NOT is_blocked THEN $6::uuid END,
       leased_until = CASE WHEN event.payload_erased_at IS NULL AND NOT is_blocked THEN decided.lease_end END,
       payload_erased_at = event.payload_erased_at,
       status = CASE WHEN event.payload_erased_at IS NULL THEN status ELSE 'dead' END,
       next_attempt_at = CASE WHEN event.payload_erased_at IS NULL AND NOT is_blocked THEN next_attempt_at END
     FROM decided CROSS JOIN events event
     WHERE delivery.ctid = decided.row AND delivery.id = decided.id AND delivery.organization_id = decided.organization_id AND ${isOfWeeks('delivery')}
       AND event.organization_id = delivery.organization_id AND event.id = delivery.event_id AND ${isBetween('event', '$10', '$11')}
     RETURNING delivery.*, decided.current_url, decided.failing, decided.secrets, decided.headers,
       decided.thin_payload, decided.is_blocked, event.payload::text AS payload
   )
   SELECT leased.organization_id, leased.id, leased.subscription_id, leased.event_id, leased.event_type,
     leased.attempt_count,
     leased.replayed_from IS NOT NULL AS is_replay,
     CASE WHEN leased.replayed_from IS NULL THEN leased.current_url ELSE leased.url END AS url,
     leased.replayed_from IS NULL OR leased.url = leased.current_url AS is_current_url,
     leased.failing, CASE WHEN NOT is_blocked THEN leased.payload END AS payload, leased.thin_payload, is_blocked, leased.traceparent,
     CASE WHEN lag(leased.subscription_id) OVER claim_order IS DISTINCT FROM leased.subscription_id
       THEN leased.secrets::text END AS secrets,
     CASE WHEN lag(leased.subscription_id) OVER claim_order IS DISTINCT FROM leased.subscription_id
       THEN leased.headers::text END AS headers,
     CASE WHEN lag(leased.id) OVER claim_order IS NULL
       THEN (extract(epoch FROM ${currentTime('$5')}) * 1000)::float8 END AS claimed_at_ms
   FROM leased WHERE lease_token IS NOT NULL OR is_blocked
   WINDOW claim_order AS (ORDER BY leased.next_attempt_at, leased.created_at, leased.id)
   ORDER BY leased.next_attempt_at, leased.created_at, leased.id`,
)

/**
 * Claims due deliveries that no worker has, longest due first. Until the lease expires no other worker gets them, and
 * only results with its token are accepted.
 */
export async function claimDeliveries(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { wanted, leaseMs, waiting = new WaitingDeliveries() }: ClaimRequest,
): Promise<Claim> {
  const lanes = wanted.flatMap(({ organization_id, subscription_id, ...quotas }) =>
    deliveryLanes.map((name, lane) => ({ organization_id, subscription_id, lane, quota: quotas[name] })),
  )
  const { weeks } = waiting
  const asked = lanes.filter(({ quota }) => quota > 0)
  const lease_token = randomUUID()
  const rows = await database.query(claimStatement, [
    asked.map(({ organization_id }) => organization_id),
    asked.map(({ subscription_id }) => subscription_id),
    asked.map(({ lane }) => lane),
    asked.map(({ quota }) => quota),
    aheadMs(),
    lease_token,
    leaseMs,
    `wbd_${weeks.from}`,
    `wbd_${weeks.to}`,
    // The event of a first attempt or a retry has an id of the same time.
    `evt_${asked.some(({ lane }) => lane === 2) ? '' : weeks.from}`,
    `evt_${weeks.to}`,
    asked.map((lane) => waiting.sinceOf(lane)),
  ])
  const secretsOf = readOnce<readonly SealedSecret[]>([])
  const headersOf = readOnce<SealedHeaders | null>(null)
  const leased = rows.filter((row) => !row.is_blocked)
  return {
    blocked: rows.filter((row) => row.is_blocked),
    deliveries: leased.map((row) => ({
      organization_id: row.organization_id,
      id: row.id,
      subscription_id: row.subscription_id,
      event_id: row.event_id,
      event_type: row.event_type,
      attempt_count: row.attempt_count,
      is_replay: row.is_replay,
      url: row.url,
      is_current_url: row.is_current_url,
      failing: row.failing,
      payload: row.thin_payload ? thinPayload(row.payload!) : row.payload!,
      traceparent: row.traceparent,
      secrets: secretsOf(row.subscription_id, row.secrets),
      headers: headersOf(row.subscription_id, row.headers),
      lease_token,
    })),
    claimedAtMs: rows[0]?.claimed_at_ms ?? 0,
  }
}

/** Parses a value of a subscription once for all its deliveries. Text is null where it was returned before. */
function readOnce<Value>(none: Value): (subscriptionId: string, text: string | null) => Value {
  const read = new Map<string, Value>()
  return (subscriptionId, text) => {
    if (read.has(subscriptionId)) return read.get(subscriptionId) as Value
    const value = text === null ? none : (JSON.parse(text) as Value)
    read.set(subscriptionId, value)
    return value
  }
}
