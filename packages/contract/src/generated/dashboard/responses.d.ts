// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Reply } from '@channel/codegen/zod'
import type { DashboardError, Error } from './schemas/session.js'

export declare const ValidationFailed: Reply<typeof Error>
export declare const AuthenticationFailed: Reply<typeof DashboardError>
export declare const RateLimited: Reply<typeof Error>
export declare const InternalError: Reply<typeof Error>
export declare const NotEntitled: Reply<typeof DashboardError>
export declare const PayloadTooLarge: Reply<typeof Error>
export declare const UnsupportedMediaType: Reply<typeof Error>
export declare const NotFound: Reply<typeof Error>
export declare const Conflict: Reply<typeof DashboardError>
export declare const SemanticFailure: Reply<typeof Error>
export declare const UpstreamFailure: Reply<typeof Error>
