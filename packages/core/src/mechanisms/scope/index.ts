export type { ErasingScope, InboundScope, Scope } from './scope.ts'
