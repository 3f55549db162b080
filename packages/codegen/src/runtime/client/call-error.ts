import type { ApiError } from './api-error.ts'
import type { ConnectionError } from './connection-error.ts'
import type { ResponseError } from './response-error.ts'
import type { TimeoutError } from './timeout-error.ts'

/** The errors that a call throws, apart from the reason of an abort. */
export type CallError = ApiError | ResponseError | ConnectionError | TimeoutError
