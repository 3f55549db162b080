// Generated from spec/. Do not edit.
import type { Endpoint } from '@channel/codegen/zod'
import type * as h from './handlers.js'
import type * as t from './types.js'

/** The operations by path, for `hc<typeof app>` of `hono/client`. */
export type HonoSchema = {
  '/dashboard/session': {
    $get: Endpoint<{  }, h.GetSessionResult>
    $post: Endpoint<{ json: t.SessionCreate }, h.CreateSessionResult>
    $delete: Endpoint<{  }, h.DeleteSessionResult>
    $patch: Endpoint<{ json: t.SessionUpdate }, h.UpdateSessionResult>
  }
  '/dashboard/session/challenge': {
    $post: Endpoint<{  }, h.CreateSessionChallengeResult>
  }
  '/dashboard/session/passkey': {
    $post: Endpoint<{ json: t.PasskeySessionCreate }, h.CreatePasskeySessionResult>
  }
  '/dashboard/sign_in_methods': {
    $get: Endpoint<{  }, h.GetSignInMethodsResult>
  }
  '/dashboard/password': {
    $patch: Endpoint<{ json: t.PasswordUpdate }, h.UpdatePasswordResult>
  }
  '/dashboard/password_resets': {
    $post: Endpoint<{ json: t.PasswordResetCreate }, h.CreatePasswordResetResult>
  }
  '/dashboard/password_resets/complete': {
    $post: Endpoint<{ json: t.PasswordResetComplete }, h.CompletePasswordResetResult>
  }
  '/dashboard/second_factor': {
    $post: Endpoint<{ json: t.SecondFactorCreate }, h.CreateSecondFactorResult>
    $patch: Endpoint<{ json: t.SecondFactorUpdate }, h.UpdateSecondFactorResult>
  }
  '/dashboard/passkeys': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListPasskeysResult>
    $post: Endpoint<{ json: t.PasskeyCreate }, h.CreatePasskeyResult>
  }
  '/dashboard/passkeys/challenge': {
    $post: Endpoint<{ json: t.PasskeyChallengeCreate }, h.CreatePasskeyChallengeResult>
  }
  '/dashboard/passkeys/:id': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeletePasskeyResult>
    $patch: Endpoint<{ param: {
    id: string
  }; json: t.PasskeyUpdate }, h.UpdatePasskeyResult>
  }
  '/dashboard/sessions': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListUserSessionsResult>
    $delete: Endpoint<{  }, h.DeleteOtherUserSessionsResult>
  }
  '/dashboard/sessions/:id': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeleteUserSessionResult>
  }
  '/dashboard/profile': {
    $patch: Endpoint<{ json: t.ProfileUpdate }, h.UpdateProfileResult>
  }
  '/dashboard/availability': {
    $patch: Endpoint<{ json: t.AvailabilityUpdate }, h.UpdateAvailabilityResult>
  }
  '/dashboard/members': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListMembersResult>
  }
  '/dashboard/members/:id': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeleteMemberResult>
    $patch: Endpoint<{ param: {
    id: string
  }; json: t.MemberUpdate }, h.UpdateMemberResult>
  }
  '/dashboard/members/:id/password_reset': {
    $post: Endpoint<{ param: {
    id: string
  } }, h.CreateMemberPasswordResetResult>
  }
  '/dashboard/members/:id/second_factor': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeleteMemberSecondFactorResult>
  }
  '/dashboard/invitations': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListInvitationsResult>
    $post: Endpoint<{ json: t.InvitationCreate }, h.CreateInvitationResult>
  }
  '/dashboard/invitations/accept': {
    $post: Endpoint<{ json: t.InvitationAccept }, h.AcceptInvitationResult>
  }
  '/dashboard/invitations/:id': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeleteInvitationResult>
  }
  '/dashboard/membership': {
    $post: Endpoint<{ json: t.MembershipCreate }, h.CreateMembershipResult>
    $delete: Endpoint<{  }, h.DeleteMembershipResult>
  }
  '/dashboard/organization': {
    $get: Endpoint<{  }, h.GetOrganizationResult>
    $patch: Endpoint<{ json: t.OrganizationUpdate }, h.UpdateOrganizationResult>
  }
  '/dashboard/accounts/:phone_number_id/pin': {
    $patch: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  }; json: t.AccountPinUpdate }, h.UpdateAccountPinResult>
  }
  '/dashboard/accounts/:phone_number_id/picture': {
    $get: Endpoint<{ param: {
    phone_number_id: t.PhoneNumberId
  } }, h.GetAccountPictureResult>
  }
  '/dashboard/api_keys': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListApiKeysResult>
    $post: Endpoint<{ json: t.ApiKeyCreate }, h.CreateApiKeyResult>
  }
  '/dashboard/api_keys/:id': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeleteApiKeyResult>
  }
  '/dashboard/notices': {
    $get: Endpoint<{ query?: {
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListNoticesResult>
  }
  '/dashboard/mentions': {
    $get: Endpoint<{ query?: {
    unread?: boolean | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListMentionsResult>
  }
  '/dashboard/mentions/read': {
    $post: Endpoint<{ json: t.MentionsRead }, h.MarkMentionsReadResult>
  }
  '/dashboard/audit_log': {
    $get: Endpoint<{ query?: {
    user_id?: string | undefined
    action?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListAuditLogResult>
  }
  '/dashboard/audit_log/export': {
    $get: Endpoint<{ query?: {
    organization_id?: string | undefined
    user_id?: string | undefined
    action?: string | undefined
    created_after?: string | undefined
    created_before?: string | undefined
  } }, h.GetAuditLogExportResult>
  }
  '/dashboard/api_log': {
    $get: Endpoint<{ query?: {
    status_class?: t.StatusClass | undefined
    error_code?: string | undefined
    method?: t.HttpMethod | undefined
    path?: string | undefined
    key_id?: string | undefined
    request_id?: t.RequestId | undefined
    created_after?: string | undefined
    created_before?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListApiLogResult>
  }
  '/dashboard/api_log/export': {
    $get: Endpoint<{ query: {
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
  } }, h.GetApiLogExportResult>
  }
  '/dashboard/api_log/:request_id': {
    $get: Endpoint<{ param: {
    request_id: t.RequestId
  } }, h.GetApiLogEntryResult>
  }
  '/dashboard/figures': {
    $get: Endpoint<{ query?: {
    from?: string | undefined
    to?: string | undefined
  } }, h.GetFiguresResult>
  }
  '/dashboard/figures/webhook_subscriptions/:id': {
    $get: Endpoint<{ param: {
    id: t.WebhookSubscriptionId
  }; query?: {
    from?: string | undefined
    to?: string | undefined
  } }, h.GetWebhookFiguresResult>
  }
  '/dashboard/media/:id': {
    $get: Endpoint<{ param: {
    id: string
  }; header?: {
    'if-none-match'?: string | undefined
    range?: string | undefined
    'if-range'?: string | undefined
  } }, h.GetMediaFileResult>
  }
  '/dashboard/live': {
    $get: Endpoint<{ query?: {
    organization_id?: string | undefined
  }; header?: {
    'last-event-id'?: string | undefined
  } }, h.GetLiveChangesResult>
  }
  '/dashboard/message_links': {
    $get: Endpoint<{ query: {
    message_id: t.MessageId
    limit?: number | undefined
    cursor?: string | undefined
  } }, h.ListMessageLinksResult>
    $post: Endpoint<{ json: t.MessageLinkCreate }, h.CreateMessageLinkResult>
  }
  '/dashboard/message_links/:id': {
    $delete: Endpoint<{ param: {
    id: string
  } }, h.DeleteMessageLinkResult>
  }
  '/dashboard/presence': {
    $patch: Endpoint<{ json: t.PresenceUpdate }, h.UpdatePresenceResult>
  }
}
