import { z } from 'zod'
import { anyObject, contact, id, moment, optionalNumber, optionalText, problemOf, wamid } from '../shapes.ts'
import { isErased } from './erased.ts'
import { personOf, readMessage } from './read-message.ts'
import type { ProviderUpdate, ReceivedStatus } from './updates.ts'

/** Where what is read belongs. */
export interface Context {
  readonly wabaId: string
  /** When the provider told it, as a date-time; null when that cannot be read. */
  readonly at: string | null
  readonly field: string
}

type Raw = Readonly<Record<string, unknown>>

const aboutNumber = z.object({ metadata: z.object({ phone_number_id: id }) })

/** What is no list is an item of one, so that it is looked at by itself and takes none of the others along. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** The lists whose items are updates, in the order in which they are read. */
export const itemLists = ['messages', 'statuses', 'user_preferences', 'user_id_update', 'errors'] as const

/**
 * Reads what is told about a number: messages, statuses, preferences, other ids. Each item by itself, so that a bad one
 * is `unknown` and the others are read.
 *
 * @throws ZodError when it does not say which number
 */
export function readNumberChange({ wabaId, field }: Context, value: Raw): ProviderUpdate[] {
  const { metadata } = aboutNumber.parse(value)
  const contacts = itemsOf(value.contacts).flatMap((each) => contact.safeParse(each).data ?? [])
  const place = { wabaId, phoneNumberId: metadata.phone_number_id }
  const unknown = (raw: unknown, problem: string | null): ProviderUpdate => ({
    kind: 'unknown',
    ...place,
    field,
    problem,
    raw,
  })

  function each(list: unknown, read: (item: Raw) => ProviderUpdate): ProviderUpdate[] {
    return itemsOf(list).map((item) => {
      if (isErased(item)) return { kind: 'erased' }
      try {
        return read(anyObject.parse(item))
      } catch (error) {
        if (error instanceof z.ZodError) return unknown(item, problemOf(error))
        throw error
      }
    })
  }

  return [
    ...each(value.messages, (raw) =>
      raw.type === 'system'
        ? (readSystem(place, raw) ?? unknown(raw, null))
        : { kind: 'message', ...place, message: readMessage(raw, contacts) },
    ),
    ...each(value.statuses, (raw) => ({ kind: 'status', ...place, status: readStatus(raw) })),
    ...each(value.user_preferences, (raw) => {
      const { value: wish, timestamp, wa_id, user_id, parent_user_id } = preference.parse(raw)
      const sender = { from: wa_id, from_user_id: user_id, from_parent_user_id: parent_user_id }
      return { kind: 'preference', ...place, person: personOf(sender, contacts), value: wish, at: timestamp }
    }),
    ...each(value.user_id_update, (raw) => readUserIdUpdate(place, raw)),
    ...itemsOf(value.errors).map((raw): ProviderUpdate => (isErased(raw) ? { kind: 'erased' } : unknown(raw, null))),
  ]
}

const preference = z.object({
  value: z.enum(['stop', 'resume']),
  timestamp: moment,
  wa_id: optionalText,
  user_id: optionalText,
  parent_user_id: optionalText,
})

const statusShape = z.object({
  id: wamid,
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
  timestamp: moment,
  recipient_id: optionalNumber,
  recipient_user_id: optionalText,
  recipient_parent_user_id: optionalText,
  parent_recipient_user_id: optionalText,
  biz_opaque_callback_data: optionalText,
  errors: z.array(z.unknown()).nullish(),
})
const statusError = z.object({
  code: z.int32(),
  title: optionalText,
  message: optionalText,
  error_data: z.object({ details: optionalText }).nullish(),
})

function readStatus(raw: Raw): ReceivedStatus {
  const told = statusShape.parse(raw)
  const error = statusError.safeParse(told.errors?.[0]).data
  const details = error?.error_data?.details ?? error?.message ?? error?.title ?? ''
  return {
    messageId: told.id,
    callbackData: told.biz_opaque_callback_data,
    status: told.status,
    recipient: {
      phoneNumber: told.recipient_id,
      bsuid: told.recipient_user_id,
      parentBsuid: told.recipient_parent_user_id ?? told.parent_recipient_user_id,
    },
    at: told.timestamp,
    error: told.status === 'failed' && error !== undefined ? { code: error.code, message: details } : null,
  }
}

type Place = { readonly wabaId: string; readonly phoneNumberId: string }

const system = z.object({
  timestamp: moment,
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
const systemTypes = new Set(['user_changed_number', 'customer_changed_number', 'user_changed_user_id'])

/** Undefined for what is said to people only, and when it does not say of whom. */
function readSystem(place: Place, raw: Raw): ProviderUpdate | undefined {
  const { timestamp, from, from_user_id, from_parent_user_id, system: told } = system.parse(raw)
  if (!systemTypes.has(told.type)) return undefined
  const before = {
    phoneNumber: from,
    bsuid: told.previous_user_id ?? from_user_id,
    parentBsuid: told.previous_parent_user_id ?? from_parent_user_id,
  }
  const after = {
    phoneNumber: told.wa_id ?? told.new_wa_id ?? (told.type === 'user_changed_user_id' ? from : null),
    bsuid: told.user_id,
    parentBsuid: told.parent_user_id,
  }
  const named = [before, after].every(({ phoneNumber, bsuid }) => phoneNumber !== null || bsuid !== null)
  return named ? { kind: 'person_changed', ...place, before, after, at: timestamp } : undefined
}

const change = z.object({ previous: optionalText, current: optionalText }).default({ previous: null, current: null })
const userIdUpdate = z
  .object({ timestamp: moment, wa_id: optionalNumber, user_id: change, parent_user_id: change })
  .refine(({ user_id }) => user_id.previous !== null && user_id.current !== null, {
    path: ['user_id'],
    error: 'missing',
  })

function readUserIdUpdate(place: Place, raw: Raw): ProviderUpdate {
  const { timestamp, wa_id, user_id, parent_user_id } = userIdUpdate.parse(raw)
  return {
    kind: 'person_changed',
    ...place,
    before: { phoneNumber: null, bsuid: user_id.previous, parentBsuid: parent_user_id.previous },
    after: { phoneNumber: wa_id, bsuid: user_id.current, parentBsuid: parent_user_id.current },
    at: timestamp,
  }
}
