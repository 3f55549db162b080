/** For tests of programs that use a client: handlers for MSW, and values of the document. Generated files call it. */
export { type HandlersOptions, makeHandlers } from './create-handlers.ts'
export { type Mock, type MockOptions, makeMock } from './create-mock.ts'
export { type Factory, factoryOf } from './factory-of.ts'
export type { HandlerOptions, HandlersOf, OperationHandler, ResolverInfo } from './handler-types.ts'
export { type Overrides, withOverrides } from './overrides.ts'
export { type ErrorRow, exampleIn, type GivenError, type OperationRow, type TestingTables } from './tables.ts'
