import { z } from 'zod'
import {
  anyObject,
  groupId,
  isNestedBeyond,
  maxNestingDepth,
  optionalNumber,
  optionalText,
  unixTimestamp,
  type WireContact,
  wamid,
} from '../shapes.ts'
import { checkParts } from './payload-parts.ts'
import type { ProviderContact, ReceivedMedia, ReceivedMessage } from './updates.ts'

export const envelope = z.object({
  id: wamid,
  type: z.string().min(1),
  timestamp: unixTimestamp,
  from: optionalText,
  from_user_id: optionalText,
  from_parent_user_id: optionalText,
  context: z.object({ id: optionalText }).nullish(),
  origin: optionalText.catch(null),
  group_id: groupId,
})

const media = z
  .object({
    id: z.string().min(1),
    mime_type: optionalText,
    sha256: optionalText,
    filename: optionalText,
    url: optionalText,
    caption: optionalText,
  })
  .transform(({ id, mime_type, sha256, filename, url, caption }) => ({
    caption,
    media: { id, mimeType: mime_type, sha256, filename, url } satisfies ReceivedMedia,
  }))
const reaction = z
  .object({ message_id: wamid, emoji: z.string().nullish() })
  .transform(({ message_id, emoji }) => ({ messageId: message_id, emoji: emoji ?? '' }))
const edit = z.object({ original_message_id: wamid, message: anyObject })
const revoke = z.object({ original_message_id: wamid })
const unsupported = z.object({ type: z.string().min(1) }).catch({ type: 'unknown' })

const interactive = z.object({
  button_reply: z.object({ title: optionalText }).optional(),
  list_reply: z.object({ title: optionalText }).optional(),
  nfm_reply: z.object({ body: optionalText }).optional(),
})

/** The parts of a message that depend on its type. */
type MessageContent = Pick<
  ReceivedMessage,
  'type' | 'content' | 'payload' | 'media' | 'reaction' | 'edits' | 'revokes' | 'unsupported'
>
type Raw = Readonly<Record<string, unknown>>

const nothing = {
  content: null,
  payload: null,
  media: null,
  reaction: null,
  edits: null,
  revokes: null,
  unsupported: null,
}

/**
 * Parses a message.
 *
 * @throws ZodError if it is malformed
 */
export function readMessage(raw: Raw, contacts: readonly WireContact[]): ReceivedMessage {
  const { id, type, timestamp, context, origin, group_id, ...sender } = envelope.parse(raw)
  const reported = contactOf(sender, contacts)
  const from = { ...reported, phoneNumber: reported.phoneNumber ?? ownNumberIn(raw, origin) }
  const messageContent = withExtras(readContent(type, raw), raw)
  if (isNestedBeyond(maxNestingDepth, messageContent.payload)) {
    const message = `nested more than ${maxNestingDepth} levels deep`
    throw new z.ZodError([{ code: 'custom', path: [type], message, input: undefined }])
  }
  const payload = messageContent.payload && checkParts(messageContent.payload)
  return { id, from, groupId: group_id, replyTo: context?.id ?? null, sentAt: timestamp, ...messageContent, payload }
}

const sharedCard = z.tuple([
  z.object({ origin: optionalText, phones: z.array(z.object({ wa_id: optionalText, phone: optionalText })).min(1) }),
])

/**
 * The sender's own number, shared by the button of a `request_contact_info` message; null without one. Any other card may be of
 * another person.
 *
 * @param messageOrigin the origin of the message, which counts if its card has none
 */
function ownNumberIn({ type, contacts }: Raw, messageOrigin: string | null): string | null {
  const card = type === 'contacts' ? sharedCard.safeParse(contacts).data?.[0] : undefined
  if (card === undefined || (card.origin ?? messageOrigin) !== 'contact_request') return null
  const number = card.phones[0]?.wa_id ?? card.phones[0]?.phone ?? ''
  // A number without its country code would be another person's.
  return /^(\+|[1-9]\d+$)/.test(number) ? (sharedNumber.safeParse(number).data ?? null) : null
}

const sharedNumber = optionalNumber.pipe(z.string().regex(/^\+[1-9]\d{6,14}$/))

function readContent(type: string, raw: Raw): MessageContent {
  const value = Object.hasOwn(raw, type) ? raw[type] : undefined
  const shaped = { ...nothing, type, payload: value === undefined ? null : { [type]: value } }
  return Object.hasOwn(contentReaders, type) ? (contentReaders[type]?.(shaped, value, raw) ?? shaped) : shaped
}

type ContentReader = (shaped: MessageContent, value: unknown, raw: Raw) => MessageContent

const readMedia: ContentReader = (shaped, value) => {
  const { caption, media: file } = media.parse(value)
  return { ...shaped, payload: null, content: caption, media: file }
}
const readUnsupported: ContentReader = (shaped, _value, raw) => ({
  ...shaped,
  payload: null,
  unsupported: unsupported.parse(raw.unsupported),
})

/** The types of which more is read than the payload. */
export const contentReaders: Readonly<Record<string, ContentReader>> = {
  image: readMedia,
  video: readMedia,
  audio: readMedia,
  voice: readMedia,
  document: readMedia,
  sticker: readMedia,
  text: (shaped, value) => ({ ...shaped, payload: null, content: z.object({ body: z.string() }).parse(value).body }),
  button: (shaped, value) => ({ ...shaped, content: z.object({ text: optionalText }).parse(value).text }),
  interactive: (shaped, value) => {
    const { button_reply, list_reply, nfm_reply } = interactive.parse(value)
    return { ...shaped, content: button_reply?.title ?? list_reply?.title ?? nfm_reply?.body ?? null }
  },
  reaction: (shaped, value) => ({ ...shaped, reaction: reaction.parse(value) }),
  edit: (shaped, value) => {
    const { original_message_id: messageId, message } = edit.parse(value)
    const typeNow = z.string().min(1).catch('unknown').parse(message.type)
    // An edit of an edit has no readable content, and the recursion must be limited.
    const messageContent = typeNow === shaped.type ? shaped : readContent(typeNow, message)
    return { ...messageContent, type: shaped.type, edits: { messageId, type: typeNow } }
  },
  revoke: (shaped, value) => ({ ...shaped, payload: null, revokes: revoke.parse(value).original_message_id }),
  unsupported: readUnsupported,
  unknown: readUnsupported,
}

/**
 * Adds to the payload the advertisement that led to the message, the product that it asks about, whether it was forwarded, and the
 * errors due to which the provider did not forward it.
 */
function withExtras(messageContent: MessageContent, { referral, errors, context }: Raw): MessageContent {
  const about = (context !== undefined && aboutMessage.safeParse(context).data) || {}
  const extras = {
    ...(referral !== undefined && { referral }),
    ...(errors !== undefined && { errors }),
    ...(Object.keys(about).length > 0 && { context: about }),
  }
  return Object.keys(extras).length === 0
    ? messageContent
    : { ...messageContent, payload: { ...messageContent.payload, ...extras } }
}

/** What the context says besides the message that is replied to. */
const aboutMessage = z.object({
  forwarded: z.unknown().optional(),
  frequently_forwarded: z.unknown().optional(),
  referred_product: z.unknown().optional(),
})

type Sender = Pick<z.output<typeof envelope>, 'from' | 'from_user_id' | 'from_parent_user_id'>

/**
 * The sender: from the message's own fields first, then from its contact.
 *
 * @throws ZodError if neither has an id
 */
export function contactOf(
  { from, from_user_id, from_parent_user_id }: Sender,
  contacts: readonly WireContact[],
): ProviderContact {
  const own =
    contacts.find((each) => from_user_id !== null && each.bsuid === from_user_id) ??
    contacts.find((each) => from !== null && each.waId === from) ??
    (contacts.length === 1 ? contacts[0] : undefined)
  const contact = {
    phoneNumber: optionalNumber.parse(from ?? own?.waId),
    bsuid: from_user_id ?? own?.bsuid ?? null,
    parentBsuid: from_parent_user_id ?? own?.parentBsuid ?? null,
    username: own?.username ?? null,
    name: own?.name ?? null,
  }
  if (contact.phoneNumber === null && contact.bsuid === null) {
    throw new z.ZodError([{ code: 'custom', path: ['from'], message: 'the sender is missing', input: from }])
  }
  return contact
}
