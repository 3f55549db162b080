import type { ProviderUpdate } from '@channel/provider'
import type { InboxOptions } from './inbox-options.ts'

/** An update of a webhook that is not completed yet. */
export interface PendingUpdate {
  readonly webhookId: number
  /** Its index in the webhook. */
  readonly index: number
  readonly update: ProviderUpdate
  /** When its webhook was received, as a date-time. */
  readonly receivedAt: string
  /** How long ago that was when it was claimed, in milliseconds. */
  readonly ageMs: number
  /** The span of the request of its webhook; null if it is not traced. */
  readonly traceparent: string | null
  /** When deliveries that it causes count as created, if it was in a restored backup; null: when they are created. */
  readonly countsAt: string | null
}

/** A report about a business account, which every cell with one of its numbers applies. */
export interface Report {
  readonly index: number
  readonly wabaId: string
}

/** The index that records that a report was handed over. It is not done: it is also applied here. */
export const reportedIndex = (index: number) => -1 - index

/** An update that can be applied. */
export interface ApplicableUpdate extends PendingUpdate {
  readonly update: Exclude<ProviderUpdate, { kind: 'erased' | 'unknown' }>
}

/** The context of updates. */
export interface UpdateContext extends InboxOptions {
  /** The organization of a number; undefined if no account is connected. */
  organizationOf(phoneNumberId: string): string | undefined
  /** Whether the organization of a number was deleted, and none has connected it since. */
  isReleased(phoneNumberId: string): boolean
  /** The span that sent the message of a status; undefined if it was not traced, or traces are off. */
  traceparentOf(messageId: string): string | undefined
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
