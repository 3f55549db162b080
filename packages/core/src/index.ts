import type {} from './generated/statement-rows.ts'

export type { Provider, SignupEvent } from '@channel/provider'
export {
  type ApiLog,
  type ApiLogOptions,
  type LoggedCall,
  loggedPath,
  nobodysOrganizationId,
  openApiLog,
} from './mechanisms/api-log/index.ts'
export {
  authenticate,
  type FindKey,
  findKey,
  type KeyCache,
  type KeyCacheOptions,
  type KnownKey,
  openKeyCache,
  type Principal,
} from './mechanisms/authentication/index.ts'
export { type DeliveryClock, systemDeliveryClock } from './mechanisms/clock/index.ts'
export {
  ApiError,
  type ApiErrorOptions,
  type ErrorKind,
  errorCatalog,
  OperatorError,
} from './mechanisms/errors/index.ts'
export {
  answerOnce,
  answerOnceAfter,
  fingerprintOf,
  type IdempotentRequest,
  type KeptAnswer,
  type ReplyForm,
  type RequestFacts,
} from './mechanisms/idempotency/index.ts'
export { newId } from './mechanisms/ids/index.ts'
export {
  deliveriesChannel,
  inboxChannel,
  mediaChannel,
  readDeliveryHint,
  readErasureHint,
  readSendHint,
  type SendingNumber,
  sendsChannel,
  storeProviderWebhook,
} from './mechanisms/outbox/index.ts'
export { encodeCursor, type Page } from './mechanisms/pagination/index.ts'
export {
  type BudgetLimits,
  type BudgetName,
  budgetOf,
  type Charge,
  openRateLimiter,
  type RateLimiter,
  type RateLimiterOptions,
  rateLimitExceeded,
  rateLimitHeaders,
  signupLimits,
  tooManySignups,
  windowSeconds,
} from './mechanisms/rate-limits/index.ts'
export {
  type AddressRange,
  allowedRanges,
  type LookupAddresses,
  type LookupOptions,
  openLookup,
  type ReceiverAddress,
  type ReceiverRefusal,
  type ResolvedReceiver,
  resolveReceiver,
} from './mechanisms/receivers/index.ts'
export { type BackOff, backOffMs } from './mechanisms/retries/index.ts'
export type { ErasingScope, InboundScope, Scope } from './mechanisms/scope/index.ts'
export {
  type DerivedKey,
  deriveSecrets,
  type SecretPurpose,
  type Secrets,
  splitSecrets,
} from './mechanisms/sealing/index.ts'
export { rerunDeadlocked } from './mechanisms/transactions/index.ts'
export {
  type Attempt,
  type AttemptError,
  type AttemptOutcome,
  type Claim,
  type ClaimedDelivery,
  claimDeliveries,
  type DueSubscription,
  type EventToSign,
  endDeliveriesOfDeleted,
  findDueSubscriptions,
  isGone,
  isSuccess,
  recordAttempts,
  releaseDeliveries,
  type SealedSecret,
  type SignatureHeaders,
  signEvent,
  type Unrecorded,
  type WantedDeliveries,
} from './queues/deliveries/index.ts'
export { type InboxOptions, processProviderWebhooks, type WebhookReader } from './queues/inbox/index.ts'
export {
  type ClaimedMedia,
  claimMedia,
  listMediaRemovals,
  type MediaFetch,
  noteMediaRemoved,
  recordMediaFetch,
  releaseMedia,
  renewMediaLease,
  type WantedMedia,
} from './queues/media/index.ts'
export {
  claimQualityChecks,
  type QualityAnswer,
  type QualityCheck,
  recordQualityCheck,
} from './queues/quality-checks/index.ts'
export {
  type AcceptedSend,
  type AfterSend,
  type AfterUpload,
  type AuthorizedNumber,
  afterSend,
  afterUpload,
  awaitMedia,
  type BegunSend,
  beginSends,
  type ClaimedSend,
  claimSends,
  type FileToUpload,
  failSend,
  fileNeverCame,
  findDueNumbers,
  forgetFile,
  hasWaitedLong,
  listUncertainSends,
  noteAbandonedSends,
  noteLostSends,
  type ReleasedSend,
  recordAccepted,
  recordUpload,
  releaseSends,
  renewSends,
  type SendFailure,
  settleSends,
  settleWithinHours,
  type UncertainSends,
  type UploadOutcome,
  type WantedSends,
} from './queues/sends/index.ts'
export {
  expireSetupLinks,
  type KeptPartitions,
  keepApiLogPartitions,
  purgeIdempotencyRecords,
  purgeMediaFiles,
  purgeMessages,
  purgeProviderWebhooks,
  purgeWebhookDeliveries,
} from './queues/sweeps/index.ts'
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
} from './resources/accounts/index.ts'
export { type ApiKey, type CreatedApiKey, createApiKey, listApiKeys, revokeApiKey } from './resources/api-keys/index.ts'
export { type ApiLogEntry, listApiLog, listLatestCalls } from './resources/api-log/index.ts'
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
} from './resources/contacts/index.ts'
export {
  attachConversationLabel,
  attachConversationLabelInAccount,
  type ConversationPath,
  detachConversationLabel,
  getConversation,
  listConversations,
  pageETag,
  updateConversation,
} from './resources/conversations/index.ts'
export {
  addCustomer,
  createCustomer,
  getCustomer,
  listAllCustomers,
  listCustomers,
  type OperatorCustomer,
  updateCustomer,
} from './resources/customers/index.ts'
export { createLabel, deleteLabel, getLabel, listLabels, updateLabel } from './resources/labels/index.ts'
export { getMe } from './resources/me/index.ts'
export {
  findMediaFile,
  isFileName,
  type MediaFile,
  newFileName,
  readMediaBaseUrl,
  recordStoredFile,
  type StoredFile,
} from './resources/media/index.ts'
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
  noteMedia,
  receiveMessage,
  revokeMessage,
  sendMessage,
} from './resources/messages/index.ts'
export {
  createOrganization,
  listOrganizations,
  type Organization,
  type OrganizationUpdate,
  updateOrganization,
} from './resources/organizations/index.ts'
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
} from './resources/secret-rotation/index.ts'
export {
  type BegunSignup,
  beginSignup,
  type ConnectOutcome,
  completeSignup,
  connectNumber,
  createSetupLink,
  type FailedSignup,
  type FinishedDialog,
  failSignup,
  failureRedirect,
  type OpenedSetupLink,
  openSetupLink,
} from './resources/setup-links/index.ts'
export { createTeam, listTeams, type Team } from './resources/teams/index.ts'
export {
  applyTemplateUpdate,
  type FetchedTemplates,
  fetchTemplates,
  getTemplate,
  listTemplates,
  syncTemplates,
  type TemplateUpdate,
} from './resources/templates/index.ts'
export { createUser, listUsers, type User } from './resources/users/index.ts'
export {
  bulkReplayWebhookDeliveries,
  getWebhookDelivery,
  listWebhookDeliveries,
  replayWebhookDelivery,
} from './resources/webhook-deliveries/index.ts'
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
} from './resources/webhook-subscriptions/index.ts'
