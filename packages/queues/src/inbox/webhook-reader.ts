import type { meaningOf, parseWebhook } from '@channel/provider'

/** Parses the provider's webhooks. */
export interface WebhookReader {
  readonly parse: typeof parseWebhook
  readonly meaningOf: typeof meaningOf
}
