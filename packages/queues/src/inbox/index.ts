export type { InboxOptions } from './inbox-options.ts'
export { processProviderWebhooks } from './process-provider-webhooks.ts'
export { type Inbox, type RunningInboxOptions, startInbox } from './start-inbox.ts'
