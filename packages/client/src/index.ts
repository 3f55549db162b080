export type { AttemptReport, Fetch, RetryOptions } from '@channel/codegen/client'
export { ChannelConnectionError } from './channel-connection-error.ts'
export { ChannelError, type ErrorCode, type ErrorType, isChannelError } from './channel-error.ts'
export { ChannelResponseError } from './channel-response-error.ts'
export { ChannelTimeoutError } from './channel-timeout-error.ts'
export type * from './contract.ts'
export { type ContractClient, type ContractClientOptions, createContractClient } from './contract-client.ts'
export { type BasicChannel, type ChannelOptions, createBasicChannel } from './create-basic-channel.ts'
export { type Channel, createChannel } from './create-channel.ts'
export type { MediaBlobOptions } from './download-media.ts'
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
} from './errors-by-type.ts'
export type { ErrorCodesByType } from './generated/error-codes-by-type.ts'
export type { Facade } from './generated/facade.ts'
export { type IfChanged, unwrapIfChanged } from './if-changed.ts'
export type { Known } from './known.ts'
export type { EventPage, EventStream, Listen, ListenOptions } from './listen-to-events.ts'
export { MediaTooLargeError } from './media-too-large-error.ts'
export type {
  BodyOf,
  CallInit,
  CallOptions,
  ConditionalPath,
  FacadeOptions,
  ItemOf,
  ListPath,
  Method,
  PathOf,
} from './operation-types.ts'
export { type ConditionalPaged, type Page, type Paged, paginate } from './paginate.ts'
export { unwrap } from './unwrap.ts'
export {
  type EventOf,
  type ThinEvent,
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
} from './verify-webhook.ts'
export { type WebhookProblem, WebhookVerificationError } from './webhook-verification-error.ts'
export { withRetries } from './with-retries.ts'
