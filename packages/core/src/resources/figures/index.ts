export { getFigures } from './get-figures.ts'
export { getWebhookFigures } from './get-webhook-figures.ts'
