import type { AllHandlers } from '../generated/dashboard/handlers.d.ts'

export type * from '../generated/dashboard/handlers.d.ts'
export type * from '../generated/dashboard/types.d.ts'
export type DashboardOperationId = keyof AllHandlers<unknown>
