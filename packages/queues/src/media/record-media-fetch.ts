import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { wakeSendsOfMedia } from '@channel/core/mechanisms/outbox'
import { countingAt } from '@channel/core/mechanisms/restore'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import { recordFetchedMedia } from '@channel/core/messages'
import { statement, type Transaction } from '@channel/db'
import type { ClaimedMedia } from './claim-media.ts'
import { fetchDelayMs } from './fetch-delay-ms.ts'

/**
 * The outcome of an attempt to fetch a file.
 *
 * - `stored`: it is in the store under its `stored_name`; `sha256` in hexadecimal, computed from the bytes.
 * - `delayed`: temporary failure (no connection, throttling, no authorization), retried without a limit of attempts.
 * `tokenRefused` when the provider refused the token of the account.
 * - `missed`: the provider responded without the file; retried a few times.
 * - `lost`: it is permanently unavailable.
 */
export type MediaFetch =
  | { readonly outcome: 'stored'; readonly size: number; readonly sha256: string; readonly mimeType: string | null }
  | { readonly outcome: 'delayed'; readonly reason: string; readonly tokenRefused?: true }
  | { readonly outcome: 'missed' | 'lost'; readonly reason: string }

const maxMisses = 5

const findHeld = statement(
  'find_claimed_media',
  `SELECT created_at, (
     SELECT id FROM messages
     WHERE organization_id = $1 AND media_id = media.id ORDER BY direction, created_at LIMIT 1
   ) AS message_id
   FROM media WHERE organization_id = $1 AND id = $2 AND lease_token = $3::uuid AND status = 'pending'
   FOR NO KEY UPDATE`,
)
const settleStored = statement(
  'settle_stored_media',
  `UPDATE media SET status = 'ready', path = stored_name, size = $3, sha256 = $4, mime_type = coalesce(mime_type, $5),
     provider_url = NULL, fetch_error = NULL, lease_token = NULL
   WHERE organization_id = $1 AND id = $2`,
)
// An attempt with an unknown outcome may have left a file.
const settleLost = statement(
  'settle_lost_media',
  `WITH lost AS (
     UPDATE media SET status = 'failed', stored_name = NULL, provider_url = NULL, fetch_error = $3, lease_token = NULL
     WHERE organization_id = $1 AND id = $2
   )
   UPDATE media_files SET remove_at = now() + interval '1 hour' WHERE organization_id = $1 AND stored_name = $4`,
)
const reschedule = statement(
  'reschedule_media',
  `UPDATE media SET next_fetch_at = ${currentTime('$4')} + $5::float8 * interval '1 millisecond',
     fetch_refusal_count = fetch_refusal_count + $6, fetch_error = $7, lease_token = NULL
   WHERE organization_id = $1 AND id = $2 AND lease_token = $3::uuid`,
)

/**
 * Records the outcome of a download attempt, if its lease is still held. If the file is stored or the download failed
 * permanently, updates the message (`message.updated`) and makes messages that wait for the file due. Otherwise sets the
 * time of the next attempt. A download fails permanently after five `missed` attempts, or when the provider may delete
 * the file before the next attempt.
 *
 * @returns the status of the file; `gone` when it was deleted, or another worker has the lease
 */
export async function recordMediaFetch(
  tx: Transaction,
  { mediaBaseUrl }: Pick<InboundScope, 'mediaBaseUrl'>,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  { media, fetch }: { readonly media: ClaimedMedia; readonly fetch: MediaFetch },
): Promise<'ready' | 'failed' | 'pending' | 'gone'> {
  const { organization_id, id, lease_token, phone_number_id, stored_name } = media
  const isMiss = fetch.outcome === 'missed'
  const delayMs = fetchDelayMs(media.fetch_attempt_count)
  const isOver = fetch.outcome === 'lost' || (isMiss && media.fetch_refusal_count + 1 >= maxMisses)
  if (fetch.outcome !== 'stored' && !isOver && delayMs <= media.life_left_ms) {
    const values = [organization_id, id, lease_token, clock.aheadMs(), delayMs, isMiss ? 1 : 0, fetch.reason]
    return (await tx.execute(reschedule, values)) > 0 ? 'pending' : 'gone'
  }
  const [held] = await tx.query(findHeld, [organization_id, id, lease_token])
  if (held === undefined) return 'gone'
  const stored = fetch.outcome === 'stored' ? { path: stored_name, size: fetch.size, mime_type: fetch.mimeType } : null
  if (held.message_id !== null) {
    const scope = { organizationId: organization_id, mediaBaseUrl }
    const message = { phone_number_id, message_id: held.message_id, stored }
    await countingAt(held.created_at, () => recordFetchedMedia(tx, scope, message))
  }
  await wakeSendsOfMedia(tx, clock, media)
  if (fetch.outcome === 'stored') {
    tx.enqueue(settleStored, [organization_id, id, fetch.size, fetch.sha256, fetch.mimeType])
    return 'ready'
  }
  tx.enqueue(settleLost, [organization_id, id, fetch.reason, stored_name])
  return 'failed'
}
