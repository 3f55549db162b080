import { randomInt } from 'node:crypto'
import type { Behavior } from './behavior.ts'
import type { Clock } from './clock.ts'
import type { Conversation, Entry } from './conversations.ts'
import type { Faults } from './faults.ts'
import type { MediaStore } from './media-store.ts'
import type { PhoneNumber } from './numbers.ts'
import type { RecordedCall } from './provider-api/record-call.ts'
import { type SimulatedTemplate, sampleTemplates, type TemplateInput, templateInput } from './templates.ts'
import type { WebhookSender } from './webhooks/webhook-sender.ts'

/** A business account. */
export interface Waba {
  /** The only accepted token; undefined accepts any. */
  token: string | undefined
  templates: SimulatedTemplate[]
  /** Whether its webhooks are sent to the app. */
  subscribed: boolean
}

/** The app at the provider. It connects accounts and receives their webhooks. */
export interface App {
  id: string
  secret: string
}

/** The code of a finished signup, until it is exchanged. */
export interface SignupCode {
  readonly wabaId: string
  readonly until: number
}

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

/** The account, if it exists. */
export function findWaba(state: State, id: string): Waba | undefined {
  if (!state.wabas.has(id) && state.samples && /^\d+$/.test(id)) setTemplates(state, id, sampleTemplates)
  return state.wabas.get(id)
}

/** The account, created if missing. */
export function ensureWaba(state: State, id: string): Waba {
  const known = findWaba(state, id)
  if (known !== undefined) return known
  const created: Waba = { token: undefined, templates: [], subscribed: true }
  state.wabas.set(id, created)
  return created
}

/**
 * Replaces the account's templates. A template without an id keeps that of its predecessor with the same name and
 * language.
 */
export function setTemplates(state: State, id: string, inputs: readonly TemplateInput[]): SimulatedTemplate[] {
  const waba = state.wabas.get(id) ?? { token: undefined, templates: [], subscribed: true }
  waba.templates = inputs.map((input) => {
    const template = templateInput.parse(input)
    const former = waba.templates.find(({ name, language }) => name === template.name && language === template.language)
    return { ...template, id: template.id ?? former?.id ?? newId() }
  })
  state.wabas.set(id, waba)
  return waba.templates
}

/** An id in the provider's format for templates, files, accounts and numbers. */
export function newId(): string {
  return `${randomInt(1e8, 1e9)}${randomInt(1e6, 1e7)}`
}
