import { type BehaviorInput, behaviorInput, defaultBehavior } from './behavior.ts'
import { type Clock, systemClock } from './clock.ts'
import { Faults } from './faults.ts'
import { MediaStore } from './media-store.ts'
import type { App, Conversation, Entry, Group, PhoneNumber, SignupCode, Upload, Waba } from './model.ts'
import type { RecordedCall } from './provider-api/record-call.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'

export interface StateOptions {
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
}

/** The state of the simulated provider. */
export type State = ReturnType<typeof newState>

export function newState(options: StateOptions) {
  const { samples = false, callbackUrl, clock = systemClock, behavior = {}, mediaOrigin } = options
  const app: App = { id: '1000', secret: 'app-secret', ...options.app }
  const webhooks = new WebhookSender(clock, () => app.secret)
  if (callbackUrl !== undefined) webhooks.change({ url: callbackUrl })
  return {
    /** The simulator's URL; undefined before it listens. */
    url: undefined as string | undefined,
    clock,
    app,
    behavior: Object.assign(defaultBehavior(), behaviorInput.parse(behavior)),
    wabas: new Map<string, Waba>(),
    numbers: new Map<string, PhoneNumber>(),
    media: new MediaStore(clock, mediaOrigin),
    /** By number and each id of the customer. */
    conversations: new Map<string, Conversation>(),
    groups: new Map<string, Group>(),
    /** The names of introduced customers, by number and id. */
    names: new Map<string, string>(),
    /** Every message, by its id. */
    messages: new Map<string, { readonly conversation: Conversation; readonly entry: Entry }>(),
    codes: new Map<string, SignupCode>(),
    /** Files for templates and profiles, by the id of the upload. */
    uploads: new Map<string, Upload>(),
    faults: new Faults(),
    webhooks,
    /** Whether an unknown account is created at its first use, with sample templates. */
    samples,
    /** Method, path and query of the latest 10,000 requests to the provider's API, oldest first. */
    requests: [] as string[],
    /** The latest 1,000 requests with their bodies, oldest first. */
    calls: [] as RecordedCall[],
  }
}
