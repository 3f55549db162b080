import type { ProviderUpdate } from '@channel/provider'

/** An update of a webhook that is still to be done. */
export interface PendingUpdate {
  readonly webhookId: number
  /** Which one of the webhook it is, from 0 on. */
  readonly place: number
  readonly update: ProviderUpdate
  /** When its webhook came, as a date-time. */
  readonly receivedAt: string
}

/** What became of an update. */
export type UpdateOutcome =
  | { readonly kind: 'done' }
  /** To be tried again. */
  | { readonly kind: 'again'; readonly failure: string; readonly waitsFor?: string }
  /** Trying again would change nothing. */
  | { readonly kind: 'hopeless'; readonly failure: string }
  /** The provider tells more than is read here, and nothing is wrong with that. */
  | { readonly kind: 'unread'; readonly failure: string }
