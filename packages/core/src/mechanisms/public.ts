export { type AddressRange, type ForwardedHeaders, findClientAddress, parseRanges } from './addresses/index.ts'
export {
  type ApiLog,
  type ApiLogOptions,
  type LoggedCall,
  loggedPath,
  openApiLog,
  unauthenticatedOrganizationId,
} from './api-log/index.ts'
export { type AuditRecord, recordAudit } from './audit-log/index.ts'
export {
  authenticate,
  type FindKey,
  findKey,
  type KeyCache,
  type KeyCacheOptions,
  type KnownKey,
  openKeyCache,
  type Principal,
} from './authentication/index.ts'
export { type DeliveryClock, systemDeliveryClock } from './clock/index.ts'
export {
  type AnyErrorCode,
  ApiError,
  type ApiErrorOptions,
  type ErrorKind,
  errorCatalog,
  OperatorError,
} from './errors/index.ts'
export {
  fingerprintOf,
  type IdempotentRequest,
  type ReplyForm,
  type RequestFacts,
  respondOnce,
  respondOnceAfter,
  type StoredResponse,
} from './idempotency/index.ts'
export { idTimeMs, newId } from './ids/index.ts'
export {
  type Change,
  type LiveHub,
  type LiveHubOptions,
  type LiveViewer,
  openLiveHub,
  type Watcher,
} from './live/index.ts'
export type { Log, LogFields, LogMethod } from './log/index.ts'
export {
  deliveriesChannel,
  hintWrite,
  inboxChannel,
  mediaChannel,
  parseDeliveryHint,
  parseErasureHint,
  parseSendHint,
  readReceiptsChannel,
  type SendingNumber,
  sendsChannel,
  storeProviderWebhook,
} from './outbox/index.ts'
export { encodeCursor, type Page } from './pagination/index.ts'
export {
  attemptLimits,
  type BudgetLimits,
  type BudgetName,
  budgetOf,
  type Charge,
  openRateLimiter,
  type RateLimiter,
  type RateLimiterOptions,
  rateLimitExceeded,
  rateLimitHeaders,
  tooManyAttempts,
  windowSeconds,
} from './rate-limits/index.ts'
export {
  type LookupAddresses,
  type LookupOptions,
  openLookup,
  parseAllowedRanges,
  type ReceiverAddress,
  type ReceiverRefusal,
  type ResolvedReceiver,
  resolveReceiver,
} from './receivers/index.ts'
export { type BackOff, backOffMs } from './retries/index.ts'
export type { ErasingScope, InboundScope, Scope } from './scope/index.ts'
export {
  type DerivedKey,
  deriveSecrets,
  isSignedText,
  type SecretPurpose,
  type Secrets,
  signText,
  splitSecrets,
} from './sealing/index.ts'
export { rerunDeadlocked } from './transactions/index.ts'
