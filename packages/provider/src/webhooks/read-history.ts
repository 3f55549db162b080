import { z } from 'zod'
import { optionalText } from '../shapes.ts'
import { readMessage } from './read-message.ts'
import { aboutNumber, type Context, itemsOf, readItems } from './read-number-change.ts'
import type { HistoryMessage, NumberScope, ProviderContact, ProviderUpdate } from './updates.ts'

type Raw = Readonly<Record<string, unknown>>

/** Messages of one conversation that are imported together. */
const maxMessages = 100

interface Scope extends NumberScope {
  readonly field: string
  /** The digits of the number. */
  readonly ownNumber: string
}

const chunk = z.object({
  metadata: z.object({
    phase: z.coerce.number().pipe(z.int().min(0).max(2)),
    chunk_order: z.coerce.number().pipe(z.int().min(0)).catch(0),
    progress: z.coerce.number().pipe(z.int().min(0).max(100)),
  }),
})
const declined = z.object({
  errors: z.array(z.object({ code: z.int32(), title: optionalText, message: optionalText })).min(1),
})
const display = z.object({ metadata: z.object({ display_phone_number: z.string() }) })

/**
 * Parses a part of the history of a number that is in the provider's app: chunks of conversations, that the business shares none, or the
 * files of messages.
 *
 * @throws ZodError if the number is missing
 */
export function readHistory({ wabaId, field }: Context, value: Raw): ProviderUpdate[] {
  const { metadata } = aboutNumber.parse(value)
  const ownNumber = display.safeParse(value).data?.metadata.display_phone_number ?? ''
  const scope = { wabaId, phoneNumberId: metadata.phone_number_id, field, ownNumber: digitsOf(ownNumber) }
  return [
    ...itemsOf(value.history).flatMap((item) => readChunk(scope, item)),
    ...readItems(scope, value.messages, (raw) => readFile(scope, raw)),
  ]
}

function readChunk(scope: Scope, item: unknown): ProviderUpdate[] {
  const { wabaId, phoneNumberId } = scope
  const errors = declined.safeParse(item).data?.errors
  if (errors !== undefined) {
    const [{ code, title, message }] = errors as [(typeof errors)[0]]
    return [{ kind: 'history_declined', wabaId, phoneNumberId, code, message: message ?? title ?? '' }]
  }
  const threads = itemsOf((item as Raw | null)?.threads)
  return [
    ...threads.flatMap((thread) => readThread(scope, thread, item)),
    ...readItems(scope, [item], (raw) => {
      const { phase, chunk_order: chunkOrder, progress } = chunk.parse(raw).metadata
      return { kind: 'history_progress', wabaId, phoneNumberId, phase, chunkOrder, progress }
    }),
  ]
}

/**
 * Parses the messages of one conversation. Up to {@link maxMessages} are one update; what cannot be imported is an update of its own.
 *
 * @param thread an array has the markers of an erased one
 */
function readThread(scope: Scope, thread: unknown, item: unknown): ProviderUpdate[] {
  if (Array.isArray(thread)) return thread.map((): ProviderUpdate => ({ kind: 'erased' }))
  const chunkOrder = chunk.safeParse(item).data?.metadata.chunk_order ?? 0
  const messages = itemsOf((thread as Raw | null)?.messages)
  if (messages.length === 0) return []
  const contact = contactOfThread(thread)
  if (contact === undefined) {
    return [{ kind: 'unknown', ...idsOf(scope), field: scope.field, problem: 'threads.id: missing', raw: thread }]
  }
  const updates = readItems(scope, messages, (raw) => readThreadMessage(scope, raw, contact))
  const imported = updates.flatMap((update, index) =>
    update.kind === 'history' ? update.messages.map((message) => ({ ...message, place: index })) : [],
  )
  const slices = Array.from({ length: Math.ceil(imported.length / maxMessages) }, (_, index) =>
    imported.slice(index * maxMessages, (index + 1) * maxMessages),
  )
  return [
    ...slices.map(
      (slice): ProviderUpdate => ({ kind: 'history', ...idsOf(scope), contact, chunkOrder, messages: slice }),
    ),
    ...updates.filter(({ kind }) => kind !== 'history'),
  ]
}

const idsOf = ({ wabaId, phoneNumberId }: Scope) => ({ wabaId, phoneNumberId })

const threadShape = z.object({
  id: optionalText.catch(null),
  context: z.object({ wa_id: optionalText, user_id: optionalText, username: optionalText }).nullish().catch(null),
})

function contactOfThread(thread: unknown): ProviderContact | undefined {
  const { id = null, context } = threadShape.safeParse(thread).data ?? {}
  const isNumber = id !== null && /^\+?\d+$/.test(id)
  const number = context?.wa_id ?? (isNumber ? id : null)
  const bsuid = context?.user_id ?? (isNumber ? null : id)
  if (number === null && bsuid === null) return undefined
  const phoneNumber = number === null ? null : `+${digitsOf(number)}`
  return { phoneNumber, bsuid, parentBsuid: null, username: context?.username ?? null, name: null }
}

const inThread = z.object({
  from: optionalText,
  to: optionalText,
  history_context: z.object({ status: optionalText }).nullish().catch(null),
})

/** An edit or a deletion is an update as if it had just happened; all other messages are imported. */
function readThreadMessage(scope: Scope, raw: Raw, contact: ProviderContact): ProviderUpdate {
  const { from, to, history_context } = inThread.parse(raw)
  const isOutbound = to !== null || (from !== null && digitsOf(from) === scope.ownNumber)
  const ids = { from: contact.phoneNumber ?? undefined, from_user_id: contact.bsuid ?? undefined }
  const { from: _, ...message } = readMessage({ ...raw, from_parent_user_id: undefined, ...ids }, [])
  if (message.edits !== null || message.revokes !== null) {
    return isOutbound
      ? { kind: 'echo', ...idsOf(scope), message: { ...message, to: contact } }
      : { kind: 'message', ...idsOf(scope), message: { ...message, from: contact } }
  }
  const status = history_context?.status?.toLowerCase() ?? null
  const imported: HistoryMessage = { ...message, isOutbound, status, place: 0 }
  return { kind: 'history', ...idsOf(scope), contact, chunkOrder: 0, messages: [imported] }
}

/** The file of a message that was imported without it. */
function readFile(scope: Scope, raw: Raw): ProviderUpdate {
  const { from, to } = inThread.parse(raw)
  const sender = { from: from ?? to ?? undefined }
  const { id, from: contact, type, content, media, sentAt } = readMessage({ ...raw, ...sender }, [])
  return { kind: 'history_file', ...idsOf(scope), message: { id, from: contact, type, content, media, sentAt } }
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}
