import type { AllHandlers } from './generated/handlers.d.ts'

export type * from './generated/handlers.d.ts'
export type * from './generated/types.d.ts'
export type { WebhookInputs } from './generated/webhooks.d.ts'
export type { Known } from './known.ts'
export type OperationId = keyof AllHandlers<unknown>
