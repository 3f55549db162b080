// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { OrNull } from '@channel/codegen/zod'
import type { RequestId, ResponseOf, Role, Timestamp, UserId } from './shared.js'

export declare const SessionId: z.ZodString
export declare const Session: z.ZodObject<{ id: typeof SessionId; object: z.ZodLiteral<'session'>; user: z.ZodObject<{ id: typeof UserId; name: z.ZodString; email: z.ZodString }, z.core.$loose>; role: typeof Role; organization: z.ZodObject<{ id: z.ZodString; name: z.ZodString; plan: z.ZodEnum<z.core.util.ToEnum<'standard' | 'platform'>> }, z.core.$loose>; organizations: z.ZodArray<z.ZodObject<{ id: z.ZodString; name: z.ZodString }, z.core.$loose>>; teams: z.ZodArray<z.ZodObject<{ id: z.ZodString; name: z.ZodString }, z.core.$loose>>; second_factor: z.ZodBoolean; authenticator_app: z.ZodBoolean; second_factor_missing: z.ZodBoolean; created_at: typeof Timestamp; expires_at: typeof Timestamp }, z.core.$loose>
export declare const SessionResponse: ResponseOf<typeof Session>
export declare const ErrorType: z.ZodEnum<z.core.util.ToEnum<'invalid_request_error' | 'authentication_error' | 'permission_error' | 'not_found' | 'conflict' | 'rate_limit_error' | 'api_error'>>
export declare const ErrorCode: z.ZodString
export declare const ErrorDetail: z.ZodObject<{ type: typeof ErrorType; code: typeof ErrorCode; message: z.ZodString; param: z.ZodOptional<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
export declare const Error: z.ZodObject<{ error: typeof ErrorDetail }, z.core.$loose>
export declare const DashboardErrorCode: z.ZodString
export declare const DashboardErrorDetail: z.ZodObject<{ type: typeof ErrorType; code: typeof DashboardErrorCode; message: z.ZodString; param: z.ZodOptional<z.ZodString>; request_id: typeof RequestId }, z.core.$loose>
export declare const DashboardError: z.ZodObject<{ error: typeof DashboardErrorDetail }, z.core.$loose>
export declare const SessionCreate: z.ZodObject<{ email: z.ZodString; password: z.ZodString; code: z.ZodOptional<z.ZodString> }, z.core.$strict>
export declare const DeletedSession: z.ZodObject<{ id: typeof SessionId; object: z.ZodLiteral<'session'>; deleted: z.ZodLiteral<true> }, z.core.$loose>
export declare const DeletedSessionResponse: ResponseOf<typeof DeletedSession>
export declare const SessionUpdate: z.ZodObject<{ organization_id: z.ZodString }, z.core.$strict>
export declare const PasskeyChallenge: z.ZodObject<{ object: z.ZodLiteral<'passkey_challenge'>; public_key: z.ZodString }, z.core.$loose>
export declare const PasskeyChallengeResponse: ResponseOf<typeof PasskeyChallenge>
export declare const PasskeySessionCreate: z.ZodObject<{ credential: z.ZodString }, z.core.$strict>
export declare const OidcMethod: z.ZodObject<{ name: z.ZodString; url: z.ZodString }, z.core.$loose>
export declare const SignInMethods: z.ZodObject<{ object: z.ZodLiteral<'sign_in_methods'>; password_reset: z.ZodEnum<z.core.util.ToEnum<'mail' | 'operator'>>; passkeys: z.ZodBoolean; oidc: OrNull<typeof OidcMethod> }, z.core.$loose>
export declare const SignInMethodsResponse: ResponseOf<typeof SignInMethods>
