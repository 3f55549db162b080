import { z } from 'zod'
import {
  anyObject,
  groupId,
  id,
  optionalNumber,
  optionalText,
  problemOf,
  unixTimestamp,
  wamid,
  wireContact,
} from '../shapes.ts'
import { isErased } from './erased.ts'
import { readAddressBook } from './read-address-book.ts'
import { readEcho } from './read-echo.ts'
import { contactOf, readMessage } from './read-message.ts'
import type { NumberScope, ProviderUpdate, ReceivedStatus } from './updates.ts'

/** The origin of a change. */
export interface Context {
  readonly wabaId: string
  /** When the provider sent it, as a date-time; null if unreadable. */
  readonly at: string | null
  readonly field: string
}

type Raw = Readonly<Record<string, unknown>>

export const aboutNumber = z.object({ metadata: z.object({ phone_number_id: id }) })

/**
 * Treats a value that is not a list as a list of one, so that it is parsed separately and does not affect the
 * others.
 */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** The lists whose items are updates, in parsing order. */
export const itemLists = [
  'messages',
  'statuses',
  'user_preferences',
  'user_id_update',
  'message_echoes',
  'state_sync',
  'errors',
] as const

/**
 * The lists of a value that are not read, such as one that the provider has added. An erased one keeps its place, so that the
 * indexes of other updates stay the same.
 */
export function unreadListsOf(value: Raw): string[] {
  const read: ReadonlySet<string> = new Set([...itemLists, 'contacts', 'metadata'])
  return Object.keys(value).filter((name) => !read.has(name) && (Array.isArray(value[name]) || isErased(value[name])))
}

/**
 * Parses the changes of a number: messages, statuses, preferences, changed ids. Each item is parsed separately, so
 * that a malformed one becomes `unknown` and the others are read.
 *
 * @throws ZodError if the number is missing
 */
export function readNumberChange({ wabaId, field }: Context, value: Raw): ProviderUpdate[] {
  const { metadata } = aboutNumber.parse(value)
  const contacts = itemsOf(value.contacts).flatMap((each) => wireContact.safeParse(each).data ?? [])
  const scope = { wabaId, phoneNumberId: metadata.phone_number_id }
  const unsupported = (raw: unknown, part: string): ProviderUpdate => ({
    kind: 'unknown',
    ...scope,
    field: `${field}.${part}`,
    problem: null,
    raw,
  })

  const each = (list: unknown, read: (item: Raw) => ProviderUpdate) => readItems({ ...scope, field }, list, read)

  return [
    ...each(value.messages, (raw) =>
      raw.type === 'system'
        ? (readSystem(scope, raw) ?? unsupported(raw, `system.${systemTypeOf(raw)}`))
        : { kind: 'message', ...scope, message: readMessage(raw, contacts) },
    ),
    ...each(value.statuses, (raw) => {
      const { status } = aboutStatus.parse(raw)
      const isKnown = (statusShape.shape.status.options as readonly string[]).includes(status)
      return isKnown ? { kind: 'status', ...scope, status: readStatus(raw) } : unsupported(raw, `statuses.${status}`)
    }),
    ...each(value.user_preferences, (raw) => {
      const { value: preferenceValue, timestamp, wa_id, user_id, parent_user_id } = preference.parse(raw)
      const sender = { from: wa_id, from_user_id: user_id, from_parent_user_id: parent_user_id }
      return {
        kind: 'preference',
        ...scope,
        contact: contactOf(sender, contacts),
        value: preferenceValue,
        at: timestamp,
      }
    }),
    ...each(value.user_id_update, (raw) => readUserIdUpdate(scope, raw)),
    ...each(value.message_echoes, (raw) => ({ kind: 'echo', ...scope, message: readEcho(raw, contacts) })),
    ...each(value.state_sync, (raw) => readAddressBook(scope, raw)),
    ...itemsOf(value.errors).map(
      (raw): ProviderUpdate => (isErased(raw) ? { kind: 'erased' } : unsupported(raw, 'errors')),
    ),
    ...unreadListsOf(value).map(
      (name): ProviderUpdate =>
        isErased(value[name]) ? { kind: 'erased' } : unsupported(value[name], name.slice(0, 100)),
    ),
  ]
}

const aboutStatus = z.object({ status: z.string().min(1).max(100) })

interface ItemScope extends NumberScope {
  readonly field: string
}

/** Parses each item of a list, so that a malformed one becomes `unknown` and the others are read. */
export function readItems(scope: ItemScope, list: unknown, read: (item: Raw) => ProviderUpdate): ProviderUpdate[] {
  return itemsOf(list).map((item) => {
    if (isErased(item)) return { kind: 'erased' }
    try {
      return read(anyObject.parse(item))
    } catch (error) {
      if (error instanceof z.ZodError) return { kind: 'unknown', ...scope, problem: problemOf(error), raw: item }
      throw error
    }
  })
}

const preference = z.object({
  value: z.enum(['stop', 'resume']),
  timestamp: unixTimestamp,
  wa_id: optionalText,
  user_id: optionalText,
  parent_user_id: optionalText,
})

export const statusShape = z.object({
  id: wamid,
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
  timestamp: unixTimestamp,
  recipient_id: optionalText,
  recipient_type: optionalText,
  group_id: groupId,
  recipient_participant_id: optionalNumber,
  recipient_participant_user_id: optionalText,
  recipient_participant_parent_user_id: optionalText,
  recipient_user_id: optionalText,
  recipient_parent_user_id: optionalText,
  parent_recipient_user_id: optionalText,
  biz_opaque_callback_data: optionalText,
  errors: z.array(z.unknown()).nullish(),
  pricing: z.unknown().optional(),
  conversation: z.unknown().optional(),
})
export const statusPricing = z.object({
  billable: z.boolean(),
  category: optionalText.catch(null),
  type: optionalText.catch(null),
  pricing_model: optionalText.catch(null),
})
export const statusConversation = z.object({
  expiration_timestamp: unixTimestamp.nullish().catch(null),
  origin: z.object({ type: optionalText }).nullish().catch(null),
})
export const statusError = z.object({
  code: z.int32(),
  title: optionalText,
  message: optionalText,
  error_data: z.object({ details: optionalText }).nullish(),
})

/** The recipient of a message to a group is the group; the member that has reached the status is in fields of its own. */
function recipientOf(parsed: z.output<typeof statusShape>): Pick<ReceivedStatus, 'groupId' | 'recipient'> {
  const group = parsed.group_id ?? (parsed.recipient_type === 'group' ? groupId.parse(parsed.recipient_id) : null)
  if (group === null) {
    return {
      groupId: null,
      recipient: {
        phoneNumber: optionalNumber.parse(parsed.recipient_id),
        bsuid: parsed.recipient_user_id,
        parentBsuid: parsed.recipient_parent_user_id ?? parsed.parent_recipient_user_id,
      },
    }
  }
  return {
    groupId: group,
    recipient: {
      phoneNumber: parsed.recipient_participant_id,
      bsuid: parsed.recipient_participant_user_id,
      parentBsuid: parsed.recipient_participant_parent_user_id,
    },
  }
}

function readStatus(raw: Raw): ReceivedStatus {
  const parsed = statusShape.parse(raw)
  const error = statusError.safeParse(parsed.errors?.[0]).data
  // What cannot be read of it must not lose the status.
  const pricing = statusPricing.safeParse(parsed.pricing).data
  const conversation = statusConversation.safeParse(parsed.conversation).data
  const details = error?.error_data?.details ?? error?.message ?? error?.title ?? ''
  return {
    messageId: parsed.id,
    callbackData: parsed.biz_opaque_callback_data,
    status: parsed.status,
    ...recipientOf(parsed),
    at: parsed.timestamp,
    error: parsed.status === 'failed' && error !== undefined ? { code: error.code, message: details } : null,
    pricing:
      pricing === undefined
        ? null
        : {
            billable: pricing.billable,
            category: pricing.category,
            type: pricing.type,
            model: pricing.pricing_model,
          },
    freeEntryExpiresAt: isFreeEntry(conversation, pricing) ? (conversation?.expiration_timestamp ?? null) : null,
  }
}

/** Whether a message was sent in the free window after an ad. Not all versions of the provider say it in the same place. */
function isFreeEntry(
  conversation: z.output<typeof statusConversation> | undefined,
  pricing: z.output<typeof statusPricing> | undefined,
): boolean {
  const referral = 'referral_conversion'
  const isReferral = conversation?.origin?.type === referral || pricing?.category === referral
  return isReferral || pricing?.type === 'free_entry_point'
}

const system = z.object({
  timestamp: unixTimestamp,
  from: optionalNumber,
  from_user_id: optionalText,
  from_parent_user_id: optionalText,
  system: z.object({
    type: z.string(),
    wa_id: optionalNumber,
    new_wa_id: optionalNumber,
    user_id: optionalText,
    parent_user_id: optionalText,
    previous_user_id: optionalText,
    previous_parent_user_id: optionalText,
  }),
})
export const systemTypes = new Set(['user_changed_number', 'customer_changed_number', 'user_changed_user_id'])

function systemTypeOf(raw: Raw): string {
  return system.parse(raw).system.type
}

/** Undefined for a message meant for display only, or without a user. */
function readSystem(scope: NumberScope, raw: Raw): ProviderUpdate | undefined {
  const { timestamp, from, from_user_id, from_parent_user_id, system: parsed } = system.parse(raw)
  if (!systemTypes.has(parsed.type)) return undefined
  const before = {
    phoneNumber: from,
    bsuid: parsed.previous_user_id ?? from_user_id,
    parentBsuid: parsed.previous_parent_user_id ?? from_parent_user_id,
  }
  const after = {
    phoneNumber: parsed.wa_id ?? parsed.new_wa_id ?? (parsed.type === 'user_changed_user_id' ? from : null),
    bsuid: parsed.user_id,
    parentBsuid: parsed.parent_user_id,
  }
  const named = [before, after].every(({ phoneNumber, bsuid }) => phoneNumber !== null || bsuid !== null)
  return named ? { kind: 'contact_changed', ...scope, before, after, at: timestamp } : undefined
}

const change = z.object({ previous: optionalText, current: optionalText }).default({ previous: null, current: null })
const userIdUpdate = z
  .object({ timestamp: unixTimestamp, wa_id: optionalNumber, user_id: change, parent_user_id: change })
  .refine(({ user_id }) => user_id.previous !== null && user_id.current !== null, {
    path: ['user_id'],
    error: 'missing',
  })

function readUserIdUpdate(scope: NumberScope, raw: Raw): ProviderUpdate {
  const { timestamp, wa_id, user_id, parent_user_id } = userIdUpdate.parse(raw)
  return {
    kind: 'contact_changed',
    ...scope,
    before: { phoneNumber: null, bsuid: user_id.previous, parentBsuid: parent_user_id.previous },
    after: { phoneNumber: wa_id, bsuid: user_id.current, parentBsuid: parent_user_id.current },
    at: timestamp,
  }
}
