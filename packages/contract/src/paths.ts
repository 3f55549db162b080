/** The contract's types by openapi-typescript, for openapi-fetch. */
export type { components, operations, paths } from './generated/openapi-types.ts'
