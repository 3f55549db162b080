export { type WebhookName, webhooks } from './generated/webhooks.js'
