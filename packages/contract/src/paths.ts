/** The contract as openapi-typescript reads it: what openapi-fetch is typed by. */
export type { components, operations, paths } from './generated/openapi-types.d.ts'
