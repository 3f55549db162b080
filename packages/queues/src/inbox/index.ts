export type { InboxOptions } from './inbox-options.ts'
export { processProviderWebhooks } from './process-provider-webhooks.ts'
export { startInbox } from './start-inbox.ts'
export { numberOf } from './to-inbound.ts'
