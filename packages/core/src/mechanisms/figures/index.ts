export { addFigures, addWebhookFigures, type FigureKind, figureKinds } from './hourly-figures.ts'
