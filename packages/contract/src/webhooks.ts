export { type Webhook, webhooks } from './generated/webhooks.js'
