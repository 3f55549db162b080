import { isAuthorizationRefused, openToken } from '@channel/core/accounts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Database, type RowOf, statement } from '@channel/db'
import type { OutboundMessage, ProviderNumber } from '@channel/provider'
import { heldRows, isHeld, leaseEnd, leaseOf } from '../leased/index.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { isPending, sendsTable } from './due-sends.ts'
import { outboundMessage, type QueuedPayload } from './outbound-message.ts'
import { type SendFailure, sendFailure } from './send-failure.ts'

/** A stored file that the provider does not have (any more). */
export interface FileToUpload {
  readonly organization_id: string
  readonly media_id: string
  /** Its path in the store. */
  readonly path: string
  readonly mime_type: string | null
  readonly filename: string | null
  /** In bytes, if known. */
  readonly size: number | null
}

/** The number of a call, and whether its token was refused before: then an accepted call must be recorded. */
export interface AuthorizedNumber extends ProviderNumber {
  readonly authorizationRefused: boolean
}

/**
 * The next step for a message.
 *
 * - `call`: call the provider, now and once. It is recorded that the provider may have the message. `file` is the
 * provider's id of the file of the message.
 * - `upload`: upload the file to the provider first, then begin again.
 * - `wait`: its file is not stored yet.
 * - `fail`: it may no longer be sent.
 * - `gone`: it was deleted, or another worker has it.
 * - `stuck`: it cannot be sent until the operator fixes the configuration.
 */
export type BegunSend =
  | {
      readonly kind: 'call'
      readonly number: AuthorizedNumber
      readonly message: OutboundMessage
      readonly file?: string
    }
  | { readonly kind: 'upload'; readonly number: AuthorizedNumber; readonly file: FileToUpload }
  | { readonly kind: 'wait' }
  | { readonly kind: 'away' }
  | { readonly kind: 'fail'; readonly failure: SendFailure }
  | { readonly kind: 'gone' }
  | { readonly kind: 'stuck'; readonly error: Error }

/** The provider deletes a received file after 7 days; minus an hour for safety. */
const mediaHold = "interval '167 hours'"
/** How long messages wait for a number of the provider's app whose phone was changed. Most are back within minutes. */
const maxAway = "interval '24 hours'"
/** The provider deletes an uploaded file after 30 days; minus a day for safety. */
const uploadHold = "interval '29 days'"

/** A lookup per row: with few statistics the planner would join tables by their organization alone. */
const one = (select: string) => `LATERAL (${select} LIMIT 1)`

// Refusals are checked in the same order as in `sendMessage`. One statement checks them and records the call, so both
// see the same data.
const beginStatement = statement(
  'begin_message_sends',
  `WITH asked AS MATERIALIZED (
     SELECT * FROM ${heldRows('$1', 'traceparent text')}
   ), turn AS MATERIALIZED (
     SELECT send.organization_id, send.message_id, send.lease_token, held.traceparent, send.payload, token.sealed, token.key_id,
       account.authorization_refused, account.is_away,
       send.media_id, media.path, media.mime_type, media.filename, media.size, media.known_id,
       CASE
         WHEN organization.state <> 'active' THEN 'subscription_inactive'
         WHEN customer.status = 'suspended' THEN 'customer_suspended'
         WHEN account.status = 'disconnected' AND NOT account.is_away THEN 'permission_revoked'
         WHEN token.sealed IS NULL THEN 'auth_expired'
         WHEN message.type = 'template' AND template.provider_status = 'PAUSED' THEN 'template_paused'
         WHEN message.type = 'template' AND template.status IS DISTINCT FROM 'approved' THEN 'template_not_found'
         WHEN organization.require_consent AND conversation.last_inbound_at IS NULL THEN 'consent_required'
         WHEN message.type <> 'template' AND coalesce(
           conversation.last_inbound_at <= ${currentTime('$2')} - interval '24 hours', true) THEN 'outside_24h_window'
         WHEN in_group.status <> 'active' THEN 'group_unavailable'
         WHEN template.category = 'MARKETING' AND contact.marketing_opted_out_at IS NOT NULL AND message.group_id IS NULL THEN 'marketing_opted_out'
         WHEN send.media_id IS NOT NULL AND media.known_id IS NULL
           AND coalesce(media.status, 'failed') = 'failed' THEN 'media_upload_failed'
       END AS refusal
     FROM asked AS held
     CROSS JOIN ${one(`SELECT * FROM message_sends WHERE ${isHeld(sendsTable, 'message_sends')}
       AND ${isPending('message_sends')} AND called_at IS NULL`)} AS send
     CROSS JOIN ${one(`SELECT type, conversation_id, contact_id, group_id FROM messages
       WHERE organization_id = send.organization_id AND id = send.message_id`)} AS message
     CROSS JOIN ${one(`SELECT status, customer_id, ${isAuthorizationRefused} AS authorization_refused,
         coalesce(offboarded_at > ${currentTime('$2')} - ${maxAway}, false) AS is_away FROM channel_accounts account
       WHERE organization_id = send.organization_id AND phone_number_id = send.phone_number_id`)} AS account
     CROSS JOIN ${one(`SELECT last_inbound_at FROM conversations
       WHERE organization_id = send.organization_id AND id = message.conversation_id`)} AS conversation
     CROSS JOIN ${one(`SELECT marketing_opted_out_at FROM contacts
       WHERE organization_id = send.organization_id AND id = message.contact_id`)} AS contact
     CROSS JOIN ${one('SELECT state, require_consent FROM organizations WHERE id = send.organization_id')} AS organization
     LEFT JOIN ${one(`SELECT status FROM customers
       WHERE organization_id = send.organization_id AND id = account.customer_id`)} AS customer ON true
     LEFT JOIN ${one(`SELECT status FROM groups WHERE organization_id = send.organization_id
       AND phone_number_id = send.phone_number_id AND id = message.group_id`)} AS in_group ON true
     LEFT JOIN ${one(`SELECT sealed, key_id FROM provider_authorizations
       WHERE organization_id = send.organization_id AND phone_number_id = send.phone_number_id`)} AS token ON true
     LEFT JOIN ${one(`SELECT category, status, provider_status FROM templates
       WHERE organization_id = send.organization_id AND phone_number_id = send.phone_number_id
         AND name = send.payload #>> '{template,name}' AND language = send.payload #>> '{template,language,code}'`)}
       AS template ON true
     LEFT JOIN ${one(`SELECT status, path, mime_type, filename, size, CASE
         WHEN provider_uploaded_at > ${currentTime('$2')} - ${uploadHold} THEN provider_upload_id
         WHEN NOT provider_media_refused AND created_at > ${currentTime('$2')} - ${mediaHold} THEN provider_media_id
       END AS known_id FROM media
       WHERE organization_id = send.organization_id AND id = send.media_id AND phone_number_id = send.phone_number_id`)}
       AS media ON true
   ), begun AS (
     UPDATE message_sends send
     SET called_at = ${currentTime('$2')}, leased_until = ${leaseEnd('$2', '$3')},
       traceparent = coalesce(turn.traceparent, send.traceparent)
     FROM turn
     WHERE send.organization_id = turn.organization_id AND send.message_id = turn.message_id
       AND send.lease_token = turn.lease_token AND ${isPending('send')} AND turn.refusal IS NULL AND NOT turn.is_away
       AND (turn.media_id IS NULL OR turn.known_id IS NOT NULL)
     RETURNING send.message_id
   )
   SELECT turn.*, begun.message_id IS NOT NULL AS begun FROM turn LEFT JOIN begun USING (message_id)`,
)

type TurnRow = RowOf<'begin_message_sends'>

/**
 * Checks whether messages may still be sent. For those that may, records that the provider is about to be called: no
 * message is sent twice, whatever happens after that. Everything slow happens before the COMMIT. A worker that dies
 * before the COMMIT leaves no record; one that dies after it leaves uncertain messages, so the caller must call at
 * once.
 *
 * @returns the next step for each, in the order of `sends`
 */
export async function beginSends(
  database: Database,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  secrets: Secrets,
  { sends, leaseMs }: { readonly sends: readonly ClaimedSend[]; readonly leaseMs: number },
): Promise<BegunSend[]> {
  const asked = sends.map((send) => ({ ...leaseOf(sendsTable, send), traceparent: send.traceparent }))
  return database.transaction(async (tx) => {
    const rows = await tx.query(beginStatement, [JSON.stringify(asked), aheadMs(), leaseMs])
    // Also by lease token: a worker whose lease expired must not send the message again.
    const byLease = new Map(rows.map((row) => [keyOf(row), row]))
    return sends.map((send) => begunSend(secrets, send, byLease.get(keyOf(send))))
  })
}

function keyOf({ message_id, lease_token }: Pick<ClaimedSend, 'message_id' | 'lease_token'>): string {
  return `${message_id} ${lease_token}`
}

function begunSend(secrets: Secrets, send: ClaimedSend, row: TurnRow | undefined): BegunSend {
  if (row === undefined) return { kind: 'gone' }
  if (row.refusal !== null) return { kind: 'fail', failure: sendFailure(row.refusal) }
  if (row.is_away) return { kind: 'away' }
  const { payload, known_id } = row
  const { phone_number_id: phoneNumberId, message_id } = send
  const opened = openToken(secrets, send, row)
  if (opened.token === undefined) return opened.problem ? { kind: 'stuck', error: opened.problem } : { kind: 'gone' }
  const number = { phoneNumberId, token: opened.token, authorizationRefused: row.authorization_refused }
  if (!row.begun) return beforeCall(row, number)
  try {
    const message = outboundMessage(message_id, payload as QueuedPayload, known_id)
    return { kind: 'call', number, message, ...(known_id !== null && { file: known_id }) }
  } catch (error) {
    return { kind: 'stuck', error: error as Error }
  }
}

/** The step before the call: find, await or upload the file. */
function beforeCall(row: TurnRow, number: AuthorizedNumber): BegunSend {
  const { organization_id, media_id, path, mime_type, filename, size } = row
  if (media_id === null || row.known_id !== null) return { kind: 'gone' }
  if (path === null) return { kind: 'wait' }
  return { kind: 'upload', number, file: { organization_id, media_id, path, mime_type, filename, size } }
}
