import type { meaningOf, parseWebhook } from '@channel/provider'

/** Parses what the provider sends. */
export interface WebhookReader {
  readonly parse: typeof parseWebhook
  readonly meaningOf: typeof meaningOf
}
