export { type Figures, getFigures, type HourOfFigures, type WebhookHealth } from './get-figures.ts'
