// Generated from spec/. Do not edit.
import { withSecuritySchemes } from '@channel/codegen/zod'
import * as sessionRoutes from './routes/session.js'
import * as passwordsRoutes from './routes/passwords.js'
import * as secondFactorRoutes from './routes/second-factor.js'
import * as sessionsRoutes from './routes/sessions.js'
import * as membersRoutes from './routes/members.js'
import * as invitationsRoutes from './routes/invitations.js'
import * as organizationRoutes from './routes/organization.js'
import * as apiKeysRoutes from './routes/api-keys.js'
import * as auditLogRoutes from './routes/audit-log.js'
import * as apiLogRoutes from './routes/api-log.js'
import * as figuresRoutes from './routes/figures.js'
import * as mediaRoutes from './routes/media.js'
import * as liveRoutes from './routes/live.js'
import * as schemas from './schemas.js'
import { webhooks } from './webhooks.js'

const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'channel.session_token' } }

/** One route for each operation, in the order of the document. */
export const routes = withSecuritySchemes(securitySchemes, {
  getSession: sessionRoutes.getSession,
  createSession: sessionRoutes.createSession,
  deleteSession: sessionRoutes.deleteSession,
  getSignInMethods: sessionRoutes.getSignInMethods,
  updatePassword: passwordsRoutes.updatePassword,
  createPasswordReset: passwordsRoutes.createPasswordReset,
  completePasswordReset: passwordsRoutes.completePasswordReset,
  createSecondFactor: secondFactorRoutes.createSecondFactor,
  updateSecondFactor: secondFactorRoutes.updateSecondFactor,
  listUserSessions: sessionsRoutes.listUserSessions,
  deleteOtherUserSessions: sessionsRoutes.deleteOtherUserSessions,
  deleteUserSession: sessionsRoutes.deleteUserSession,
  updateProfile: membersRoutes.updateProfile,
  listMembers: membersRoutes.listMembers,
  deleteMember: membersRoutes.deleteMember,
  updateMember: membersRoutes.updateMember,
  createMemberPasswordReset: membersRoutes.createMemberPasswordReset,
  deleteMemberSecondFactor: membersRoutes.deleteMemberSecondFactor,
  listInvitations: invitationsRoutes.listInvitations,
  createInvitation: invitationsRoutes.createInvitation,
  acceptInvitation: invitationsRoutes.acceptInvitation,
  deleteInvitation: invitationsRoutes.deleteInvitation,
  getOrganization: organizationRoutes.getOrganization,
  updateOrganization: organizationRoutes.updateOrganization,
  listApiKeys: apiKeysRoutes.listApiKeys,
  createApiKey: apiKeysRoutes.createApiKey,
  deleteApiKey: apiKeysRoutes.deleteApiKey,
  listAuditLog: auditLogRoutes.listAuditLog,
  getAuditLogExport: auditLogRoutes.getAuditLogExport,
  listApiLog: apiLogRoutes.listApiLog,
  getApiLogExport: apiLogRoutes.getApiLogExport,
  getApiLogEntry: apiLogRoutes.getApiLogEntry,
  getFigures: figuresRoutes.getFigures,
  getWebhookFigures: figuresRoutes.getWebhookFigures,
  getMediaFile: mediaRoutes.getMediaFile,
  getLiveChanges: liveRoutes.getLiveChanges,
})

/** The argument of `getOpenAPI31Document`. */
export const documentConfig = {
  openapi: '3.1.0',
  info: { title: 'Channel Dashboard API', version: '1.0.0' },
  servers: [
    {
      url: '{base_url}',
      description: 'The address of the service.',
      variables: {
        base_url: { default: 'http://127.0.0.1:8787', description: 'The base URL of the service, without a path.' },
      },
    },
  ],
  tags: [
    { name: 'session' },
    { name: 'passwords' },
    { name: 'second-factor' },
    { name: 'sessions' },
    { name: 'members' },
    { name: 'invitations' },
    { name: 'organization' },
    { name: 'api-keys' },
    { name: 'audit-log' },
    { name: 'api-log' },
    { name: 'figures' },
    { name: 'media' },
    { name: 'live' },
  ],
  security: [{ session: [] }],
}

/** Components, each after those that it refers to. */
const components = [
  'RequestId', 'SessionId', 'UserId', 'Role', 'Timestamp', 'Session', 'SessionResponse', 'ErrorType',
  'ErrorCode', 'ErrorDetail', 'Error', 'DashboardErrorCode', 'DashboardErrorDetail', 'DashboardError',
  'SessionCreate', 'DeletedSession', 'DeletedSessionResponse', 'OidcMethod', 'SignInMethods',
  'SignInMethodsResponse', 'NewPassword', 'PasswordUpdate', 'ChangedPassword', 'ChangedPasswordResponse',
  'PasswordResetCreate', 'PasswordReset', 'PasswordResetResponse', 'PasswordResetComplete',
  'SecondFactorCreate', 'SecondFactor', 'SecondFactorResponse', 'SecondFactorUpdate', 'SecondFactorState',
  'SecondFactorStateResponse', 'UserSession', 'UserSessionList', 'DeletedUserSessions',
  'DeletedUserSessionsResponse', 'ProfileUpdate', 'Member', 'MemberResponse', 'MemberList', 'DeletedMember',
  'DeletedMemberResponse', 'MemberUpdate', 'MemberPasswordReset', 'MemberPasswordResetResponse',
  'UserReference', 'Invitation', 'InvitationList', 'InvitationCreate', 'InvitationResponse',
  'InvitationAccept', 'DeletedInvitation', 'DeletedInvitationResponse', 'Organization', 'OrganizationResponse',
  'OrganizationUpdate', 'ApiKey', 'ApiKeyList', 'ApiKeyCreate', 'CreatedApiKey', 'CreatedApiKeyResponse',
  'ApiKeyResponse', 'AuditLogUser', 'AuditLogEntry', 'AuditLogList', 'StatusClass', 'HttpMethod',
  'ApiLogEntry', 'ApiLogList', 'ApiLogEntryResponse', 'HourOfFigures', 'WebhookSubscriptionId',
  'WebhookDisabledReason', 'UnhealthyWebhook', 'RateLimitUse', 'Figures', 'FiguresResponse', 'HourOfAttempts',
  'WebhookFigures', 'WebhookFiguresResponse',
]

/** Registers what the routes alone do not add to a document: every component, in its order, and the webhooks. */
export const registerComponents = (registry) => {
  for (const name of components) registry.register(name, schemas[name])
  for (const name in securitySchemes) registry.registerComponent('securitySchemes', name, securitySchemes[name])
  for (const webhook of Object.values(webhooks)) registry.registerWebhook(webhook)
}
