// Generated from spec/. Do not edit.
import type { DocumentTypes, Typed } from '@channel/codegen/zod'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AllHandlers, HeaderName, SecurityHandlers } from './handlers.js'
import type { HonoSchema } from './hono-schema.js'
import type * as sessionRoutes from './routes/session.js'
import type * as passwordsRoutes from './routes/passwords.js'
import type * as secondFactorRoutes from './routes/second-factor.js'
import type * as passkeysRoutes from './routes/passkeys.js'
import type * as sessionsRoutes from './routes/sessions.js'
import type * as membersRoutes from './routes/members.js'
import type * as invitationsRoutes from './routes/invitations.js'
import type * as membershipsRoutes from './routes/memberships.js'
import type * as organizationRoutes from './routes/organization.js'
import type * as accountPinsRoutes from './routes/account-pins.js'
import type * as mediaRoutes from './routes/media.js'
import type * as apiKeysRoutes from './routes/api-keys.js'
import type * as noticesRoutes from './routes/notices.js'
import type * as mentionsRoutes from './routes/mentions.js'
import type * as auditLogRoutes from './routes/audit-log.js'
import type * as apiLogRoutes from './routes/api-log.js'
import type * as figuresRoutes from './routes/figures.js'
import type * as liveRoutes from './routes/live.js'
import type * as messageLinksRoutes from './routes/message-links.js'
import type * as presenceRoutes from './routes/presence.js'

export interface Routes {
  readonly getSession: typeof sessionRoutes.getSession
  readonly createSession: typeof sessionRoutes.createSession
  readonly deleteSession: typeof sessionRoutes.deleteSession
  readonly updateSession: typeof sessionRoutes.updateSession
  readonly createSessionChallenge: typeof sessionRoutes.createSessionChallenge
  readonly createPasskeySession: typeof sessionRoutes.createPasskeySession
  readonly getSignInMethods: typeof sessionRoutes.getSignInMethods
  readonly updatePassword: typeof passwordsRoutes.updatePassword
  readonly createPasswordReset: typeof passwordsRoutes.createPasswordReset
  readonly completePasswordReset: typeof passwordsRoutes.completePasswordReset
  readonly createSecondFactor: typeof secondFactorRoutes.createSecondFactor
  readonly updateSecondFactor: typeof secondFactorRoutes.updateSecondFactor
  readonly listPasskeys: typeof passkeysRoutes.listPasskeys
  readonly createPasskey: typeof passkeysRoutes.createPasskey
  readonly createPasskeyChallenge: typeof passkeysRoutes.createPasskeyChallenge
  readonly deletePasskey: typeof passkeysRoutes.deletePasskey
  readonly updatePasskey: typeof passkeysRoutes.updatePasskey
  readonly listUserSessions: typeof sessionsRoutes.listUserSessions
  readonly deleteOtherUserSessions: typeof sessionsRoutes.deleteOtherUserSessions
  readonly deleteUserSession: typeof sessionsRoutes.deleteUserSession
  readonly updateProfile: typeof membersRoutes.updateProfile
  readonly updateAvailability: typeof membersRoutes.updateAvailability
  readonly listMembers: typeof membersRoutes.listMembers
  readonly deleteMember: typeof membersRoutes.deleteMember
  readonly updateMember: typeof membersRoutes.updateMember
  readonly createMemberPasswordReset: typeof membersRoutes.createMemberPasswordReset
  readonly deleteMemberSecondFactor: typeof membersRoutes.deleteMemberSecondFactor
  readonly listInvitations: typeof invitationsRoutes.listInvitations
  readonly createInvitation: typeof invitationsRoutes.createInvitation
  readonly acceptInvitation: typeof invitationsRoutes.acceptInvitation
  readonly deleteInvitation: typeof invitationsRoutes.deleteInvitation
  readonly createMembership: typeof membershipsRoutes.createMembership
  readonly deleteMembership: typeof membershipsRoutes.deleteMembership
  readonly getOrganization: typeof organizationRoutes.getOrganization
  readonly updateOrganization: typeof organizationRoutes.updateOrganization
  readonly updateAccountPin: typeof accountPinsRoutes.updateAccountPin
  readonly getAccountPicture: typeof mediaRoutes.getAccountPicture
  readonly listApiKeys: typeof apiKeysRoutes.listApiKeys
  readonly createApiKey: typeof apiKeysRoutes.createApiKey
  readonly deleteApiKey: typeof apiKeysRoutes.deleteApiKey
  readonly listNotices: typeof noticesRoutes.listNotices
  readonly listMentions: typeof mentionsRoutes.listMentions
  readonly markMentionsRead: typeof mentionsRoutes.markMentionsRead
  readonly listAuditLog: typeof auditLogRoutes.listAuditLog
  readonly getAuditLogExport: typeof auditLogRoutes.getAuditLogExport
  readonly listApiLog: typeof apiLogRoutes.listApiLog
  readonly getApiLogExport: typeof apiLogRoutes.getApiLogExport
  readonly getApiLogEntry: typeof apiLogRoutes.getApiLogEntry
  readonly getFigures: typeof figuresRoutes.getFigures
  readonly getWebhookFigures: typeof figuresRoutes.getWebhookFigures
  readonly getMediaFile: typeof mediaRoutes.getMediaFile
  readonly getLiveChanges: typeof liveRoutes.getLiveChanges
  readonly listMessageLinks: typeof messageLinksRoutes.listMessageLinks
  readonly createMessageLink: typeof messageLinksRoutes.createMessageLink
  readonly deleteMessageLink: typeof messageLinksRoutes.deleteMessageLink
  readonly updatePresence: typeof presenceRoutes.updatePresence
}

export type OperationId = keyof Routes

interface Types extends DocumentTypes {
  readonly handlers: AllHandlers<this['context']>
  readonly headers: HeaderName
  readonly security: SecurityHandlers
  readonly schema: HonoSchema
}

export declare const routes: Routes & Typed<Types>
export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]
export declare const registerComponents: (registry: OpenAPIHono['openAPIRegistry']) => void
