export { type Figures, getFigures, type HourOfFigures, type WebhookHealth } from './get-figures.ts'
export { getWebhookFigures, type WebhookFigures } from './get-webhook-figures.ts'
