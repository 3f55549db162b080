import { randomInt } from 'node:crypto'
import { authorizeAccount } from '@channel/core/accounts'
import type { Log } from '@channel/core/mechanisms/log'
import type { Scope } from '@channel/core/mechanisms/scope'
import { sendMessage } from '@channel/core/messages'
import {
  aDeliveryClock,
  anAccount,
  anInboundMessage,
  aTenant,
  newPhoneNumberId,
  type Tenant,
} from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { type HttpProviderOptions, httpProvider, type Provider } from '@channel/provider'
import { type SimulatorOptions, startSimulator } from '@channel/simulator'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'
import type { SendLimits } from '../../src/sends/send-limits.ts'
import { type SendEngine, type SendEngineOptions, startSendEngine } from '../../src/sends/start-send-engine.ts'
import { openWebhookReceiver } from './webhook-receiver.ts'

const readSends = statement(
  'worker_test_read_sends',
  `SELECT send.organization_id, send.message_id, send.phone_number_id, send.state, send.attempt_count, send.lease_token,
     send.leased_until, send.called_at, send.next_attempt_at, send.uncertain_until, message.status, message.provider_message_id,
     message.error_code, message.error_provider_code
   FROM message_sends send
   JOIN messages message ON message.organization_id = send.organization_id AND message.id = send.message_id
   ORDER BY send.created_at, send.message_id`,
)

/** A message as stored in the database. */
export interface StoredSend {
  readonly organization_id: string
  readonly message_id: string
  readonly phone_number_id: string
  readonly state: string
  readonly attempt_count: number
  readonly lease_token: string | null
  readonly leased_until: string | null
  readonly called_at: string | null
  readonly next_attempt_at: string | null
  readonly uncertain_until: string | null
  readonly status: string
  readonly provider_message_id: string | null
  readonly error_code: string | null
  readonly error_provider_code: number | null
}

/** A sending number with a contact who has just written, so that the customer service window is open. */
export interface Sender {
  readonly tenant: Tenant
  readonly phone_number_id: string
  readonly waba_id: string
}

export type EngineSettings = Partial<SendLimits> & {
  readonly provider?: Partial<Pick<Provider, 'sendMessage' | 'uploadMedia'>>
  /** Empty by default. */
  readonly store?: SendEngineOptions['store']
  readonly database?: Database
  readonly http?: Partial<HttpProviderOptions>
  /** The pace of a number; the provider's by default. */
  readonly perSecond?: number
}

type MessageSend = Parameters<typeof sendMessage>[2]['body']
type Message = Awaited<ReturnType<typeof sendMessage>>

const token = 'the-token-of-the-test'

/** A provider whose sends and uploads are blocked until they are released once. */
export function heldCalls(url: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { sendMessage, uploadMedia } = httpProvider({ baseUrl: url })
  const held = {
    calls: 0,
    uploads: 0,
    releaseCalls: resolve,
    async sendMessage(...args: Parameters<typeof sendMessage>) {
      held.calls += 1
      await promise
      return sendMessage(...args)
    },
    async uploadMedia(...args: Parameters<typeof uploadMedia>) {
      held.uploads += 1
      await promise
      return uploadMedia(...args)
    },
  }
  return held
}

/** A database of its own, a simulated provider with an account, and engines that send to it. */
export async function aSendScene(options: SimulatorOptions = {}, given?: OwnDatabase) {
  const database = given ?? (await createTestDatabase())
  onTestFinished(() => database.drop())
  const simulator = await startSimulator({ behavior: { statuses: [], enforce_window: false }, ...options })
  onTestFinished(() => simulator.stop())
  const clock = aDeliveryClock()
  const errors: string[] = []
  const { log, lines } = collectLog({ level: 'info' })

  async function aSender(tenant?: Tenant): Promise<Sender> {
    const own = tenant ?? (await aTenant(database))
    const account = tenant === undefined ? own.account : await anAccount(database, own.team)
    const waba_id = newPhoneNumberId()
    const { id, phone_number_id } = account
    await database.transaction((tx) => authorizeAccount(tx, own.scope.secrets, { id, token, waba_id }))
    simulator.setToken(waba_id, token)
    simulator.setNumber(phone_number_id, { waba_id })
    return { tenant: { ...own, account }, phone_number_id, waba_id }
  }
  const sender = await aSender()

  async function newRecipient(from: Sender = sender): Promise<Message> {
    return anInboundMessage(database, from.tenant.account)
  }
  async function send(body: MessageSend, from: Sender = sender): Promise<Message> {
    const params = { phone_number_id: from.phone_number_id }
    return database.transaction((tx) => sendMessage(tx, from.tenant.scope, { params, body }))
  }

  return {
    database,
    simulator,
    clock,
    /** Background errors of engines. */
    errors,
    log,
    /** The lines that engines have logged, except those of attempts. */
    lines,
    sender,
    scope: sender.tenant.scope satisfies Scope,
    aSender,
    newRecipient,
    send,
    /** Creates a text message to a contact who has just written. */
    async sendText(body = `Text ${randomInt(1e9)}`, { from = sender, to }: { from?: Sender; to?: Message } = {}) {
      const { contact_id } = to ?? (await newRecipient(from))
      return send({ contact_id, type: 'text', text: { body } }, from)
    },
    /**
     * Connects the provider's webhooks to the service for the rest of the test; without it they are dropped.
     *
     * @param apiUrl see `openWebhookReceiver`
     */
    receiveWebhooks: (apiUrl?: string) =>
      openWebhookReceiver(simulator, database, sender.tenant.scope.mediaBaseUrl, apiUrl),
    /** The texts that the provider accepted, in order. */
    texts: () => simulator.sent().map(({ content }) => (content.text as { body: string }).body),
    engine: (settings: EngineSettings = {}) =>
      startEngine(settings, { database, sender, clock, errors, log, simulator }),
    sends: (from: Pick<Database, 'query'> = database) => from.query<StoredSend>(readSends),
  }
}

/** Deadlines of requests unless a test is about them: on a busy machine, a request takes long, but must not fail. */
const patient = { requestTimeoutMs: 600_000, callTimeoutMs: 600_000, transferTimeoutMs: 600_000 }

function startEngine(
  { provider, store, database: own, http, perSecond, ...limits }: EngineSettings,
  scene: {
    readonly database: Database
    readonly sender: Sender
    readonly clock: ReturnType<typeof aDeliveryClock>
    readonly errors: string[]
    readonly log: Log
    readonly simulator: { readonly url: string }
  },
): SendEngine {
  const { secrets, mediaBaseUrl } = scene.sender.tenant.scope
  const overHttp = httpProvider({ baseUrl: scene.simulator.url, ...patient, ...http })
  const engine = startSendEngine({
    database: own ?? scene.database,
    secrets,
    mediaBaseUrl,
    provider: {
      connectToSend: async () => {
        const connected = await overHttp.connectToSend()
        if (!connected.ok) return connected
        return { ok: true, value: { ...connected.value, ...provider } }
      },
      ping: () => overHttp.ping(),
      uploadMedia: (...call) => ({ ...overHttp, ...provider }).uploadMedia(...call),
    },
    store: store ?? { open: async () => undefined },
    log: scene.log,
    onError: (error) => scene.errors.push(error.message),
    clock: scene.clock,
    limits: { pollMs: 50, tidyMs: 100, ...limits },
    ...(perSecond !== undefined && { perSecond }),
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= engine.stop()
    return stopped
  }
  onTestFinished(stop)
  return { wake: engine.wake, stop }
}
