export { broadcastsChannel, hintBroadcast } from './broadcasts-channel.ts'
export { contactImportsChannel, hintContactImport } from './contact-imports-channel.ts'
export {
  deliveriesChannel,
  type HintedSubscription,
  hintDeliveries,
  hintDelivery,
  hintErasure,
  hintReplays,
  parseDeliveryHint,
  parseErasureHint,
} from './deliveries-channel.ts'
export { type InboxLane, inboxChannels } from './inbox-channel.ts'
export { listUncertainSends, type UncertainSends } from './list-uncertain-sends.ts'
export { hintChange, hintPresence, hintWrite, liveChannel, type Presence, parseLiveHint } from './live-channel.ts'
export { hintMedia, mediaChannel } from './media-channel.ts'
export { readReceiptsChannel, requestReadReceipt } from './read-receipts-channel.ts'
export { requestQualityCheck } from './request-quality-check.ts'
export { requestSync } from './request-sync.ts'
export { hintSend, parseSendHint, type SendingNumber, sendsChannel } from './sends-channel.ts'
export { storeProviderWebhook } from './store-provider-webhook.ts'
export { wakeSendsOfMedia } from './wake-sends-of-media.ts'
export { wakeWaitingWebhooks } from './wake-waiting-webhooks.ts'
