import { statement, type Transaction } from '@channel/db'
import { type DeliveryClock, momentAhead } from '../../mechanisms/clock/index.ts'
import { wakeSendsOfMedia } from '../../mechanisms/outbox/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { noteMedia } from '../../resources/messages/index.ts'
import type { ClaimedMedia } from './claim-media.ts'
import { fetchDelayMs } from './fetch-delay.ts'

/**
 * What came of an attempt to fetch a file.
 *
 * - `stored`: it lies under its `file_name`; `sha256` in hexadecimal, as reckoned from the bytes.
 * - `delayed`: nothing can be said of it now (no connection, throttling, no authorization): as often as it takes.
 *   `tokenRefused` when the provider refused the token of the account.
 * - `missed`: the provider answered, and not with the file: a few times more.
 * - `lost`: it will never be had.
 */
export type MediaFetch =
  | { readonly outcome: 'stored'; readonly size: number; readonly sha256: string; readonly mimeType: string | null }
  | { readonly outcome: 'delayed'; readonly reason: string; readonly tokenRefused?: true }
  | { readonly outcome: 'missed' | 'lost'; readonly reason: string }

const mostMisses = 5

const findHeld = statement(
  'find_claimed_media',
  `SELECT (
     SELECT id FROM messages
     WHERE organization_id = media.organization_id AND media_id = media.id ORDER BY direction, created_at LIMIT 1
   ) AS message_id
   FROM media WHERE organization_id = $1 AND id = $2 AND fetch_lease = $3::uuid AND status = 'pending'
   FOR NO KEY UPDATE`,
)
const settleStored = statement(
  'settle_stored_media',
  `UPDATE media SET status = 'ready', path = file_name, size = $3, sha256 = $4, mime_type = coalesce(mime_type, $5),
     provider_url = NULL, fetch_error = NULL, fetch_lease = NULL
   WHERE organization_id = $1 AND id = $2`,
)
// An attempt that nobody knows the end of may have left a file.
const settleLost = statement(
  'settle_lost_media',
  `WITH lost AS (
     UPDATE media SET status = 'failed', file_name = NULL, provider_url = NULL, fetch_error = $3, fetch_lease = NULL
     WHERE organization_id = $1 AND id = $2
   )
   UPDATE media_files SET remove_at = now() + interval '1 hour' WHERE file_name = $4`,
)
const putOff = statement(
  'put_off_media',
  `UPDATE media SET next_fetch_at = ${momentAhead('$4')} + $5::float8 * interval '1 millisecond',
     fetch_misses = fetch_misses + $6, fetch_error = $7, fetch_lease = NULL
   WHERE organization_id = $1 AND id = $2 AND fetch_lease = $3::uuid`,
)

/**
 * Records an attempt under its lease: that the file is there or lost, which the message shows from then on
 * (`message.updated`) and messages that wait to be sent with it need not any longer, or when the next attempt is due. A file whose id the provider need not know any longer by then is
 * lost, and so is one that it has answered for in vain five times.
 *
 * @returns what the file is now; `gone` when it was deleted, or the lease is somebody else's
 */
export async function recordMediaFetch(
  tx: Transaction,
  { mediaBaseUrl }: Pick<InboundScope, 'mediaBaseUrl'>,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  { media, fetch }: { readonly media: ClaimedMedia; readonly fetch: MediaFetch },
): Promise<'ready' | 'failed' | 'pending' | 'gone'> {
  const { organization_id, id, fetch_lease, phone_number_id, file_name } = media
  const isMiss = fetch.outcome === 'missed'
  const delayMs = fetchDelayMs(media.fetch_attempts)
  const isOver = fetch.outcome === 'lost' || (isMiss && media.fetch_misses + 1 >= mostMisses)
  if (fetch.outcome !== 'stored' && !isOver && delayMs <= media.life_left_ms) {
    const values = [organization_id, id, fetch_lease, clock.aheadMs(), delayMs, isMiss ? 1 : 0, fetch.reason]
    return (await tx.execute(putOff, values)) > 0 ? 'pending' : 'gone'
  }
  const [held] = await tx.query(findHeld, [organization_id, id, fetch_lease])
  if (held === undefined) return 'gone'
  const stored = fetch.outcome === 'stored' ? { path: file_name, size: fetch.size, mime_type: fetch.mimeType } : null
  if (held.message_id !== null) {
    const scope = { organizationId: organization_id, mediaBaseUrl }
    await noteMedia(tx, scope, { phone_number_id, message_id: held.message_id, stored })
  }
  await wakeSendsOfMedia(tx, clock, media)
  if (fetch.outcome === 'stored') {
    tx.enqueue(settleStored, [organization_id, id, fetch.size, fetch.sha256, fetch.mimeType])
    return 'ready'
  }
  tx.enqueue(settleLost, [organization_id, id, fetch.reason, file_name])
  return 'failed'
}
