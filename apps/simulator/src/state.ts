import type { Behavior } from './behavior.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { MediaStore } from './media-store.ts'
import type { App, Conversation, Entry, PhoneNumber, SignupCode, Waba } from './model.ts'
import type { RecordedCall } from './provider-api/record-call.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

/** The state of the simulated provider. */
export interface State {
  /** The simulator's URL; undefined before it listens. */
  url: string | undefined
  readonly clock: Clock
  readonly app: App
  readonly behavior: Behavior
  readonly wabas: Map<string, Waba>
  readonly numbers: Map<string, PhoneNumber>
  readonly media: MediaStore
  /** By number and each id of the customer. */
  readonly conversations: Map<string, Conversation>
  /** The names of introduced customers, by number and id. */
  readonly names: Map<string, string>
  /** Every message, by its id. */
  readonly messages: Map<string, { readonly conversation: Conversation; readonly entry: Entry }>
  readonly codes: Map<string, SignupCode>
  readonly faults: Faults
  readonly webhooks: WebhookSender
  /** Whether an unknown account is created at its first use, with sample templates. */
  readonly samples: boolean
  /** Method, path and query of the latest 10,000 requests to the provider's API, oldest first. */
  readonly requests: string[]
  /** The latest 1,000 requests with their bodies, oldest first. */
  readonly calls: RecordedCall[]
}
