export type * from './generated/handlers.d.ts'
export type { OperationId } from './generated/operations.d.ts'
export type * from './generated/types.d.ts'
export type { WebhookInputs, WebhookName } from './generated/webhooks.d.ts'
