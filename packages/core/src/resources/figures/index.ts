export { getFigures, type HourOfFigures } from './get-figures.ts'
export { getWebhookFigures, type WebhookFigures } from './get-webhook-figures.ts'
