export type { InboxOptions } from './inbox-options.ts'
export { processProviderWebhooks } from './process-provider-webhooks.ts'
export type { WebhookReader } from './webhook-reader.ts'
