/*
 * What generated clients run on: openapi-fetch with retries, timeouts, pages and errors. Clients with methods or errors of
 * their own are made of the parts.
 */

export { ApiError, isApiError } from './api-error.ts'
export type { AttemptErrors, Fetch } from './attempt.ts'
export type { ErrorBodyOf, InitArgument, ResponsesOf, SuccessBodyOf } from './body-types.ts'
export type { CallError } from './call-error.ts'
export type { CallOptions, FacadeOptions } from './call-options.ts'
export { ConnectionError } from './connection-error.ts'
export {
  type Call,
  type CallPolicy,
  createCall,
  type RawResult,
  retryOptionsOf,
  type UntypedInit,
} from './create-call.ts'
export { type ClientOptions, createApiClient, unwrap } from './create-client.ts'
export { createFacade, type FacadeTable, type SendEntry } from './create-facade.ts'
export { withRetries } from './default-policy.ts'
export type { ErrorBody } from './error-body.ts'
export { type IfChanged, ifChanged } from './if-changed.ts'
export { locationOf } from './location-of.ts'
export { type Client, type Client as OpenApiClient, createOpenApiClient, type FetchOptions } from './openapi-fetch.ts'
export { type ConditionalPaged, type Paged, type PagedOptions, pagedOf } from './paged.ts'
export { ResponseError } from './response-error.ts'
export { type AttemptReport, type RetryOptions, type RetryPolicy, retry } from './retry.ts'
export { serverDelayMs } from './server-delay-ms.ts'
export type { TableEntry } from './table-entry.ts'
export { TimeoutError } from './timeout-error.ts'
