// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { NoBody, Reply } from '@channel/codegen/zod'
import type { Error } from './schemas/meta.js'

export declare const HeadersTooLarge: Reply<typeof Error>
export declare const MethodNotAllowed: Reply<typeof Error>
export declare const UnknownPath: Reply<typeof Error>
export declare const ValidationFailed: Reply<typeof Error>
export declare const InternalError: Reply<typeof Error>
export declare const AuthenticationFailed: Reply<typeof Error>
export declare const RateLimited: Reply<typeof Error>
export declare const NotFound: Reply<typeof Error>
export declare const NotEntitled: Reply<typeof Error>
export declare const IdempotencyConflict: Reply<typeof Error>
export declare const PayloadTooLarge: Reply<typeof Error>
export declare const UnsupportedMediaType: Reply<typeof Error>
export declare const IdempotencyKeyReused: Reply<typeof Error>
export declare const Conflict: Reply<typeof Error>
export declare const SemanticFailure: Reply<typeof Error>
export declare const UpstreamFailure: Reply<typeof Error>
export declare const EventsUnwanted: NoBody
export declare const EventTaken: NoBody
