import { applyAccountAlert, applyAccountUpdate, inboundAccount } from '@channel/core/accounts'
import { applyPreference, changeIdentity } from '@channel/core/contacts'
import { applyGroupReport } from '@channel/core/groups'
import { requestQualityCheck } from '@channel/core/mechanisms/outbox'
import { countingAt } from '@channel/core/mechanisms/restore'
import type { InboundScope } from '@channel/core/mechanisms/scope'
import { applyStatus, editMessage, receiveMessage, revokeMessage } from '@channel/core/messages'
import { applyTemplateUpdate } from '@channel/core/templates'
import type { Transaction } from '@channel/db'
import type { ProviderUpdate } from '@channel/provider'
import { inSpan } from '@channel/traces'
import { applyAddressBook } from './apply-address-book.ts'
import { applyEcho } from './apply-echo.ts'
import { applyHistory } from './apply-history.ts'
import type { ApplicableUpdate, UpdateContext } from './pending-update.ts'
import { requireIdentified } from './require-identified.ts'
import {
  accountAlertFrom,
  accountUpdateFrom,
  groupFrom,
  identityFrom,
  messageFrom,
  senderFrom,
  statusFrom,
} from './to-inbound.ts'

type NumberUpdate = Extract<ApplicableUpdate['update'], { phoneNumberId: string }>
type AccountReport = Extract<ProviderUpdate, { kind: 'template' | 'account' | 'account_alert' | 'number_quality' }>

/** How long an update waits for the message or contact that it refers to, in milliseconds. */
const earlyForMs = 3_600_000

/**
 * Applies an update with the verb of its resource.
 *
 * @throws EarlyUpdate, UnusableUpdate
 */
export function applyUpdate(
  tx: Transaction,
  context: UpdateContext,
  pending: ApplicableUpdate,
  onContactsLocked?: InboundScope['onContactsLocked'],
): Promise<void> {
  const { update, traceparent, countsAt } = pending
  const messageId = update.kind === 'status' ? update.status.callbackData : null
  const sent = messageId === null ? undefined : context.traceparentOf(messageId)
  const attributes = { 'messaging.destination.name': 'inbox', 'channel.update.kind': update.kind }
  return inSpan('process inbox', { kind: 'consumer', causedBy: [sent, traceparent], attributes }, () =>
    countingAt(countsAt, () => apply(tx, context, pending, onContactsLocked)),
  )
}

async function apply(
  tx: Transaction,
  { mediaBaseUrl, organizationOf, log }: UpdateContext,
  { update, receivedAt, ageMs, webhookId }: ApplicableUpdate,
  onContactsLocked: InboundScope['onContactsLocked'],
): Promise<void> {
  if (!('phoneNumberId' in update)) {
    const isIgnored = (await applyAccountReport(tx, update, receivedAt)) === 'ignored'
    if (isIgnored && update.kind === 'account')
      log.info({ webhookId, reason: update.event.slice(0, 100) }, 'An event of a business account changes nothing.')
    return
  }
  const organizationId = organizationOf(update.phoneNumberId) as string
  // Updates of a batch are applied one by one if one of them violates a unique key.
  const expectsNew = onContactsLocked !== undefined
  const outcome = await applyNumberUpdate(tx, { organizationId, mediaBaseUrl, onContactsLocked, expectsNew }, update)
  if (outcome === 'early' && ageMs < earlyForMs) throw new EarlyUpdate()
}

/** The message or contact that the update refers to does not exist yet. */
export class EarlyUpdate extends Error {}

/** @returns `early` if the message or contact that the update refers to does not exist yet */
async function applyNumberUpdate(
  tx: Transaction,
  scope: InboundScope,
  update: NumberUpdate,
): Promise<'done' | 'early'> {
  const { phoneNumberId: phone_number_id } = update
  switch (update.kind) {
    case 'message':
      return applyMessageUpdate(tx, scope, update)
    case 'echo':
      return applyEcho(tx, scope, update)
    case 'history':
    case 'history_file':
    case 'history_progress':
    case 'history_declined':
      return applyHistory(tx, scope, update)
    case 'address_book':
      return applyAddressBook(tx, scope, update)
    case 'status':
      return applyStatusUpdate(tx, scope, update)
    case 'group':
      await applyGroupReport(tx, scope, groupFrom(phone_number_id, update.group))
      return 'done'
    case 'contact_changed': {
      const [before, after] = [identityFrom(update.before), identityFrom(update.after)]
      requireIdentified(before)
      requireIdentified(after)
      const change = { phone_number_id, before, after, at: update.at }
      return (await changeIdentity(tx, scope, change)) ? 'done' : 'early'
    }
    case 'preference': {
      const from = identityFrom(update.contact)
      requireIdentified(from)
      const preference = { phone_number_id, from, marketing: update.value, at: update.at }
      return (await applyPreference(tx, scope, preference)) ? 'done' : 'early'
    }
  }
}

async function applyMessageUpdate(
  tx: Transaction,
  scope: InboundScope,
  { phoneNumberId, message }: Extract<NumberUpdate, { kind: 'message' }>,
): Promise<'done' | 'early'> {
  const { revokes, edits, from, sentAt } = message
  if (revokes !== null) {
    const revoke = { phone_number_id: phoneNumberId, provider_message_id: revokes, at: sentAt }
    return (await revokeMessage(tx, scope, revoke)) === undefined ? 'early' : 'done'
  }
  requireIdentified(senderFrom(from))
  const inbound = messageFrom(phoneNumberId, message)
  if (edits === null) await receiveMessage(tx, scope, inbound)
  else {
    const { messageId, type } = edits
    await editMessage(tx, scope, { ...inbound, provider_message_id: messageId, type })
  }
  return 'done'
}

/** A status without our own id may be of a message from the business app that is not known yet. */
async function applyStatusUpdate(
  tx: Transaction,
  scope: InboundScope,
  { phoneNumberId, status }: Extract<NumberUpdate, { kind: 'status' }>,
): Promise<'done' | 'early'> {
  const message = await applyStatus(tx, scope, statusFrom(phoneNumberId, status))
  if (message !== undefined || status.callbackData !== null) return 'done'
  return (await inboundAccount(tx, scope, phoneNumberId)).in_business_app ? 'early' : 'done'
}

/**
 * Applies an update about a business account to all its numbers.
 *
 * @returns `ignored` for an event that changes nothing
 */
async function applyAccountReport(
  tx: Transaction,
  update: AccountReport,
  receivedAt: string,
): Promise<'done' | 'ignored'> {
  const { wabaId: waba_id } = update
  if (update.kind === 'number_quality') {
    await requestQualityCheck(tx, { waba_id, phone_number: update.phoneNumber })
    return 'done'
  }
  const reported_at = limitToReceipt(update.at, receivedAt)
  if (update.kind === 'account') return applyAccountUpdate(tx, { ...accountUpdateFrom(update), reported_at })
  if (update.kind === 'account_alert') {
    await applyAccountAlert(tx, { ...accountAlertFrom(update), reported_at })
    return 'done'
  }
  const { template, change } = update
  await applyTemplateUpdate(tx, { waba_id, template, change, reported_at })
  return 'done'
}

/** The timestamp, limited to the time of receipt: a timestamp in the future would override all updates until then. */
function limitToReceipt(at: string | null, receivedAt: string): string {
  return at === null || Date.parse(at) > Date.parse(receivedAt) ? receivedAt : at
}
