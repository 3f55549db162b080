import { z } from 'zod'
import { addEntry, digitsOf, ensureConversation, newMessageId } from '../conversations.ts'
import type { Entry } from '../model.ts'
import type { State } from '../state.ts'
import { notifyNumber, seconds } from '../webhooks/notify.ts'
import { type SampleMessage, samplePast } from './sample-past.ts'
import { requirePhone } from './write-on-phone.ts'

const declined = 'History sync is turned off by the business from the WhatsApp Business App'

export const historyInput = z.strictObject({
  /** Whether the business shares none; default as set by `share_history`. */
  declined: z.boolean().optional(),
  phases: z.array(z.union([z.literal(0), z.literal(1), z.literal(2)])).default([0, 1, 2]),
  chunks_per_phase: z.int().min(1).max(100).default(1),
})

/** The business shares its history, or declines to. The app is notified. */
export function shareHistory(state: State, phoneNumberId: string, input: z.input<typeof historyInput> = {}): void {
  const { declined = !state.behavior.share_history, phases, chunks_per_phase: chunks } = historyInput.parse(input)
  if (declined) declineHistory(state, phoneNumberId)
  else sendHistory(state, phoneNumberId, phases, chunks)
}

/** The app is told that the business does not share its history. */
function declineHistory(state: State, phoneNumberId: string): void {
  requirePhone(state, phoneNumberId)
  const error_data = { details: 'History sharing is turned off by the business' }
  const errors = [{ code: 2593109, title: declined, message: declined, error_data }]
  notifyNumber(state, phoneNumberId, 'history', { history: [{ errors }] })
}

/**
 * Sends sample messages of the past, from the last day to half a year ago: in chunks for each phase, then the files. The conversations show
 * them too.
 */
function sendHistory(state: State, phoneNumberId: string, phases: readonly number[], chunksPerPhase: number): void {
  const own = digitsOf(requirePhone(state, phoneNumberId).displayPhoneNumber)
  const past = samplePast
    .filter(({ phase }) => phases.includes(phase))
    .map((message) => ({ message, entry: addPast(state, phoneNumberId, message) }))
  const chunks = phases.flatMap((phase) => {
    const inPhase = past.filter(({ message }) => message.phase === phase)
    const edge = (index: number) => Math.ceil((inPhase.length * index) / chunksPerPhase)
    return Array.from({ length: chunksPerPhase }, (_, index) => ({
      phase,
      chunk_order: index + 1,
      list: inPhase.slice(edge(index), edge(index + 1)),
    }))
  })
  const steps = chunks.map(({ list, ...chunk }, index) => () => {
    const threads = [...Map.groupBy(list, ({ message }) => message.customer)].map(([id, thread]) => ({
      id,
      messages: thread.map(({ entry }) => wireOf(entry, own, id)),
    }))
    const metadata = { ...chunk, progress: Math.round((100 * (index + 1)) / chunks.length) }
    notifyNumber(state, phoneNumberId, 'history', { history: [{ metadata, threads }] })
  })
  const files = past.flatMap(({ message, entry }) =>
    message.file === undefined ? [] : [() => sendFile(state, phoneNumberId, entry, own, message.customer)],
  )
  for (const [index, step] of [...steps, ...files].entries()) state.clock.after(index * state.behavior.pace_ms, step)
}

function addPast(state: State, phoneNumberId: string, { customer, hoursAgo, from, text, file }: SampleMessage): Entry {
  const conversation = ensureConversation(state, phoneNumberId, customer)
  const content = text === undefined ? fileContent(state, phoneNumberId, file) : { text: { body: text } }
  const entry: Entry = {
    id: newMessageId(),
    direction: from === 'customer' ? 'inbound' : 'outbound',
    at: state.clock.now() - hoursAgo * 3_600_000,
    type: text === undefined ? 'image' : 'text',
    content,
    status: 'read',
    ...(from === 'business' && { fromPhone: true }),
  }
  addEntry(state, conversation, entry)
  conversation.entries.sort((one, other) => one.at - other.at)
  return entry
}

function fileContent(state: State, phoneNumberId: string, base64 = '') {
  const bytes = Buffer.from(base64, 'base64')
  const mime_type = 'image/png'
  const { id, sha256 } = state.media.add({ phoneNumberId, bytes, mimeType: mime_type, filename: undefined }, 'customer')
  return { image: { id, mime_type, sha256: Buffer.from(sha256, 'hex').toString('base64') } }
}

/** A file is not in the chunk: it follows. */
function wireOf({ id, at, type, content, direction }: Entry, own: string, customer: string): object {
  const isFile = type === 'image'
  return {
    from: direction === 'inbound' ? customer : own,
    ...(direction === 'outbound' && { to: customer }),
    id,
    timestamp: seconds(at),
    type: isFile ? 'media_placeholder' : type,
    ...(!isFile && content),
    history_context: { status: 'READ' },
  }
}

function sendFile(state: State, phoneNumberId: string, entry: Entry, own: string, customer: string): void {
  const { id, at, type, content, direction } = entry
  const from = direction === 'inbound' ? customer : own
  notifyNumber(state, phoneNumberId, 'history', { messages: [{ from, id, timestamp: seconds(at), type, ...content }] })
}
