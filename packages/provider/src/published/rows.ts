/** What is named: a field of a webhook, a type of a message, … */
export type CoveredKind =
  | 'field'
  | 'message_type'
  | 'message_attribute'
  | 'interactive_type'
  | 'system_type'
  | 'status'
  | 'status_attribute'
  | 'account_event'
  | 'error_code'

/**
 * A name that the provider publishes, and what the service does with it:
 * - `handled`: the service reads it
 * - `kept`: it is stored as it was received, and shown in the payload of its message or found in the stored webhook
 * - `declined`: it is not used, for the reason
 */
export interface Covered {
  readonly kind: CoveredKind
  readonly name: string
  /** What it means, in a few words. */
  readonly what: string
  readonly status: 'handled' | 'kept' | 'declined'
  /** Why it is not handled; empty if it is. */
  readonly reason: string
  /** Where it is published: in the OpenAPI document, or only in the reference of the webhooks and errors. */
  readonly source: 'document' | 'reference'
}

type Row = readonly [name: string, what: string, reason?: string]

/** Rows of one kind and source. */
export function rowsOf(kind: CoveredKind, source: Covered['source']) {
  const rows =
    (status: Covered['status']) =>
    (...list: readonly Row[]): Covered[] =>
      list.map(([name, what, reason = '']) => ({ kind, name, what, status, reason, source }))
  return { handled: rows('handled'), kept: rows('kept'), declined: rows('declined') }
}
