import type { ProviderUpdate } from '@channel/provider'

/** An update of a webhook that is not done yet. */
export interface PendingUpdate {
  readonly webhookId: number
  /** Its index in the webhook. */
  readonly place: number
  readonly update: ProviderUpdate
  /** When its webhook was received, as a date-time. */
  readonly receivedAt: string
}

/** What became of an update. */
export type UpdateOutcome =
  | { readonly kind: 'done' }
  /** To be retried. */
  | { readonly kind: 'again'; readonly failure: string; readonly waitsFor?: string }
  /** A retry would change nothing. */
  | { readonly kind: 'hopeless'; readonly failure: string }
  /** Of no use here: the provider reports more than this service reads. */
  | { readonly kind: 'unread'; readonly failure: string }
