export type { Author } from './author.ts'
export type { ErasingScope, InboundScope, Scope } from './scope.ts'
