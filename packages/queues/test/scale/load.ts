import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { authorizeAccount } from '@channel/core/accounts'
import { addApiKey } from '@channel/core/api-keys'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { anInboundMessage, aScope, aTenant, newPhoneNumber, newPhoneNumberId, type Tenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { secretOfProcesses } from '../support/start-process.ts'
import { Attempts } from './attempts.ts'
import type { Service } from './start-service.ts'

export type Load = Awaited<ReturnType<typeof startLoad>>

interface Reply {
  readonly data: { readonly id: string }
}

/** A response that a repetition cannot change. */
class Refusal extends Error {}

const recipients = 20
const maxProbes = 20
const timeoutMs = 20_000
const token = 'the-token-of-the-test'

/** What a load uses of a service. */
export type UsedService = Pick<Service, 'url' | 'database' | 'simulator' | 'sink'>

interface LoadOptions {
  readonly prepare?: (tenant: Tenant) => Promise<void>
  readonly slowness?: number
}

/**
 * Creates an organization, and begins to use the service like its clients and the provider.
 *
 * @param prepare called before it begins
 * @param slowness by how much less than usual it uses the service
 */
export async function startLoad(
  { url, database, simulator, sink }: UsedService,
  { prepare = async () => undefined, slowness = 1 }: LoadOptions = {},
) {
  const tenant = await aTenant(database)
  const { organization, account } = tenant
  const { id, phone_number_id } = account
  const waba_id = newPhoneNumberId()
  const secrets = deriveSecrets(secretOfProcesses)
  const scope = { ...aScope(organization.id), secrets, development: true }
  const body = { url: `${sink.url}/hook/${organization.id}`, event_types: ['*'] as const, enabled: true }
  // Its events are older than the subscription.
  await database.transaction((tx) => authorizeAccount(tx, secrets, { id, token, waba_id }))
  const { key } = await database.transaction(async (tx) => {
    await createWebhookSubscription(tx, scope, { body })
    return addApiKey(tx, { organization_id: organization.id })
  })
  simulator.setToken(waba_id, token)
  simulator.setNumber(phone_number_id, { waba_id })
  const ids: string[] = []
  for (let number = 0; number < recipients + maxProbes; number++)
    ids.push((await anInboundMessage(database, account)).contact_id)
  const [contactIds, ofProbes] = [ids.slice(0, recipients), ids.slice(recipients)]

  await prepare(tenant)
  const attempts = new Attempts()
  let longestFailureMs = 0
  const pending = new Set<Promise<void>>()
  const failures: string[] = []
  const acknowledged = {
    /** Texts by message. */
    messages: new Map<string, string>(),
    /** Phone numbers by contact. */
    contacts: new Map<string, string>(),
    /** Bytes by the message that sends them. */
    files: new Map<string, Buffer>(),
  }
  const received: string[] = []
  let count = 0

  /** Repeats a request as the documentation says, until it succeeds. @throws Error if it can never succeed */
  async function call(what: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = { authorization: `Bearer ${key}`, ...init.headers }
    let failsSince: number | undefined
    for (;;) {
      const startedAt = Date.now()
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const response = await fetch(url + path, { ...init, headers, signal })
        const text = await response.text()
        if (response.ok) {
          attempts.add(what, startedAt, undefined)
          if (failsSince !== undefined) longestFailureMs = Math.max(longestFailureMs, Date.now() - failsSince)
          return JSON.parse(text) as Reply
        }
        const problem = `${response.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 60)}`
        attempts.add(what, startedAt, problem)
        if (response.status < 500 && !response.headers.has('retry-after')) throw new Refusal(`${what} ${problem}`)
      } catch (error) {
        if (error instanceof Refusal) throw error
        attempts.add(what, startedAt, (error as Error).message)
      }
      failsSince ??= startedAt
      await delay(500)
    }
  }
  function post(what: string, path: string, idempotencyKey: string, json: object): Promise<Reply> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
    return call(what, path, { method: 'POST', headers, body: JSON.stringify(json) })
  }
  const sendTo = (contact_id: string | undefined, name: string, content: object) =>
    post('send', `/v1/${phone_number_id}/messages`, name, { contact_id, ...content })

  async function sendText(number: number, contactId = contactIds[number % recipients]): Promise<string> {
    const text = `message-${number}`
    const { data } = await sendTo(contactId, text, { type: 'text', text: { body: text } })
    acknowledged.messages.set(data.id, text)
    return data.id
  }
  async function createContact(number: number): Promise<void> {
    const phone_number = newPhoneNumber()
    const { data } = await post('create', `/v1/${phone_number_id}/contacts`, `contact-${number}`, { phone_number })
    acknowledged.contacts.set(data.id, phone_number)
  }
  async function uploadAndSend(number: number): Promise<void> {
    const bytes = randomBytes(20_000)
    const form = new FormData()
    form.append('file', new File([bytes], `${number}.pdf`, { type: 'application/pdf' }))
    const headers = { 'idempotency-key': `file-${number}` }
    const path = `/v1/${phone_number_id}/media`
    const { data: media } = await call('upload', path, { method: 'POST', headers, body: form })
    const content = { type: 'document', document: { media_id: media.id } }
    const { data } = await sendTo(contactIds[number % recipients], `message-of-file-${number}`, content)
    acknowledged.files.set(data.id, bytes)
  }
  async function receive(number: number): Promise<void> {
    const image = { type: 'image', image: { base64: randomBytes(2_000).toString('base64'), mime_type: 'image/png' } }
    const content = number % 4 === 0 ? image : { type: 'text', text: { body: `inbound ${number}` } }
    received.push(simulator.receive(phone_number_id, { from: newPhoneNumber(), ...content }).id)
  }

  /** Begins a piece of work at an interval, however many others have not ended. */
  function every(ms: number, work: (number: number) => Promise<unknown>): NodeJS.Timeout {
    return setInterval(() => {
      const running = work(count++)
        .catch((error: Error) => void failures.push(error.message))
        .then(() => void pending.delete(running))
      pending.add(running)
    }, ms * slowness)
  }
  const timers = [
    every(200, (number) => sendText(number)),
    every(400, createContact),
    every(1_000, uploadAndSend),
    every(400, receive),
    every(250, () => call('read', `/v1/${phone_number_id}/contacts`)),
  ]
  return {
    organization,
    phone_number_id,
    attempts,
    /** How long the request that failed longest was repeated, in milliseconds. */
    longestFailureMs: () => longestFailureMs,
    /** Work that could not be done at all. */
    failures,
    acknowledged,
    /** The provider's ids of the messages that customers sent. */
    received,
    /**
     * Sends a message, waits until the provider has it and its event has arrived, and returns when. Its conversation has no other messages,
     * which would hold it up: those that a killed worker or pooler had claimed are due again after a minute.
     */
    async probe(): Promise<{ acceptedAt: number; sentAt: number; reportedAt: number }> {
      const messageId = await sendText(count++, ofProbes.shift())
      const acceptedAt = Date.now()
      while (!simulator.sent().some((each) => each.biz_opaque_callback_data === messageId)) await delay(100)
      const sentAt = Date.now()
      const isReported = ({ body: event }: { body: string }) =>
        event.includes('message.sent') && event.includes(messageId)
      while (!sink.received.some(isReported)) await delay(100)
      return { acceptedAt, sentAt, reportedAt: Date.now() }
    },
    call,
    /** Ends the load, and waits for what it began. */
    async end(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(pending)
      await simulator.settled()
    },
  }
}
