export {
  type AccountUpdate,
  type AuthorizeAccountInput,
  applyAccountUpdate,
  authorizeAccount,
  type CalledAccount,
  type ConnectAccountInput,
  connectAccount,
  listAccounts,
  listConnectedAccounts,
  moveAccount,
  NumberConnectedError,
  type OperatorAccount,
  recordAuthorization,
  resolveAccount,
  type TokenVerdict,
  verdictOf,
  verifyAccount,
} from './accounts/index.ts'
export {
  type ApiKey,
  type CreatedApiKey,
  createApiKey,
  createKeyOfOrganization,
  listApiKeys,
  listKeysOfOrganization,
  revokeApiKey,
  revokeKeyOfOrganization,
} from './api-keys/index.ts'
export {
  type ApiLogEntry,
  type ApiLogFilters,
  type ExportFormat,
  exportApiLog,
  findLoggedCall,
  getApiLogEntry,
  listApiLog,
  listLatestCalls,
  maxExported,
  maxScanned,
} from './api-log/index.ts'
export { exportAuditLog, listAuditLog } from './audit-log/index.ts'
export {
  applyPreference,
  attachContactLabel,
  bulkLabelContacts,
  bulkLabelContactsInAccount,
  type ContactIdentity,
  type ContactPath,
  changeIdentity,
  createContact,
  createContactInAccount,
  deleteContact,
  detachContactLabel,
  getContact,
  type IdentityChange,
  type InboundPreference,
  type InboundSender,
  listContacts,
  updateContact,
} from './contacts/index.ts'
export {
  attachConversationLabel,
  attachConversationLabelInAccount,
  type ConversationPath,
  detachConversationLabel,
  getConversation,
  listConversations,
  markConversationRead,
  pageETag,
  updateConversation,
} from './conversations/index.ts'
export {
  addCustomer,
  createCustomer,
  getCustomer,
  listAllCustomers,
  listCustomers,
  type OperatorCustomer,
  updateCustomer,
} from './customers/index.ts'
export {
  type Figures,
  getFigures,
  getWebhookFigures,
  type HourOfFigures,
  type WebhookFigures,
  type WebhookHealth,
} from './figures/index.ts'
export {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  type Inviter,
  listInvitations,
} from './invitations/index.ts'
export { createLabel, deleteLabel, getLabel, listLabels, updateLabel } from './labels/index.ts'
export { getMe } from './me/index.ts'
export {
  createMedia,
  findMediaFile,
  giveUpFileName,
  isFileName,
  type MediaFile,
  newFileName,
  recordStoredFile,
  reserveFileName,
  type StoredFile,
  type UploadedFile,
} from './media/index.ts'
export {
  addMember,
  deleteMember,
  findMemberByEmail,
  type KnownMember,
  listMembers,
  type NewMember,
  type Role,
  removeSecondFactor,
  roles,
  setPassword,
  updateMember,
  updateProfile,
} from './members/index.ts'
export {
  applyStatus,
  editMessage,
  type FetchedMedia,
  getMessage,
  getMessageMedia,
  type InboundMedia,
  type InboundMessage,
  type InboundRevoke,
  type InboundStatus,
  listMessages,
  type MessagePath,
  receiveMessage,
  recordFetchedMedia,
  revokeMessage,
  sendMessage,
} from './messages/index.ts'
export {
  type Brand,
  createOrganization,
  findBrand,
  getOwnOrganization,
  listOrganizations,
  logoUrl,
  type Organization,
  type OrganizationUpdate,
  updateBrand,
  updateOrganization,
  updateOwnOrganization,
} from './organizations/index.ts'
export { completePasswordReset, createMemberPasswordReset, createPasswordReset } from './passwords/index.ts'
export {
  announceProcess,
  type KeyStatus,
  type ProcessAnnouncement,
  type RotationProgress,
  type RotationResult,
  rotateSecrets,
  type SealedKindName,
  type SecretStatus,
  secretStatus,
} from './secret-rotation/index.ts'
export { type DashboardUser, getSession } from './session/index.ts'
export { deleteUserSession, listUserSessions } from './sessions/index.ts'
export {
  type BegunSignup,
  beginSignup,
  type ConnectOutcome,
  completeSignup,
  connectNumber,
  createSetupLink,
  deleteSetupLink,
  type FailedSignup,
  type FinishedDialog,
  failSignup,
  failureRedirect,
  getSetupLink,
  listSetupLinks,
  type OpenedSetupLink,
  openSetupLink,
  successRedirect,
} from './setup-links/index.ts'
export { createTeam, listTeams, type Team } from './teams/index.ts'
export {
  applyTemplateUpdate,
  type FetchedTemplates,
  fetchTemplates,
  getTemplate,
  listTemplates,
  syncTemplates,
  type TemplateUpdate,
} from './templates/index.ts'
export { createUser, findUserByEmail, getUser, listAllUsers, listUsers, type OperatorUser } from './users/index.ts'
export {
  bulkReplayWebhookDeliveries,
  getWebhookDelivery,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from './webhook-deliveries/index.ts'
export {
  createWebhookSecret,
  createWebhookSubscription,
  deleteWebhookSecret,
  deleteWebhookSubscription,
  getWebhookSubscription,
  listWebhookSubscriptions,
  openWebhookSecret,
  sendWebhookTest,
  updateWebhookSubscription,
} from './webhook-subscriptions/index.ts'
