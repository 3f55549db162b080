// Generated from spec/. Do not edit.
import { registerDocument, withSecuritySchemes } from '@channel/codegen/zod'
import { document } from './document.js'
import * as sessionRoutes from './routes/session.js'
import * as passwordsRoutes from './routes/passwords.js'
import * as secondFactorRoutes from './routes/second-factor.js'
import * as passkeysRoutes from './routes/passkeys.js'
import * as sessionsRoutes from './routes/sessions.js'
import * as membersRoutes from './routes/members.js'
import * as invitationsRoutes from './routes/invitations.js'
import * as membershipsRoutes from './routes/memberships.js'
import * as organizationRoutes from './routes/organization.js'
import * as accountPinsRoutes from './routes/account-pins.js'
import * as mediaRoutes from './routes/media.js'
import * as apiKeysRoutes from './routes/api-keys.js'
import * as noticesRoutes from './routes/notices.js'
import * as mentionsRoutes from './routes/mentions.js'
import * as auditLogRoutes from './routes/audit-log.js'
import * as apiLogRoutes from './routes/api-log.js'
import * as figuresRoutes from './routes/figures.js'
import * as liveRoutes from './routes/live.js'
import * as messageLinksRoutes from './routes/message-links.js'
import * as presenceRoutes from './routes/presence.js'
import * as schemas from './schemas.js'
import { webhooks } from './webhooks.js'

const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'channel.session_token' } }

/** One route for each operation, in the order of the document. */
export const routes = withSecuritySchemes(securitySchemes, {
  getSession: sessionRoutes.getSession,
  createSession: sessionRoutes.createSession,
  deleteSession: sessionRoutes.deleteSession,
  updateSession: sessionRoutes.updateSession,
  createSessionChallenge: sessionRoutes.createSessionChallenge,
  createPasskeySession: sessionRoutes.createPasskeySession,
  getSignInMethods: sessionRoutes.getSignInMethods,
  updatePassword: passwordsRoutes.updatePassword,
  createPasswordReset: passwordsRoutes.createPasswordReset,
  completePasswordReset: passwordsRoutes.completePasswordReset,
  createSecondFactor: secondFactorRoutes.createSecondFactor,
  updateSecondFactor: secondFactorRoutes.updateSecondFactor,
  listPasskeys: passkeysRoutes.listPasskeys,
  createPasskey: passkeysRoutes.createPasskey,
  createPasskeyChallenge: passkeysRoutes.createPasskeyChallenge,
  deletePasskey: passkeysRoutes.deletePasskey,
  updatePasskey: passkeysRoutes.updatePasskey,
  listUserSessions: sessionsRoutes.listUserSessions,
  deleteOtherUserSessions: sessionsRoutes.deleteOtherUserSessions,
  deleteUserSession: sessionsRoutes.deleteUserSession,
  updateProfile: membersRoutes.updateProfile,
  updateAvailability: membersRoutes.updateAvailability,
  listMembers: membersRoutes.listMembers,
  deleteMember: membersRoutes.deleteMember,
  updateMember: membersRoutes.updateMember,
  createMemberPasswordReset: membersRoutes.createMemberPasswordReset,
  deleteMemberSecondFactor: membersRoutes.deleteMemberSecondFactor,
  listInvitations: invitationsRoutes.listInvitations,
  createInvitation: invitationsRoutes.createInvitation,
  acceptInvitation: invitationsRoutes.acceptInvitation,
  deleteInvitation: invitationsRoutes.deleteInvitation,
  createMembership: membershipsRoutes.createMembership,
  deleteMembership: membershipsRoutes.deleteMembership,
  getOrganization: organizationRoutes.getOrganization,
  updateOrganization: organizationRoutes.updateOrganization,
  updateAccountPin: accountPinsRoutes.updateAccountPin,
  getAccountPicture: mediaRoutes.getAccountPicture,
  listApiKeys: apiKeysRoutes.listApiKeys,
  createApiKey: apiKeysRoutes.createApiKey,
  deleteApiKey: apiKeysRoutes.deleteApiKey,
  listNotices: noticesRoutes.listNotices,
  listMentions: mentionsRoutes.listMentions,
  markMentionsRead: mentionsRoutes.markMentionsRead,
  listAuditLog: auditLogRoutes.listAuditLog,
  getAuditLogExport: auditLogRoutes.getAuditLogExport,
  listApiLog: apiLogRoutes.listApiLog,
  getApiLogExport: apiLogRoutes.getApiLogExport,
  getApiLogEntry: apiLogRoutes.getApiLogEntry,
  getFigures: figuresRoutes.getFigures,
  getWebhookFigures: figuresRoutes.getWebhookFigures,
  getMediaFile: mediaRoutes.getMediaFile,
  getLiveChanges: liveRoutes.getLiveChanges,
  listMessageLinks: messageLinksRoutes.listMessageLinks,
  createMessageLink: messageLinksRoutes.createMessageLink,
  deleteMessageLink: messageLinksRoutes.deleteMessageLink,
  updatePresence: presenceRoutes.updatePresence,
})

/** The argument of `getOpenAPI31Document`. */
export const documentConfig = {
  openapi: '3.1.0',
  info: {
    title: 'Channel Dashboard API',
    version: '1.0.0',
    summary: 'What the dashboard needs besides the public API.',
    contact: { name: 'The operator of this service' },
    description: 'The web page at `/` uses this API. It is not for programs of customers: it changes with the page, without notice.\n\n## Session\n\nA user signs in with `POST /dashboard/session`, which sets a cookie. Browsers send it with every request. The session\nends after seven days without a request, when it is deleted, and when the user is removed from the last organization.\n\nWith a passkey it needs no password: `POST /dashboard/session/challenge`, then `POST /dashboard/session/passkey`.\n\nWith single sign-on (OpenID Connect), the browser goes to `GET /dashboard/sign_in/oidc` instead, which leads to the identity\nprovider and back to `/`, or to `/sign-in?error=…`.\n\n## Organizations\n\nA user can belong to several organizations, with a role in each, and signs in once. A session has one of them open: everything is\nabout that one, and `PATCH /dashboard/session` opens another. A page names the organization that it shows in the header\n`X-Organization-Id`, or in the parameter `organization_id` where it cannot set headers. If another one is open, because another tab\nhas opened it, the response is 409 `organization_switched`, and nothing has happened.\n\n## The public API\n\nThe operations of the public API, except those of the tag `meta`, also exist under `/dashboard/v1/`, with the session in\nplace of the API key: `GET /dashboard/v1/labels` is `GET /v1/labels`. These requests are not in the API log.\n\n## Roles\n\nAn `owner` may do everything. A `member` may do everything but manage members and the organization. A user with the role\n`read_only` may only read, and sees the email addresses of no other users. Everyone may manage\nthe own name, password, second factor and sessions.\n\n## Required second factor\n\nAn owner can require a second factor of all members (`require_second_factor` of the organization). A session that began without\none may then only be read and deleted, and set a second factor up (tag `second-factor`, or a passkey): everything else, also the\nstream of live changes, is 403 `second_factor_missing`. If its user has a second factor, the session is 401 `unauthenticated`: sign in again\nwith it. A single sign-on counts as a second factor, unless the operator has set `OIDC_SECOND_FACTOR=0`.\n\n## Requests from other sites\n\nA request that can change something must have the header `Origin` or `Sec-Fetch-Site` of a page of this service, as\nbrowsers send it. Anything else is 403 `origin_not_allowed`.\n\n## Rate limits\n\nA user has two budgets per minute, for reads and writes, as large as those of an organization in the public API.\n\nEverything else is as in the public API: envelopes, errors, lists, timestamps.',
  },
  servers: [
    {
      url: '{base_url}',
      description: 'The address of the service.',
      variables: {
        base_url: { default: 'http://127.0.0.1:8787', description: 'The base URL of the service, without a path.' },
      },
    },
  ],
  security: [{ session: [] }],
  tags: [
    { name: 'session', description: 'Signing in and out, and the signed-in user.' },
    {
      name: 'passwords',
      description: 'Changing the password, and setting a new one when it is forgotten.',
    },
    { name: 'second-factor', description: 'The authenticator app (TOTP) of the signed-in user.' },
    {
      name: 'passkeys',
      description: 'The passkeys (WebAuthn) with which the signed-in user can sign in.',
    },
    { name: 'sessions', description: 'The sessions of the signed-in user on all devices.' },
    {
      name: 'members',
      description: 'The users of the organization who sign in to the dashboard, and their roles.',
    },
    { name: 'memberships', description: 'The organizations to which the signed-in user belongs.' },
    { name: 'invitations', description: 'Invitations to the organization.' },
    { name: 'organization', description: 'The organization of the signed-in user.' },
    { name: 'account-pins', description: 'The two-step verification of the numbers of accounts.' },
    { name: 'api-keys', description: 'The API keys of the organization.' },
    { name: 'notices', description: 'What needs the attention of the organization.' },
    { name: 'mentions', description: 'The notes that mention the signed-in user.' },
    {
      name: 'audit-log',
      description: 'What was done in the dashboard, with the user, time and address of each action.',
    },
    { name: 'api-log', description: 'The calls with the organization\'s API keys.' },
    { name: 'figures', description: 'What happened, by the hour, for plots.' },
    { name: 'media', description: 'The files of messages.' },
    { name: 'live', description: 'What changes while a page is open.' },
    { name: 'message-links', description: 'Public links to single messages.' },
    { name: 'presence', description: 'Which users have a conversation open.' },
  ],
  'x-public-operations': {
    getHealth: 'none',
    getOpenApiDocument: 'none',
    getMe: 'none',
    listAccounts: 'read_only',
    getAccount: 'read_only',
    listCustomers: 'read_only',
    createCustomer: 'member',
    getCustomer: 'read_only',
    updateCustomer: 'member',
    listSetupLinks: 'read_only',
    createSetupLink: 'member',
    getSetupLink: 'read_only',
    deleteSetupLink: 'member',
    createContact: 'member',
    bulkLabelContacts: 'member',
    attachConversationLabel: 'member',
    listLabels: 'read_only',
    createLabel: 'member',
    getLabel: 'read_only',
    updateLabel: 'member',
    deleteLabel: 'member',
    listSavedReplies: 'read_only',
    createSavedReply: 'member',
    getSavedReply: 'read_only',
    updateSavedReply: 'member',
    deleteSavedReply: 'member',
    listEvents: 'read_only',
    listUsage: 'read_only',
    getAssignmentRule: 'read_only',
    updateAssignmentRule: 'member',
    listUsers: 'member',
    getUser: 'member',
    listWebhookDeliveries: 'read_only',
    bulkReplayWebhookDeliveries: 'member',
    getWebhookDelivery: 'read_only',
    replayWebhookDelivery: 'member',
    listWebhookSubscriptions: 'read_only',
    createWebhookSubscription: 'member',
    getWebhookSubscription: 'read_only',
    updateWebhookSubscription: 'member',
    deleteWebhookSubscription: 'member',
    createWebhookSecret: 'member',
    deleteWebhookSecret: 'member',
    sendWebhookTest: 'member',
    recoverWebhookDeliveries: 'member',
    listContacts: 'read_only',
    createContactInAccount: 'member',
    bulkLabelContactsInAccount: 'member',
    getContact: 'read_only',
    updateContact: 'member',
    upsertContact: 'member',
    exportContacts: 'read_only',
    listBroadcasts: 'read_only',
    createBroadcast: 'member',
    getBroadcast: 'read_only',
    updateBroadcast: 'member',
    startBroadcast: 'member',
    pauseBroadcast: 'member',
    cancelBroadcast: 'member',
    listBroadcastRecipients: 'read_only',
    bulkAddBroadcastRecipients: 'member',
    listContactImports: 'read_only',
    createContactImport: 'member',
    getContactImport: 'read_only',
    cancelContactImport: 'member',
    getContactImportErrors: 'read_only',
    blockContact: 'member',
    unblockContact: 'member',
    deleteContact: 'member',
    attachContactLabel: 'member',
    detachContactLabel: 'member',
    listConversations: 'read_only',
    getConversation: 'read_only',
    updateConversation: 'member',
    attachConversationLabelInAccount: 'member',
    detachConversationLabel: 'member',
    markConversationRead: 'member',
    listNotes: 'read_only',
    createNote: 'member',
    updateNote: 'member',
    deleteNote: 'member',
    createMedia: 'member',
    listMessages: 'read_only',
    searchMessages: 'read_only',
    sendMessage: 'member',
    cancelMessage: 'member',
    getMessage: 'read_only',
    getMessageMedia: 'read_only',
    getAccountProfile: 'read_only',
    updateAccountProfile: 'member',
    listTemplates: 'read_only',
    syncTemplates: 'member',
    createTemplate: 'member',
    getTemplate: 'read_only',
    updateTemplate: 'member',
    deleteTemplate: 'member',
  },
}

/** Components, each after those that it refers to. */
const components = [
  'RequestId', 'SessionId', 'UserId', 'Role', 'Timestamp', 'Session', 'SessionResponse', 'ErrorType',
  'ErrorCode', 'ErrorDetail', 'Error', 'DashboardErrorCode', 'DashboardErrorDetail', 'DashboardError',
  'SessionCreate', 'DeletedSession', 'DeletedSessionResponse', 'SessionUpdate', 'PasskeyChallenge',
  'PasskeyChallengeResponse', 'PasskeySessionCreate', 'OidcMethod', 'SignInMethods', 'SignInMethodsResponse',
  'NewPassword', 'PasswordUpdate', 'ChangedPassword', 'ChangedPasswordResponse', 'PasswordResetCreate',
  'PasswordReset', 'PasswordResetResponse', 'PasswordResetComplete', 'SecondFactorCreate', 'SecondFactor',
  'SecondFactorResponse', 'SecondFactorUpdate', 'SecondFactorState', 'SecondFactorStateResponse', 'Passkey',
  'PasskeyList', 'PasskeyCreate', 'PasskeyResponse', 'PasskeyChallengeCreate', 'DeletedPasskey',
  'DeletedPasskeyResponse', 'PasskeyUpdate', 'UserSession', 'UserSessionList', 'DeletedUserSessions',
  'DeletedUserSessionsResponse', 'ProfileUpdate', 'Member', 'MemberResponse', 'AvailabilityUpdate',
  'Availability', 'AvailabilityResponse', 'MemberList', 'DeletedMember', 'DeletedMemberResponse',
  'MemberUpdate', 'MemberPasswordReset', 'MemberPasswordResetResponse', 'UserReference', 'Invitation',
  'InvitationList', 'InvitationCreate', 'InvitationResponse', 'InvitationAccept', 'DeletedInvitation',
  'DeletedInvitationResponse', 'MembershipCreate', 'DeletedMembership', 'DeletedMembershipResponse',
  'Organization', 'OrganizationResponse', 'OrganizationUpdate', 'PhoneNumberId', 'AccountPinUpdate',
  'PhoneNumber', 'AccountStatus', 'AccountRestriction', 'AccountRestrictionDetail', 'AccountAlert',
  'CustomerId', 'CustomerReference', 'HistorySync', 'Account', 'AccountResponse', 'ApiKey', 'ApiKeyList',
  'ApiKeyCreate', 'CreatedApiKey', 'CreatedApiKeyResponse', 'ApiKeyResponse', 'WebhookSubscriptionId',
  'WebhookDisabledReason', 'NoticeSubscription', 'Quota', 'Notice', 'NoticeList', 'NoteId', 'ConversationId',
  'ContactId', 'AccountReference', 'NoteText', 'NoteAuthor', 'Note', 'Mention', 'MentionList', 'MentionsRead',
  'ReadMentions', 'ReadMentionsResponse', 'AuditLogUser', 'AuditLogEntry', 'AuditLogList', 'StatusClass',
  'HttpMethod', 'ApiLogEntry', 'ApiLogList', 'ApiLogEntryResponse', 'HourOfFigures', 'UnhealthyWebhook',
  'RateLimitUse', 'Figures', 'FiguresResponse', 'HourOfAttempts', 'WebhookFigures', 'WebhookFiguresResponse',
  'MessageId', 'MessageLink', 'MessageLinkList', 'MessageLinkCreate', 'MessageLinkResponse',
  'DeletedMessageLink', 'DeletedMessageLinkResponse', 'PresenceUpdate', 'PresentUser', 'Presence',
  'PresenceResponse',
]

/** Registers what the routes alone do not add to a document: every component, in its order, and the webhooks. */
export const registerComponents = (registry) => {
  for (const name of components) registry.register(name, schemas[name])
  for (const webhook of Object.values(webhooks)) registry.registerWebhook(webhook)
  registerDocument(registry, document)
}
