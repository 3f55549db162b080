import { isWindowOpen, newMessageId } from '../conversations.ts'
import type { Customer, Group, GroupEntry, PhoneNumber } from '../model.ts'
import type { SendRequest } from '../provider-api/check-message.ts'
import { priceOf } from '../provider-api/price-of.ts'
import { knownError, type ProviderErrorParts, providerError } from '../provider-api/provider-error.ts'
import type { State } from '../state.ts'
import { notifyNumber, seconds, statusError } from '../webhooks/notify.ts'

/** What the provider sends to groups. */
const types = new Set(['text', 'image', 'video', 'audio', 'document', 'sticker', 'template'])

/** Accepts a message to a group or returns an error. Webhooks report its status in the group, and at each member. */
export function sendToGroup(state: State, number: PhoneNumber, request: SendRequest): Response {
  const group = state.groups.get(request.customerId)
  const error = checkGroup(number, group, request)
  if (group === undefined || error !== undefined) return providerError(error ?? knownError(131041))
  const entry: GroupEntry = {
    id: newMessageId(),
    direction: 'outbound',
    at: state.clock.now(),
    type: request.type,
    content: request.content,
    status: 'accepted',
    price: priceOf(state, group, request),
    ...(request.callbackData !== undefined && { callbackData: request.callbackData }),
    reached: group.members.map((member) => ({ member, status: 'accepted' })),
  }
  group.entries.push(entry)
  scheduleStatuses(state, group, entry)
  return Response.json({
    messaging_product: 'whatsapp',
    contacts: [{ input: group.id, wa_id: group.id }],
    messages: [{ id: entry.id }],
  })
}

function checkGroup(
  number: PhoneNumber,
  group: Group | undefined,
  { customerId, type, category }: SendRequest,
): ProviderErrorParts | undefined {
  if (group === undefined || group.phoneNumberId !== number.id) {
    return knownError(131041, `A group with the id ${customerId} does not exist.`)
  }
  if (number.inBusinessApp) return knownError(10, 'A number of the business app cannot write in groups.')
  if (group.status === 'ended') return knownError(131041, `The group ${customerId} is ended.`)
  if (group.status === 'suspended') return knownError(131207, `The group ${customerId} is suspended.`)
  if (group.members.length === 0) return knownError(131020, `The group ${customerId} has no other members.`)
  if (!types.has(type)) return knownError(131051, `Messages of the type ${type} are not sent to groups.`)
  if (category === 'AUTHENTICATION') return knownError(131051, 'Authentication templates are not sent to groups.')
  return undefined
}

function scheduleStatuses(state: State, group: Group, entry: GroupEntry): void {
  const { statuses, pace_ms: paceMs, enforce_window: enforceWindow } = state.behavior
  const isLate = enforceWindow && entry.type !== 'template' && !isWindowOpen(group, state.clock.now())
  const reason = state.faults.takeLaterFailure(`/${group.phoneNumberId}/messages`) ?? (isLate ? 131047 : undefined)
  if (reason !== undefined) {
    state.clock.after(paceMs, () => {
      entry.status = 'failed'
      entry.errorCode = reason
      notify(state, group, entry, [{ errors: [statusError(reason)] }])
    })
    return
  }
  for (const [index, status] of statuses.entries()) {
    state.clock.after((index + 1) * paceMs, () => {
      entry.status = status
      for (const each of entry.reached ?? []) each.status = status
      // The group as a whole gets only `sent`.
      const members = status === 'sent' ? [{}] : (entry.reached ?? []).map(({ member }) => participantOf(member))
      if (members.length > 0) notify(state, group, entry, members)
    })
  }
}

function participantOf({ waId, userId, parentUserId }: Customer): object {
  return {
    recipient_participant_id: waId,
    recipient_participant_user_id: userId,
    recipient_participant_parent_user_id: parentUserId,
  }
}

/** All members in one webhook, as the provider sends them. */
function notify(state: State, group: Group, entry: GroupEntry, each: readonly object[]): void {
  const common = {
    id: entry.id,
    status: entry.status,
    timestamp: seconds(state.clock.now()),
    recipient_id: group.id,
    recipient_type: 'group',
    biz_opaque_callback_data: entry.callbackData,
    ...(entry.status !== 'failed' && { pricing: entry.price }),
  }
  notifyNumber(state, group.phoneNumberId, 'messages', { statuses: each.map((parts) => ({ ...common, ...parts })) })
}
