/** The contract's types in the shape that openapi-fetch reads. */
export type * from './generated/paths.ts'
