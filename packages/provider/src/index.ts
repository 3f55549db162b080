export { defaultProviderUrl, type HttpProviderOptions, httpProvider } from './http/http-provider.ts'
export type { ProviderNumberDetails } from './http/numbers.ts'
export type { ProviderTemplate } from './http/template.ts'
export {
  codesThatMean,
  type ErrorMeaning,
  fileMayBeUnknown,
  type MessageFailureCode,
  meaningOf,
  type ThrottleScope,
} from './meaning-of-error.ts'
export { maxUploadBytes, type ProviderDownload, type ProviderFile, type ProviderMedia, sameHash } from './media.ts'
export type { MediaSource, OutboundContent, OutboundMessage, ProviderRecipient } from './outbound-message.ts'
export type {
  AcceptedMessage,
  ConnectOutcome,
  DownloadOutcome,
  NoResponse,
  Outcome,
  Provider,
  ProviderAccount,
  ProviderFailure,
  ProviderNumber,
  Refusal,
  SendConnection,
  SendOutcome,
} from './provider.ts'
export { type FinishedSignup, readSignupEvent, type SignupDialog, type SignupEvent, signupDialogUrl } from './signup.ts'
export { type ContactToErase, eraseFromWebhook, type WebhookErasure } from './webhooks/erase-from-webhook.ts'
export { type ParsedWebhook, parseWebhook } from './webhooks/parse-webhook.ts'
export type {
  ProviderContact,
  ProviderUpdate,
  ReceivedMedia,
  ReceivedMessage,
  ReceivedStatus,
  UpdatedTemplate,
} from './webhooks/updates.ts'
export { respondToHandshake, verifySignature } from './webhooks/verify-webhook.ts'
