import type { ProviderUpdate } from '@channel/provider'

/** An update of a webhook that is not completed yet. */
export interface PendingUpdate {
  readonly webhookId: number
  /** Its index in the webhook. */
  readonly index: number
  readonly update: ProviderUpdate
  /** When its webhook was received, as a date-time. */
  readonly receivedAt: string
}

/** The outcome of an update. */
export type UpdateOutcome =
  | { readonly kind: 'done' }
  /** To be retried. */
  | { readonly kind: 'retry'; readonly failure: string; readonly waitsFor?: string }
  /** A retry would fail too. */
  | { readonly kind: 'failed'; readonly failure: string }
  /** This service does not support this kind of update. */
  | { readonly kind: 'unsupported'; readonly failure: string }
