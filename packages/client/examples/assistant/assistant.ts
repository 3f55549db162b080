import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Channel,
  type EventOf,
  isChannelError,
  type Message,
  verifyWebhook,
  type WebhookEvent,
} from '@channel/client'
import type { Answer, answer } from './answer.ts'
import { type AssistantEvent, openEventStore } from './event-store.ts'

/** The `client_reference` of what the assistant writes. */
const reference = 'assistant'

export interface AssistantOptions {
  readonly channel: Channel
  /** The secret of the webhook subscription. */
  readonly secret: string
  /** The file that keeps received events. */
  readonly storePath: string
  /** The label of conversations that a person answers. */
  readonly handOverLabel: string
  /** The user who gets them. */
  readonly handOverTo: string
  /** The label of contacts who have opted out. */
  readonly optedOutLabel: string
  readonly answer: typeof answer
}

/** Receives webhooks, and answers what contacts write until a person takes over. It is not listening yet. */
export function createAssistant(options: AssistantOptions): Server {
  const { channel, secret, handOverLabel, handOverTo, optedOutLabel } = options
  const store = openEventStore(options.storePath)
  const latestOf = new Map<string, Promise<void>>()

  const server = createServer(async (request, response) => {
    const verified = text(request).then((body) => verifyWebhook(body, request.headers, { secret }))
    const event = await verified.catch(() => undefined)
    // Stored before the response: the service sends again what it got no response for.
    if (event !== undefined && isForAssistant(event) && store.add(event)) enqueue(event)
    response.writeHead(event === undefined ? 400 : 204).end()
  })
  for (const event of store.unfinished()) enqueue(event)
  return server

  /** Works on the events of each contact one after the other. */
  function enqueue(event: AssistantEvent): void {
    const contact = contactOf(event)
    const before = latestOf.get(contact) ?? Promise.resolve()
    const latest = before.then(() => workUntilDone(event))
    latestOf.set(contact, latest)
    void latest.then(() => latestOf.get(contact) === latest && latestOf.delete(contact))
  }

  async function workUntilDone(event: AssistantEvent): Promise<void> {
    for (let waitMs = 1_000; ; waitMs = Math.min(waitMs * 2, 60_000)) {
      try {
        await work(event)
        return store.finish(event.id)
      } catch (error) {
        console.error(event.id, error)
        // The contact was deleted, the window has closed, or the text is refused: trying again changes nothing.
        if (isChannelError(error) && [400, 404, 422].includes(error.status)) return store.finish(event.id)
        await delay(waitMs)
      }
    }
  }

  async function work(event: AssistantEvent): Promise<void> {
    const number = event.phone_number_id ?? ''
    if (event.type === 'contact.opted_out') {
      await channel.contacts.attachLabel(number, event.data.object.id, { label_id: optedOutLabel })
    } else if (event.type === 'contact.opted_in') {
      await channel.contacts.detachLabel(number, event.data.object.id, optedOutLabel)
    } else {
      const answer = store.answerOf(event.id) ?? (await decide(number, event))
      if (answer !== undefined) await act(number, event, answer)
    }
  }

  /** @returns undefined if the assistant must be silent */
  async function decide(number: string, { id, data: { object } }: MessagesEvent): Promise<Answer | undefined> {
    const { conversation_id, contact_id } = object
    const { data: contact } = await channel.contacts.get(number, contact_id)
    if (contact.labels.some((label) => label.id === optedOutLabel)) return undefined
    const messages = await messagesToAnswer(number, conversation_id)
    if (messages === undefined) return undefined
    const answer = await options.answer(messages)
    // A person may have taken over meanwhile.
    if ((await messagesToAnswer(number, conversation_id)) === undefined) return undefined
    // What follows is repeated after a restart, and must then be the same.
    store.saveAnswer(id, answer)
    return answer
  }

  /** The latest messages, oldest first; undefined if a person answers the conversation, or its window is closed. */
  async function messagesToAnswer(number: string, conversation_id: string): Promise<Message[] | undefined> {
    const { data: conversation } = await channel.conversations.get(number, conversation_id)
    const { kind, window, assignee, labels } = conversation
    const isOfPerson = assignee !== null || labels.some(({ id }) => id === handOverLabel)
    if (kind === 'group' || window === null || isOfPerson) return undefined
    const { data: newestFirst } = await channel.messages.list(number, { conversation_id, limit: 20 }).page()
    const [newest] = newestFirst
    const isAnswered = newest?.direction === 'outbound' && newest.client_reference !== reference
    return isAnswered ? undefined : newestFirst.toReversed()
  }

  async function act(number: string, { id, data: { object } }: MessagesEvent, answer: Answer): Promise<void> {
    const { conversation_id } = object
    if (answer.handOver) {
      await channel.conversations.attachLabelInAccount(number, conversation_id, { label_id: handOverLabel })
      await channel.conversations.update(number, conversation_id, { assigned_to: handOverTo })
    }
    if (answer.text === undefined) return
    const message = { conversation_id, type: 'text', text: { body: answer.text }, client_reference: reference } as const
    await channel.messages.send(number, message, { idempotencyKey: id })
  }
}

type MessagesEvent = EventOf<'message.received' | 'messages.received'>

/** Own messages, statuses, groups and all other events have other types. */
function isForAssistant(event: WebhookEvent): event is AssistantEvent {
  return ['message.received', 'messages.received', 'contact.opted_out', 'contact.opted_in'].includes(event.type)
}

function contactOf({ data: { object } }: AssistantEvent): string {
  return object.object === 'contact' ? object.id : object.contact_id
}
