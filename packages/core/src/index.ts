// So that every program which imports core knows the rows of its statements.
import type {} from './generated/statement-rows.ts'

export type { Provider, SignupEvent } from '@channel/provider'
export * from './mechanisms/public.ts'
export * from './queues/public.ts'
export * from './resources/public.ts'
