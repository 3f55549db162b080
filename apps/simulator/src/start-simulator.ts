import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultFormat, type Logger, openLogger } from '@channel/logger'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type BehaviorInput, behaviorInput, defaultBehavior } from './behavior.ts'
import { type Clock, systemClock } from './clock.ts'
import { changeTemplate, templateChange } from './control/change-template.ts'
import { connectCallback } from './control/connect-callback.ts'
import { controlApi } from './control/index.ts'
import { type SentMessage, sentMessages } from './control/views.ts'
import type { Entry } from './conversations.ts'
import { changeIdentity, prefer } from './customers/changes.ts'
import { introduce } from './customers/introduce.ts'
import { type InboundInput, receive } from './customers/receive.ts'
import { type Fault, Faults } from './faults.ts'
import { MediaStore } from './media-store.ts'
import { type NumberInput, type PhoneNumber, setNumber } from './numbers.ts'
import { notFoundPage, pageFiles, wantsPage } from './page/index.ts'
import { persistState } from './persist-state.ts'
import { providerApi, unknownPath } from './provider-api/index.ts'
import type { RecordedCall } from './provider-api/record-call.ts'
import { type FinishedSignup, finishSignup, type SignupChoice } from './provider-api/signup.ts'
import { type App, ensureWaba, type State, setTemplates } from './state.ts'
import type { SimulatedTemplate, TemplateInput } from './templates.ts'
import { notifyAccount } from './webhooks/notify.ts'
import { type WebhookDelivery, type WebhookInput, WebhookSender } from './webhooks/webhook-sender.ts'

export interface SimulatorOptions {
  /** Default 0, which picks a free port. */
  readonly port?: number
  /** Whether to take the next free port if this one is in use, of the following 99. */
  readonly orNextPort?: boolean
  /** Default 127.0.0.1. */
  readonly host?: string
  /** Whether every business account exists, with sample templates; otherwise only accounts that were created. */
  readonly samples?: boolean
  /** The app at the provider, whose secret signs webhooks; default `1000` and `app-secret`. */
  readonly app?: Partial<App>
  /** The initial webhook URL, without a handshake; default none. */
  readonly callbackUrl?: string
  /** The origin of file URLs, if it is not the provider's own. Requests to it must reach the provider. */
  readonly mediaOrigin?: string
  /** The clock for everything that happens later; default the system's. */
  readonly clock?: Clock
  readonly behavior?: BehaviorInput
  /** A file that persists accounts, numbers, files and conversations; default none. */
  readonly dataFile?: string | undefined
  /** The folder of the page's files; default next to this module. */
  readonly pageFolder?: URL
  /** Receives its own failures; default standard error. */
  readonly log?: Logger
}

/** A running simulator and its controls. */
export interface Simulator {
  /** The value of `PROVIDER_BASE_URL`. */
  readonly url: string
  /** The app: its id and secret, for a service that is connected to it. */
  readonly app: Readonly<App>
  /** The latest 10,000 provider requests, as `GET /v23.0/…`. */
  readonly requests: readonly string[]
  /** The latest 1,000 of them in full. */
  readonly calls: readonly RecordedCall[]
  /** The latest 1,000 requests to the app. */
  readonly deliveries: readonly WebhookDelivery[]
  /** Replaces the templates of a business account, which is created if missing. */
  setTemplates(wabaId: string, templates: readonly TemplateInput[]): SimulatedTemplate[]
  /** From now on only this token opens the account. */
  setToken(wabaId: string, token: string): void
  /** Creates a number, which requires a `waba_id`, or updates it. */
  setNumber(phoneNumberId: string, number: NumberInput): Readonly<PhoneNumber>
  /** Sets how customers behave, and how strict the provider is. */
  behave(behavior: BehaviorInput): void
  /** Sets the callback URL and the behavior of webhooks. */
  setWebhooks(webhooks: WebhookInput): void
  /**
   * Performs the handshake with the callback and sends webhooks there from now on. @throws Error in one line if it
   * fails
   */
  connectCallback(url: string, verifyToken: string): Promise<void>
  /** A customer sends a message. @throws Error if the number does not exist */
  receive(phoneNumberId: string, message: InboundInput): Entry
  /** Gives customers their names and earlier messages, without telling the app. */
  introduce(phoneNumberId: string, introduction: Parameters<typeof introduce>[2]): void
  /** A customer opts out of marketing, or in again. */
  prefer(phoneNumberId: string, preference: Parameters<typeof prefer>[2]): void
  /** A customer gets another number or business-scoped user id. */
  changeIdentity(phoneNumberId: string, change: Parameters<typeof changeIdentity>[2]): void
  /** The provider changes a template. */
  changeTemplate(
    wabaId: string,
    name: string,
    language: string,
    change: { status?: string; reason?: string; category?: string },
  ): void
  /** Sends any update to the app, unchanged. */
  sendUpdate(wabaId: string, field: string, value: object): void
  /** Finishes the signup dialog. */
  finishSignup(phoneNumber: string, name: string, choice?: SignupChoice): FinishedSignup
  /** All messages that the provider accepted, in order. */
  sent(): SentMessage[]
  /** Expires all URLs of files. */
  expireMediaAddresses(): void
  /** Arms a fault for the next request, or for several. */
  arm(fault: Fault): void
  /** Resolves when each pending webhook has a response or was given up. Later ones do not count. */
  settled(): Promise<void>
  /** Stops it; pending requests are cut off. */
  stop(): Promise<void>
}

/**
 * Starts the simulator on a separate port. The provider's paths begin with `/v`, the control API's with
 * `/_control`; `/` is a page for writing as a customer.
 *
 * @throws Error in one line if the port or the file cannot be used
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1', pageFolder = new URL('./page/', import.meta.url) } = options
  const log = options.log ?? openLogger({ service: 'simulator', level: 'info', format: defaultFormat() })
  const state = newState(options)
  const stateFile = options.dataFile === undefined ? undefined : persistState(state, options.dataFile, log)
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/', pageFiles(pageFolder))
  app.route('/_control', controlApi(state))
  app.route('/', providerApi(state, log))
  app.notFound((c) => (wantsPage(c) ? notFoundPage() : unknownPath(c.req.path)))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const lastPort = options.orNextPort && port !== 0 ? Math.min(port + 99, 65_535) : port
  await listen(server, { port, lastPort, host }).catch((error) => {
    stateFile?.end()
    throw error
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
  state.media.origin ??= url
  state.url = url
  stateFile?.save()

  return {
    url,
    ...handle(state),
    async stop() {
      state.webhooks.stop()
      stateFile?.end()
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function newState(options: SimulatorOptions): State {
  const { samples = false, app, callbackUrl, clock = systemClock, behavior, mediaOrigin } = options
  const known: App = { id: app?.id ?? '1000', secret: app?.secret ?? 'app-secret' }
  const webhooks = new WebhookSender(clock, () => known.secret)
  if (callbackUrl !== undefined) webhooks.change({ url: callbackUrl })
  return {
    url: undefined,
    clock,
    app: known,
    behavior: Object.assign(defaultBehavior(), behaviorInput.parse(behavior ?? {})),
    wabas: new Map(),
    numbers: new Map(),
    media: new MediaStore(clock, mediaOrigin),
    conversations: new Map(),
    names: new Map(),
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
    behave: (behavior) => void Object.assign(state.behavior, behaviorInput.parse(behavior)),
    setWebhooks: (webhooks) => state.webhooks.change(webhooks),
    connectCallback: (url, verify_token) => connectCallback(state, { url, verify_token }),
    receive: (id, message) => receive(state, id, message),
    introduce: (id, introduction) => introduce(state, id, introduction),
    prefer: (id, preference) => prefer(state, id, preference),
    changeIdentity: (id, change) => changeIdentity(state, id, change),
    changeTemplate: (wabaId, name, language, change) =>
      void changeTemplate(state, wabaId, name, language, templateChange.parse(change)),
    sendUpdate: (wabaId, field, value) => notifyAccount(state, wabaId, field, value),
    finishSignup: (phoneNumber, name, choice) => finishSignup(state, phoneNumber, name, choice),
    sent: () => sentMessages(state),
    expireMediaAddresses: () => state.media.expireAddresses(),
    arm: (fault) => state.faults.arm(fault),
    settled: () => state.webhooks.settled(),
  }
}

async function listen(
  server: Server,
  { port, lastPort, host }: { port: number; lastPort: number; host: string },
): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE' && port < lastPort) return listen(server, { port: port + 1, lastPort, host })
    if (code === 'EADDRINUSE')
      throw new Error(`${host}:${port} is in use by another program. Choose another with --port.`)
    throw new Error(`Cannot listen on ${host}:${port}: ${message}`)
  }
}
