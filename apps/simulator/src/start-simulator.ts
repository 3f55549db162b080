import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type BehaviourInput, behaviourInput, usualBehaviour } from './behaviour.ts'
import { type Clock, systemClock } from './clock.ts'
import { changeTemplate, templateChange } from './control/change-template.ts'
import { connectCallback } from './control/connect-callback.ts'
import { controlApi } from './control/index.ts'
import { type SentMessage, sentMessages } from './control/views.ts'
import type { Entry } from './conversations.ts'
import { changeIdentity, prefer } from './customers/changes.ts'
import { type InboundInput, receive } from './customers/receive.ts'
import { type Fault, Faults } from './faults.ts'
import { keepState } from './keep-state.ts'
import { MediaStore } from './media-store.ts'
import { type NumberInput, type PhoneNumber, setNumber } from './numbers.ts'
import { pageFiles } from './page/index.ts'
import { providerApi, unknownPath } from './provider-api/index.ts'
import type { RecordedCall } from './provider-api/record-call.ts'
import { type FinishedSignup, finishSignup, type SignupChoice } from './provider-api/signup.ts'
import { type App, ensureWaba, type State, setTemplates } from './state.ts'
import type { SimulatedTemplate, TemplateInput } from './templates.ts'
import { tellOfAccount } from './webhooks/tell.ts'
import { type WebhookDelivery, type WebhookInput, WebhookSender } from './webhooks/webhook-sender.ts'

export interface SimulatorOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** 127.0.0.1 unless told. */
  readonly host?: string
  /** Whether every business account is there with sample templates; otherwise only those that were made. */
  readonly samples?: boolean
  /** The app at the provider: its secret signs webhooks. `1000` and `app-secret` unless told. */
  readonly app?: Partial<App>
  /** Where webhooks go from the beginning, without a handshake; none unless told. */
  readonly callbackUrl?: string
  /** Where files are said to be, when it is not where the provider listens: something has to lead from there to it. */
  readonly mediaOrigin?: string
  /** By which everything happens that happens later; the system's unless told. */
  readonly clock?: Clock
  readonly behaviour?: BehaviourInput
  /** A file that keeps accounts, numbers, files and conversations from one run to the next; nothing is kept unless told. */
  readonly dataFile?: string | undefined
  /** Where the page's files are; beside this module unless told. */
  readonly pageFolder?: URL
}

/** A provider that runs, and the hand that leads it. */
export interface Simulator {
  /** What `PROVIDER_BASE_URL` has to be. */
  readonly url: string
  /** The app: `appId` and `appSecret` of who is connected to it. */
  readonly app: Readonly<App>
  /** The latest 10,000 provider requests, as `GET /v23.0/…`. */
  readonly requests: readonly string[]
  /** The latest 1,000 of them whole. */
  readonly calls: readonly RecordedCall[]
  /** The latest 1,000 requests to the app. */
  readonly deliveries: readonly WebhookDelivery[]
  /** Gives a business account exactly these templates, and makes it if need be. */
  setTemplates(wabaId: string, templates: readonly TemplateInput[]): SimulatedTemplate[]
  /** From now on only this token opens the account. */
  setToken(wabaId: string, token: string): void
  /** Makes a number, which needs a `waba_id`, or changes it. */
  setNumber(phoneNumberId: string, number: NumberInput): Readonly<PhoneNumber>
  /** How customers behave from now on, and how strict the provider is. */
  behave(behaviour: BehaviourInput): void
  /** Where webhooks go and how, from now on. */
  setWebhooks(webhooks: WebhookInput): void
  /** Makes the handshake with the callback, and sends webhooks there from now on. @throws Error in one line when it does not agree */
  connectCallback(url: string, verifyToken: string): Promise<void>
  /** A customer writes. @throws Error for a number that is not there */
  receive(phoneNumberId: string, message: InboundInput): Entry
  /** A customer wants no marketing any more, or again. */
  prefer(phoneNumberId: string, preference: Parameters<typeof prefer>[2]): void
  /** A customer gets another number or business-scoped user id. */
  changeIdentity(phoneNumberId: string, change: Parameters<typeof changeIdentity>[2]): void
  /** The provider decides on a template. */
  changeTemplate(
    wabaId: string,
    name: string,
    language: string,
    change: { status?: string; reason?: string; category?: string },
  ): void
  /** Tells the app anything, as it is. */
  tell(wabaId: string, field: string, value: object): void
  /** Somebody finishes the sign-up dialog. */
  finishSignup(phoneNumber: string, name: string, choice?: SignupChoice): FinishedSignup
  /** All that the provider took from businesses, in its order. */
  sent(): SentMessage[]
  /** Lets all addresses of files hold no longer. */
  expireMediaAddresses(): void
  /** What shall happen to the next request, or to as many as it says. */
  arm(fault: Fault): void
  /** Resolves when the webhooks that could be sent have been answered or given up. Those to come later do not count. */
  settled(): Promise<void>
  /** Ends it; what hangs is cut off. */
  stop(): Promise<void>
}

/**
 * Starts the provider on a port of its own. The provider's paths begin with `/v`, the control API's with `/_control`; on `/`
 * is a page to write as a customer.
 *
 * @throws Error in one line when the port or the file cannot be had
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', pageFolder = new URL('./page/', import.meta.url) } = options
  const state = newState(options)
  const keeping = options.dataFile === undefined ? undefined : keepState(state, options.dataFile)
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/', pageFiles(pageFolder))
  app.route('/_control', controlApi(state))
  app.route('/', providerApi(state))
  app.notFound((c) => unknownPath(c.req.path))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await listen(server, port, host).catch((error) => {
    keeping?.end()
    throw error
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
  state.media.origin ??= url
  state.url = url
  keeping?.save()

  return {
    url,
    ...handle(state),
    async stop() {
      state.webhooks.stop()
      keeping?.end()
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function newState(options: SimulatorOptions): State {
  const { samples = false, app, callbackUrl, clock = systemClock, behaviour, mediaOrigin } = options
  const known: App = { id: app?.id ?? '1000', secret: app?.secret ?? 'app-secret' }
  const webhooks = new WebhookSender(clock, () => known.secret)
  if (callbackUrl !== undefined) webhooks.change({ url: callbackUrl })
  return {
    url: undefined,
    clock,
    app: known,
    behaviour: Object.assign(usualBehaviour(), behaviourInput.parse(behaviour ?? {})),
    wabas: new Map(),
    numbers: new Map(),
    media: new MediaStore(clock, mediaOrigin),
    conversations: new Map(),
    messages: new Map(),
    codes: new Map(),
    faults: new Faults(),
    webhooks,
    samples,
    requests: [],
    calls: [],
  }
}

function handle(state: State): Omit<Simulator, 'url' | 'stop'> {
  return {
    app: state.app,
    requests: state.requests,
    calls: state.calls,
    deliveries: state.webhooks.deliveries,
    setTemplates: (wabaId, templates) => setTemplates(state, wabaId, templates),
    setToken(wabaId, token) {
      ensureWaba(state, wabaId).token = token
    },
    setNumber: (id, number) => setNumber(state, id, number),
    behave: (behaviour) => void Object.assign(state.behaviour, behaviourInput.parse(behaviour)),
    setWebhooks: (webhooks) => state.webhooks.change(webhooks),
    connectCallback: (url, verify_token) => connectCallback(state, { url, verify_token }),
    receive: (id, message) => receive(state, id, message),
    prefer: (id, preference) => prefer(state, id, preference),
    changeIdentity: (id, change) => changeIdentity(state, id, change),
    changeTemplate: (wabaId, name, language, change) =>
      void changeTemplate(state, wabaId, name, language, templateChange.parse(change)),
    tell: (wabaId, field, value) => tellOfAccount(state, wabaId, field, value),
    finishSignup: (phoneNumber, name, choice) => finishSignup(state, phoneNumber, name, choice),
    sent: () => sentMessages(state),
    expireMediaAddresses: () => state.media.expireAddresses(),
    arm: (fault) => state.faults.arm(fault),
    settled: () => state.webhooks.settled(),
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Error(`${host}:${port} is taken by another program. Choose another with --port.`)
    throw new Error(`Cannot listen on ${host}:${port}: ${message}`)
  }
}
