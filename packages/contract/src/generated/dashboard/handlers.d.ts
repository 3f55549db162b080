// Generated from spec/. Do not edit.
import type { ContextOf, SecurityHandler } from '@channel/codegen/zod'
import type * as t from './types.js'

/** The headers that some response of the document declares. */
export type HeaderName = 'Accept-Ranges' | 'Content-Disposition' | 'Content-Length' | 'Content-Range' | 'ETag' | 'Idempotent-Replayed' | 'RateLimit' | 'RateLimit-Policy' | 'Retry-After' | 'Set-Cookie' | 'X-Request-Id'

/** The headers that a response declares, and none that only others do. */
export type DeclaredHeaders<Declared> = Declared & { readonly [Name in Exclude<HeaderName, keyof Declared>]?: undefined }

/** The headers of a response that declares none. */
export type NoHeaders = DeclaredHeaders<{}> | undefined

export type ValidationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type AuthenticationFailedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type RateLimitedResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Retry-After': number }>; body: t.Error }

export type InternalErrorResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type NotEntitledResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type PayloadTooLargeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type UnsupportedMediaTypeResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

export type NotFoundResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type ConflictResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DashboardError }

export type SemanticFailureResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Idempotent-Replayed'?: 'true' | 'false' | undefined }>; body: t.Error }

export type UpstreamFailureResponse<Status extends number> = { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.Error }

/** What `GET /dashboard/session` gets. */
export interface GetSessionInput {
}

/** What `GET /dashboard/session` may answer. */
export type GetSessionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/session` gets. */
export interface CreateSessionInput {
  body: t.SessionCreate
}

/** What `POST /dashboard/session` may answer. */
export type CreateSessionResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/session` gets. */
export interface DeleteSessionInput {
}

/** What `DELETE /dashboard/session` may answer. */
export type DeleteSessionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.DeletedSessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/session` gets. */
export interface UpdateSessionInput {
  body: t.SessionUpdate
}

/** What `PATCH /dashboard/session` may answer. */
export type UpdateSessionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/session/challenge` gets. */
export interface CreateSessionChallengeInput {
}

/** What `POST /dashboard/session/challenge` may answer. */
export type CreateSessionChallengeResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PasskeyChallengeResponse }
  | ValidationFailedResponse<400>
  | NotEntitledResponse<403>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/session/passkey` gets. */
export interface CreatePasskeySessionInput {
  body: t.PasskeySessionCreate
}

/** What `POST /dashboard/session/passkey` may answer. */
export type CreatePasskeySessionResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/sign_in_methods` gets. */
export interface GetSignInMethodsInput {
}

/** What `GET /dashboard/sign_in_methods` may answer. */
export type GetSignInMethodsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SignInMethodsResponse }
  | ValidationFailedResponse<400>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/password` gets. */
export interface UpdatePasswordInput {
  body: t.PasswordUpdate
}

/** What `PATCH /dashboard/password` may answer. */
export type UpdatePasswordResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ChangedPasswordResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/password_resets` gets. */
export interface CreatePasswordResetInput {
  body: t.PasswordResetCreate
}

/** What `POST /dashboard/password_resets` may answer. */
export type CreatePasswordResetResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PasswordResetResponse }
  | ValidationFailedResponse<400>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/password_resets/complete` gets. */
export interface CompletePasswordResetInput {
  body: t.PasswordResetComplete
}

/** What `POST /dashboard/password_resets/complete` may answer. */
export type CompletePasswordResetResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ChangedPasswordResponse }
  | ValidationFailedResponse<400>
  | NotEntitledResponse<403>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/second_factor` gets. */
export interface CreateSecondFactorInput {
  body: t.SecondFactorCreate
}

/** What `POST /dashboard/second_factor` may answer. */
export type CreateSecondFactorResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SecondFactorResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/second_factor` gets. */
export interface UpdateSecondFactorInput {
  body: t.SecondFactorUpdate
}

/** What `PATCH /dashboard/second_factor` may answer. */
export type UpdateSecondFactorResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.SecondFactorStateResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/passkeys` gets. */
export interface ListPasskeysInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/passkeys` may answer. */
export type ListPasskeysResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PasskeyList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/passkeys` gets. */
export interface CreatePasskeyInput {
  body: t.PasskeyCreate
}

/** What `POST /dashboard/passkeys` may answer. */
export type CreatePasskeyResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PasskeyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/passkeys/challenge` gets. */
export interface CreatePasskeyChallengeInput {
  body: t.PasskeyChallengeCreate
}

/** What `POST /dashboard/passkeys/challenge` may answer. */
export type CreatePasskeyChallengeResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PasskeyChallengeResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/passkeys/{id}` gets. */
export interface DeletePasskeyInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/passkeys/{id}` may answer. */
export type DeletePasskeyResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedPasskeyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/passkeys/{id}` gets. */
export interface UpdatePasskeyInput {
  params: {
    id: string
  }
  body: t.PasskeyUpdate
}

/** What `PATCH /dashboard/passkeys/{id}` may answer. */
export type UpdatePasskeyResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PasskeyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/sessions` gets. */
export interface ListUserSessionsInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/sessions` may answer. */
export type ListUserSessionsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.UserSessionList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/sessions` gets. */
export interface DeleteOtherUserSessionsInput {
}

/** What `DELETE /dashboard/sessions` may answer. */
export type DeleteOtherUserSessionsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedUserSessionsResponse }
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/sessions/{id}` gets. */
export interface DeleteUserSessionInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/sessions/{id}` may answer. */
export type DeleteUserSessionResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedSessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/profile` gets. */
export interface UpdateProfileInput {
  body: t.ProfileUpdate
}

/** What `PATCH /dashboard/profile` may answer. */
export type UpdateProfileResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MemberResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/availability` gets. */
export interface UpdateAvailabilityInput {
  body: t.AvailabilityUpdate
}

/** What `PATCH /dashboard/availability` may answer. */
export type UpdateAvailabilityResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AvailabilityResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/members` gets. */
export interface ListMembersInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/members` may answer. */
export type ListMembersResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MemberList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/members/{id}` gets. */
export interface DeleteMemberInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/members/{id}` may answer. */
export type DeleteMemberResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedMemberResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/members/{id}` gets. */
export interface UpdateMemberInput {
  params: {
    id: string
  }
  body: t.MemberUpdate
}

/** What `PATCH /dashboard/members/{id}` may answer. */
export type UpdateMemberResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MemberResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/members/{id}/password_reset` gets. */
export interface CreateMemberPasswordResetInput {
  params: {
    id: string
  }
}

/** What `POST /dashboard/members/{id}/password_reset` may answer. */
export type CreateMemberPasswordResetResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MemberPasswordResetResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/members/{id}/second_factor` gets. */
export interface DeleteMemberSecondFactorInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/members/{id}/second_factor` may answer. */
export type DeleteMemberSecondFactorResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MemberResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/invitations` gets. */
export interface ListInvitationsInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/invitations` may answer. */
export type ListInvitationsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.InvitationList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/invitations` gets. */
export interface CreateInvitationInput {
  body: t.InvitationCreate
}

/** What `POST /dashboard/invitations` may answer. */
export type CreateInvitationResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.InvitationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/invitations/accept` gets. */
export interface AcceptInvitationInput {
  body: t.InvitationAccept
}

/** What `POST /dashboard/invitations/accept` may answer. */
export type AcceptInvitationResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Set-Cookie': string }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/invitations/{id}` gets. */
export interface DeleteInvitationInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/invitations/{id}` may answer. */
export type DeleteInvitationResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedInvitationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/membership` gets. */
export interface CreateMembershipInput {
  body: t.MembershipCreate
}

/** What `POST /dashboard/membership` may answer. */
export type CreateMembershipResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.SessionResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | ConflictResponse<409>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/membership` gets. */
export interface DeleteMembershipInput {
}

/** What `DELETE /dashboard/membership` may answer. */
export type DeleteMembershipResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedMembershipResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | ConflictResponse<409>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/organization` gets. */
export interface GetOrganizationInput {
}

/** What `GET /dashboard/organization` may answer. */
export type GetOrganizationResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.OrganizationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/organization` gets. */
export interface UpdateOrganizationInput {
  body: t.OrganizationUpdate
}

/** What `PATCH /dashboard/organization` may answer. */
export type UpdateOrganizationResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.OrganizationResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/accounts/{phone_number_id}/pin` gets. */
export interface UpdateAccountPinInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
  body: t.AccountPinUpdate
}

/** What `PATCH /dashboard/accounts/{phone_number_id}/pin` may answer. */
export type UpdateAccountPinResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AccountResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `GET /dashboard/accounts/{phone_number_id}/picture` gets. */
export interface GetAccountPictureInput {
  params: {
    phone_number_id: t.PhoneNumberId
  }
}

/** What `GET /dashboard/accounts/{phone_number_id}/picture` may answer. */
export type GetAccountPictureResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Length': number }>; contentType: `${string}/${string}`; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | SemanticFailureResponse<422>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>
  | UpstreamFailureResponse<502>

/** What `GET /dashboard/api_keys` gets. */
export interface ListApiKeysInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/api_keys` may answer. */
export type ListApiKeysResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ApiKeyList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/api_keys` gets. */
export interface CreateApiKeyInput {
  body: t.ApiKeyCreate
}

/** What `POST /dashboard/api_keys` may answer. */
export type CreateApiKeyResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.CreatedApiKeyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/api_keys/{id}` gets. */
export interface DeleteApiKeyInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/api_keys/{id}` may answer. */
export type DeleteApiKeyResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ApiKeyResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/notices` gets. */
export interface ListNoticesInput {
  query: {
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/notices` may answer. */
export type ListNoticesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.NoticeList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/mentions` gets. */
export interface ListMentionsInput {
  query: {
    unread?: boolean | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/mentions` may answer. */
export type ListMentionsResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MentionList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/mentions/read` gets. */
export interface MarkMentionsReadInput {
  body: t.MentionsRead
}

/** What `POST /dashboard/mentions/read` may answer. */
export type MarkMentionsReadResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ReadMentionsResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/audit_log` gets. */
export interface ListAuditLogInput {
  query: {
    user_id?: string | undefined
    action?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/audit_log` may answer. */
export type ListAuditLogResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.AuditLogList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/audit_log/export` gets. */
export interface GetAuditLogExportInput {
  query: {
    organization_id?: string | undefined
    user_id?: string | undefined
    action?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
  }
}

/** What `GET /dashboard/audit_log/export` may answer. */
export type GetAuditLogExportResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType?: 'text/csv' | undefined; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/api_log` gets. */
export interface ListApiLogInput {
  query: {
    status_class?: t.StatusClass | undefined
    error_code?: string | undefined
    method?: t.HttpMethod | undefined
    path?: string | undefined
    key_id?: string | undefined
    request_id?: t.RequestId | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/api_log` may answer. */
export type ListApiLogResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ApiLogList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/api_log/export` gets. */
export interface GetApiLogExportInput {
  query: {
    organization_id?: string | undefined
    format: 'csv' | 'ndjson'
    status_class?: t.StatusClass | undefined
    error_code?: string | undefined
    method?: t.HttpMethod | undefined
    path?: string | undefined
    key_id?: string | undefined
    request_id?: t.RequestId | undefined
    created_after?: string | undefined
    created_before?: string | undefined
  }
}

/** What `GET /dashboard/api_log/export` may answer. */
export type GetApiLogExportResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType: 'text/csv'; body: string | Uint8Array | ReadableStream }
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; 'Content-Disposition': string }>; contentType: 'application/x-ndjson'; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/api_log/{request_id}` gets. */
export interface GetApiLogEntryInput {
  params: {
    request_id: t.RequestId
  }
}

/** What `GET /dashboard/api_log/{request_id}` may answer. */
export type GetApiLogEntryResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.ApiLogEntryResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/figures` gets. */
export interface GetFiguresInput {
  query: {
    from?: string | undefined
    to?: string | undefined
  }
}

/** What `GET /dashboard/figures` may answer. */
export type GetFiguresResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.FiguresResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/figures/webhook_subscriptions/{id}` gets. */
export interface GetWebhookFiguresInput {
  params: {
    id: t.WebhookSubscriptionId
  }
  query: {
    from?: string | undefined
    to?: string | undefined
  }
}

/** What `GET /dashboard/figures/webhook_subscriptions/{id}` may answer. */
export type GetWebhookFiguresResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.WebhookFiguresResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/media/{id}` gets. */
export interface GetMediaFileInput {
  params: {
    id: string
  }
  headers: {
    'if-none-match'?: string | undefined
    range?: string | undefined
    'if-range'?: string | undefined
  }
}

/** What `GET /dashboard/media/{id}` may answer. */
export type GetMediaFileResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; ETag: string; 'Accept-Ranges': 'bytes'; 'Content-Length': number; 'Content-Disposition': string }>; contentType: `${string}/${string}`; body: string | Uint8Array | ReadableStream }
  | { status: 206; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; ETag: string; 'Accept-Ranges': 'bytes'; 'Content-Length': number; 'Content-Range': string; 'Content-Disposition': string }>; contentType: `${string}/${string}`; body: string | Uint8Array | ReadableStream }
  | { status: 304; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined; ETag: string; 'Accept-Ranges': 'bytes' }>; body?: undefined }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/live` gets. */
export interface GetLiveChangesInput {
  query: {
    organization_id?: string | undefined
  }
  headers: {
    'last-event-id'?: string | undefined
  }
}

/** What `GET /dashboard/live` may answer. */
export type GetLiveChangesResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; contentType?: 'text/event-stream' | undefined; body: string | Uint8Array | ReadableStream }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `GET /dashboard/message_links` gets. */
export interface ListMessageLinksInput {
  query: {
    message_id: t.MessageId
    limit: number
    cursor?: string | undefined
  }
}

/** What `GET /dashboard/message_links` may answer. */
export type ListMessageLinksResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MessageLinkList }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `POST /dashboard/message_links` gets. */
export interface CreateMessageLinkInput {
  body: t.MessageLinkCreateWithDefaults
}

/** What `POST /dashboard/message_links` may answer. */
export type CreateMessageLinkResult =
  | { status: 201; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.MessageLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `DELETE /dashboard/message_links/{id}` gets. */
export interface DeleteMessageLinkInput {
  params: {
    id: string
  }
}

/** What `DELETE /dashboard/message_links/{id}` may answer. */
export type DeleteMessageLinkResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.DeletedMessageLinkResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | NotFoundResponse<404>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

/** What `PATCH /dashboard/presence` gets. */
export interface UpdatePresenceInput {
  body: t.PresenceUpdate
}

/** What `PATCH /dashboard/presence` may answer. */
export type UpdatePresenceResult =
  | { status: 200; headers: DeclaredHeaders<{ 'X-Request-Id': t.RequestId; RateLimit?: string | undefined; 'RateLimit-Policy'?: string | undefined }>; body: t.PresenceResponse }
  | ValidationFailedResponse<400>
  | AuthenticationFailedResponse<401>
  | NotEntitledResponse<403>
  | PayloadTooLargeResponse<413>
  | UnsupportedMediaTypeResponse<415>
  | RateLimitedResponse<429>
  | InternalErrorResponse<500>

export interface SessionHandlers<Context> {
  /**
   * Get the session
   * `GET /dashboard/session`
   */
  getSession: (input: GetSessionInput, context: ContextOf<Context, ['session']>) => GetSessionResult | Promise<GetSessionResult>
  /**
   * Sign in
   * `POST /dashboard/session`
   */
  createSession: (input: CreateSessionInput, context: ContextOf<Context, []>) => CreateSessionResult | Promise<CreateSessionResult>
  /**
   * Sign out
   * `DELETE /dashboard/session`
   */
  deleteSession: (input: DeleteSessionInput, context: ContextOf<Context, ['session']>) => DeleteSessionResult | Promise<DeleteSessionResult>
  /**
   * Open another organization
   * `PATCH /dashboard/session`
   */
  updateSession: (input: UpdateSessionInput, context: ContextOf<Context, ['session']>) => UpdateSessionResult | Promise<UpdateSessionResult>
  /**
   * Begin to sign in with a passkey
   * `POST /dashboard/session/challenge`
   */
  createSessionChallenge: (input: CreateSessionChallengeInput, context: ContextOf<Context, []>) => CreateSessionChallengeResult | Promise<CreateSessionChallengeResult>
  /**
   * Sign in with a passkey
   * `POST /dashboard/session/passkey`
   */
  createPasskeySession: (input: CreatePasskeySessionInput, context: ContextOf<Context, []>) => CreatePasskeySessionResult | Promise<CreatePasskeySessionResult>
  /**
   * Get the ways to sign in
   * `GET /dashboard/sign_in_methods`
   */
  getSignInMethods: (input: GetSignInMethodsInput, context: ContextOf<Context, []>) => GetSignInMethodsResult | Promise<GetSignInMethodsResult>
}

export interface PasswordsHandlers<Context> {
  /**
   * Change the password
   * `PATCH /dashboard/password`
   */
  updatePassword: (input: UpdatePasswordInput, context: ContextOf<Context, ['session']>) => UpdatePasswordResult | Promise<UpdatePasswordResult>
  /**
   * Ask for a new password
   * `POST /dashboard/password_resets`
   */
  createPasswordReset: (input: CreatePasswordResetInput, context: ContextOf<Context, []>) => CreatePasswordResetResult | Promise<CreatePasswordResetResult>
  /**
   * Set a new password by a link
   * `POST /dashboard/password_resets/complete`
   */
  completePasswordReset: (input: CompletePasswordResetInput, context: ContextOf<Context, []>) => CompletePasswordResetResult | Promise<CompletePasswordResetResult>
}

export interface SecondFactorHandlers<Context> {
  /**
   * Enrol a second factor
   * `POST /dashboard/second_factor`
   */
  createSecondFactor: (input: CreateSecondFactorInput, context: ContextOf<Context, ['session']>) => CreateSecondFactorResult | Promise<CreateSecondFactorResult>
  /**
   * Activate or remove the second factor
   * `PATCH /dashboard/second_factor`
   */
  updateSecondFactor: (input: UpdateSecondFactorInput, context: ContextOf<Context, ['session']>) => UpdateSecondFactorResult | Promise<UpdateSecondFactorResult>
}

export interface PasskeysHandlers<Context> {
  /**
   * List your passkeys
   * `GET /dashboard/passkeys`
   */
  listPasskeys: (input: ListPasskeysInput, context: ContextOf<Context, ['session']>) => ListPasskeysResult | Promise<ListPasskeysResult>
  /**
   * Add a passkey
   * `POST /dashboard/passkeys`
   */
  createPasskey: (input: CreatePasskeyInput, context: ContextOf<Context, ['session']>) => CreatePasskeyResult | Promise<CreatePasskeyResult>
  /**
   * Begin to add a passkey
   * `POST /dashboard/passkeys/challenge`
   */
  createPasskeyChallenge: (input: CreatePasskeyChallengeInput, context: ContextOf<Context, ['session']>) => CreatePasskeyChallengeResult | Promise<CreatePasskeyChallengeResult>
  /**
   * Remove a passkey
   * `DELETE /dashboard/passkeys/{id}`
   */
  deletePasskey: (input: DeletePasskeyInput, context: ContextOf<Context, ['session']>) => DeletePasskeyResult | Promise<DeletePasskeyResult>
  /**
   * Rename a passkey
   * `PATCH /dashboard/passkeys/{id}`
   */
  updatePasskey: (input: UpdatePasskeyInput, context: ContextOf<Context, ['session']>) => UpdatePasskeyResult | Promise<UpdatePasskeyResult>
}

export interface SessionsHandlers<Context> {
  /**
   * List your sessions
   * `GET /dashboard/sessions`
   */
  listUserSessions: (input: ListUserSessionsInput, context: ContextOf<Context, ['session']>) => ListUserSessionsResult | Promise<ListUserSessionsResult>
  /**
   * End all your other sessions
   * `DELETE /dashboard/sessions`
   */
  deleteOtherUserSessions: (input: DeleteOtherUserSessionsInput, context: ContextOf<Context, ['session']>) => DeleteOtherUserSessionsResult | Promise<DeleteOtherUserSessionsResult>
  /**
   * End one of your sessions
   * `DELETE /dashboard/sessions/{id}`
   */
  deleteUserSession: (input: DeleteUserSessionInput, context: ContextOf<Context, ['session']>) => DeleteUserSessionResult | Promise<DeleteUserSessionResult>
}

export interface MembersHandlers<Context> {
  /**
   * Change the profile
   * `PATCH /dashboard/profile`
   */
  updateProfile: (input: UpdateProfileInput, context: ContextOf<Context, ['session']>) => UpdateProfileResult | Promise<UpdateProfileResult>
  /**
   * Be away, or available again
   * `PATCH /dashboard/availability`
   */
  updateAvailability: (input: UpdateAvailabilityInput, context: ContextOf<Context, ['session']>) => UpdateAvailabilityResult | Promise<UpdateAvailabilityResult>
  /**
   * List members
   * `GET /dashboard/members`
   */
  listMembers: (input: ListMembersInput, context: ContextOf<Context, ['session']>) => ListMembersResult | Promise<ListMembersResult>
  /**
   * Remove a member
   * `DELETE /dashboard/members/{id}`
   */
  deleteMember: (input: DeleteMemberInput, context: ContextOf<Context, ['session']>) => DeleteMemberResult | Promise<DeleteMemberResult>
  /**
   * Change the role of a member
   * `PATCH /dashboard/members/{id}`
   */
  updateMember: (input: UpdateMemberInput, context: ContextOf<Context, ['session']>) => UpdateMemberResult | Promise<UpdateMemberResult>
  /**
   * Create a link for a new password
   * `POST /dashboard/members/{id}/password_reset`
   */
  createMemberPasswordReset: (input: CreateMemberPasswordResetInput, context: ContextOf<Context, ['session']>) => CreateMemberPasswordResetResult | Promise<CreateMemberPasswordResetResult>
  /**
   * Remove the second factor of a member
   * `DELETE /dashboard/members/{id}/second_factor`
   */
  deleteMemberSecondFactor: (input: DeleteMemberSecondFactorInput, context: ContextOf<Context, ['session']>) => DeleteMemberSecondFactorResult | Promise<DeleteMemberSecondFactorResult>
}

export interface InvitationsHandlers<Context> {
  /**
   * List invitations
   * `GET /dashboard/invitations`
   */
  listInvitations: (input: ListInvitationsInput, context: ContextOf<Context, ['session']>) => ListInvitationsResult | Promise<ListInvitationsResult>
  /**
   * Invite a user
   * `POST /dashboard/invitations`
   */
  createInvitation: (input: CreateInvitationInput, context: ContextOf<Context, ['session']>) => CreateInvitationResult | Promise<CreateInvitationResult>
  /**
   * Accept an invitation
   * `POST /dashboard/invitations/accept`
   */
  acceptInvitation: (input: AcceptInvitationInput, context: ContextOf<Context, []>) => AcceptInvitationResult | Promise<AcceptInvitationResult>
  /**
   * Revoke an invitation
   * `DELETE /dashboard/invitations/{id}`
   */
  deleteInvitation: (input: DeleteInvitationInput, context: ContextOf<Context, ['session']>) => DeleteInvitationResult | Promise<DeleteInvitationResult>
}

export interface MembershipsHandlers<Context> {
  /**
   * Accept an invitation
   * `POST /dashboard/membership`
   */
  createMembership: (input: CreateMembershipInput, context: ContextOf<Context, ['session']>) => CreateMembershipResult | Promise<CreateMembershipResult>
  /**
   * Leave the organization
   * `DELETE /dashboard/membership`
   */
  deleteMembership: (input: DeleteMembershipInput, context: ContextOf<Context, ['session']>) => DeleteMembershipResult | Promise<DeleteMembershipResult>
}

export interface OrganizationHandlers<Context> {
  /**
   * Get the organization
   * `GET /dashboard/organization`
   */
  getOrganization: (input: GetOrganizationInput, context: ContextOf<Context, ['session']>) => GetOrganizationResult | Promise<GetOrganizationResult>
  /**
   * Change the organization
   * `PATCH /dashboard/organization`
   */
  updateOrganization: (input: UpdateOrganizationInput, context: ContextOf<Context, ['session']>) => UpdateOrganizationResult | Promise<UpdateOrganizationResult>
}

export interface AccountPinsHandlers<Context> {
  /**
   * Set the PIN of a number
   * `PATCH /dashboard/accounts/{phone_number_id}/pin`
   */
  updateAccountPin: (input: UpdateAccountPinInput, context: ContextOf<Context, ['session']>) => UpdateAccountPinResult | Promise<UpdateAccountPinResult>
}

export interface MediaHandlers<Context> {
  /**
   * Get the picture of a profile
   * `GET /dashboard/accounts/{phone_number_id}/picture`
   */
  getAccountPicture: (input: GetAccountPictureInput, context: ContextOf<Context, ['session']>) => GetAccountPictureResult | Promise<GetAccountPictureResult>
  /**
   * Get a file
   * `GET /dashboard/media/{id}`
   */
  getMediaFile: (input: GetMediaFileInput, context: ContextOf<Context, ['session']>) => GetMediaFileResult | Promise<GetMediaFileResult>
}

export interface ApiKeysHandlers<Context> {
  /**
   * List API keys
   * `GET /dashboard/api_keys`
   */
  listApiKeys: (input: ListApiKeysInput, context: ContextOf<Context, ['session']>) => ListApiKeysResult | Promise<ListApiKeysResult>
  /**
   * Create an API key
   * `POST /dashboard/api_keys`
   */
  createApiKey: (input: CreateApiKeyInput, context: ContextOf<Context, ['session']>) => CreateApiKeyResult | Promise<CreateApiKeyResult>
  /**
   * Revoke an API key
   * `DELETE /dashboard/api_keys/{id}`
   */
  deleteApiKey: (input: DeleteApiKeyInput, context: ContextOf<Context, ['session']>) => DeleteApiKeyResult | Promise<DeleteApiKeyResult>
}

export interface NoticesHandlers<Context> {
  /**
   * List notices
   * `GET /dashboard/notices`
   */
  listNotices: (input: ListNoticesInput, context: ContextOf<Context, ['session']>) => ListNoticesResult | Promise<ListNoticesResult>
}

export interface MentionsHandlers<Context> {
  /**
   * List the notes that mention you
   * `GET /dashboard/mentions`
   */
  listMentions: (input: ListMentionsInput, context: ContextOf<Context, ['session']>) => ListMentionsResult | Promise<ListMentionsResult>
  /**
   * Mark mentions as read
   * `POST /dashboard/mentions/read`
   */
  markMentionsRead: (input: MarkMentionsReadInput, context: ContextOf<Context, ['session']>) => MarkMentionsReadResult | Promise<MarkMentionsReadResult>
}

export interface AuditLogHandlers<Context> {
  /**
   * List the audit log
   * `GET /dashboard/audit_log`
   */
  listAuditLog: (input: ListAuditLogInput, context: ContextOf<Context, ['session']>) => ListAuditLogResult | Promise<ListAuditLogResult>
  /**
   * Export the audit log
   * `GET /dashboard/audit_log/export`
   */
  getAuditLogExport: (input: GetAuditLogExportInput, context: ContextOf<Context, ['session']>) => GetAuditLogExportResult | Promise<GetAuditLogExportResult>
}

export interface ApiLogHandlers<Context> {
  /**
   * List API calls
   * `GET /dashboard/api_log`
   */
  listApiLog: (input: ListApiLogInput, context: ContextOf<Context, ['session']>) => ListApiLogResult | Promise<ListApiLogResult>
  /**
   * Export API calls
   * `GET /dashboard/api_log/export`
   */
  getApiLogExport: (input: GetApiLogExportInput, context: ContextOf<Context, ['session']>) => GetApiLogExportResult | Promise<GetApiLogExportResult>
  /**
   * Get an API call
   * `GET /dashboard/api_log/{request_id}`
   */
  getApiLogEntry: (input: GetApiLogEntryInput, context: ContextOf<Context, ['session']>) => GetApiLogEntryResult | Promise<GetApiLogEntryResult>
}

export interface FiguresHandlers<Context> {
  /**
   * Get the figures
   * `GET /dashboard/figures`
   */
  getFigures: (input: GetFiguresInput, context: ContextOf<Context, ['session']>) => GetFiguresResult | Promise<GetFiguresResult>
  /**
   * Get the figures of a webhook
   * `GET /dashboard/figures/webhook_subscriptions/{id}`
   */
  getWebhookFigures: (input: GetWebhookFiguresInput, context: ContextOf<Context, ['session']>) => GetWebhookFiguresResult | Promise<GetWebhookFiguresResult>
}

export interface LiveHandlers<Context> {
  /**
   * Follow changes
   * `GET /dashboard/live`
   */
  getLiveChanges: (input: GetLiveChangesInput, context: ContextOf<Context, ['session']>) => GetLiveChangesResult | Promise<GetLiveChangesResult>
}

export interface MessageLinksHandlers<Context> {
  /**
   * List the public links to a message
   * `GET /dashboard/message_links`
   */
  listMessageLinks: (input: ListMessageLinksInput, context: ContextOf<Context, ['session']>) => ListMessageLinksResult | Promise<ListMessageLinksResult>
  /**
   * Create a public link to a message
   * `POST /dashboard/message_links`
   */
  createMessageLink: (input: CreateMessageLinkInput, context: ContextOf<Context, ['session']>) => CreateMessageLinkResult | Promise<CreateMessageLinkResult>
  /**
   * Revoke a public link to a message
   * `DELETE /dashboard/message_links/{id}`
   */
  deleteMessageLink: (input: DeleteMessageLinkInput, context: ContextOf<Context, ['session']>) => DeleteMessageLinkResult | Promise<DeleteMessageLinkResult>
}

export interface PresenceHandlers<Context> {
  /**
   * Say what you do in a conversation
   * `PATCH /dashboard/presence`
   */
  updatePresence: (input: UpdatePresenceInput, context: ContextOf<Context, ['session']>) => UpdatePresenceResult | Promise<UpdatePresenceResult>
}

/**
 * The result of each handler. With it as the type of its result, a handler cannot return properties that are not
 * declared.
 */
export interface Results {
  getSession: GetSessionResult
  createSession: CreateSessionResult
  deleteSession: DeleteSessionResult
  updateSession: UpdateSessionResult
  createSessionChallenge: CreateSessionChallengeResult
  createPasskeySession: CreatePasskeySessionResult
  getSignInMethods: GetSignInMethodsResult
  updatePassword: UpdatePasswordResult
  createPasswordReset: CreatePasswordResetResult
  completePasswordReset: CompletePasswordResetResult
  createSecondFactor: CreateSecondFactorResult
  updateSecondFactor: UpdateSecondFactorResult
  listPasskeys: ListPasskeysResult
  createPasskey: CreatePasskeyResult
  createPasskeyChallenge: CreatePasskeyChallengeResult
  deletePasskey: DeletePasskeyResult
  updatePasskey: UpdatePasskeyResult
  listUserSessions: ListUserSessionsResult
  deleteOtherUserSessions: DeleteOtherUserSessionsResult
  deleteUserSession: DeleteUserSessionResult
  updateProfile: UpdateProfileResult
  updateAvailability: UpdateAvailabilityResult
  listMembers: ListMembersResult
  deleteMember: DeleteMemberResult
  updateMember: UpdateMemberResult
  createMemberPasswordReset: CreateMemberPasswordResetResult
  deleteMemberSecondFactor: DeleteMemberSecondFactorResult
  listInvitations: ListInvitationsResult
  createInvitation: CreateInvitationResult
  acceptInvitation: AcceptInvitationResult
  deleteInvitation: DeleteInvitationResult
  createMembership: CreateMembershipResult
  deleteMembership: DeleteMembershipResult
  getOrganization: GetOrganizationResult
  updateOrganization: UpdateOrganizationResult
  updateAccountPin: UpdateAccountPinResult
  getAccountPicture: GetAccountPictureResult
  listApiKeys: ListApiKeysResult
  createApiKey: CreateApiKeyResult
  deleteApiKey: DeleteApiKeyResult
  listNotices: ListNoticesResult
  listMentions: ListMentionsResult
  markMentionsRead: MarkMentionsReadResult
  listAuditLog: ListAuditLogResult
  getAuditLogExport: GetAuditLogExportResult
  listApiLog: ListApiLogResult
  getApiLogExport: GetApiLogExportResult
  getApiLogEntry: GetApiLogEntryResult
  getFigures: GetFiguresResult
  getWebhookFigures: GetWebhookFiguresResult
  getMediaFile: GetMediaFileResult
  getLiveChanges: GetLiveChangesResult
  listMessageLinks: ListMessageLinksResult
  createMessageLink: CreateMessageLinkResult
  deleteMessageLink: DeleteMessageLinkResult
  updatePresence: UpdatePresenceResult
}

export interface HandlersByTag<Context> {
  session: SessionHandlers<Context>
  passwords: PasswordsHandlers<Context>
  'second-factor': SecondFactorHandlers<Context>
  passkeys: PasskeysHandlers<Context>
  sessions: SessionsHandlers<Context>
  members: MembersHandlers<Context>
  invitations: InvitationsHandlers<Context>
  memberships: MembershipsHandlers<Context>
  organization: OrganizationHandlers<Context>
  'account-pins': AccountPinsHandlers<Context>
  media: MediaHandlers<Context>
  'api-keys': ApiKeysHandlers<Context>
  notices: NoticesHandlers<Context>
  mentions: MentionsHandlers<Context>
  'audit-log': AuditLogHandlers<Context>
  'api-log': ApiLogHandlers<Context>
  figures: FiguresHandlers<Context>
  live: LiveHandlers<Context>
  'message-links': MessageLinksHandlers<Context>
  presence: PresenceHandlers<Context>
}

export type Handlers<Tag extends keyof HandlersByTag<unknown>, Context> = HandlersByTag<Context>[Tag]

export interface AllHandlers<Context> extends SessionHandlers<Context>, PasswordsHandlers<Context>, SecondFactorHandlers<Context>, PasskeysHandlers<Context>, SessionsHandlers<Context>, MembersHandlers<Context>, InvitationsHandlers<Context>, MembershipsHandlers<Context>, OrganizationHandlers<Context>, AccountPinsHandlers<Context>, MediaHandlers<Context>, ApiKeysHandlers<Context>, NoticesHandlers<Context>, MentionsHandlers<Context>, AuditLogHandlers<Context>, ApiLogHandlers<Context>, FiguresHandlers<Context>, LiveHandlers<Context>, MessageLinksHandlers<Context>, PresenceHandlers<Context> {}

/** What identifies the client, for each security scheme that an operation requires. */
export interface SecurityHandlers {
  readonly session: SecurityHandler<{ readonly key: string }>
}
