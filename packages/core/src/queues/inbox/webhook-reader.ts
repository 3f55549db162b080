import type { meaningOf, parseWebhook } from '@channel/provider'

/** What reads the provider's words. */
export interface WebhookReader {
  readonly parse: typeof parseWebhook
  readonly meaningOf: typeof meaningOf
}
