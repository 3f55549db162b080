/** The entry for tests of programs that use the client: handlers for MSW, resources and events. */
export type { Overrides } from '@channel/codegen/client/testing'
export * from '../generated/testing-factories.ts'
export { createHandlers, type HandlersOptions } from './create-handlers.ts'
export { type EventExample, event } from './event.ts'
export type {
  ConditionalOperationHandler,
  ErrorCodeOf,
  ErrorOptions,
  ErrorStatus,
  HandlerOptions,
  Handlers,
  OperationHandler,
  OperationId,
  Resolver,
  ResolverInfo,
} from './handler-types.ts'
export { handlers } from './handlers.ts'
export type { ResourceFactory } from './resource-factory.ts'
