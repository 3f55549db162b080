export { type HttpProviderOptions, httpProvider } from './http/http-provider.ts'
export type { ProviderNumberDetails } from './http/numbers.ts'
export type { ProfileChange, ProviderProfile } from './http/profile.ts'
export type { NewTemplate, ProviderTemplate, TemplateEdit } from './http/template.ts'
export {
  type ErrorMeaning,
  fileMayBeUnknown,
  type MessageFailureCode,
  meaningOf,
  type ThrottleScope,
} from './meaning-of-error.ts'
export { maxUploadBytes, sameHash } from './media.ts'
export type { OutboundContent, OutboundMessage } from './outbound-message.ts'
export type {
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
export { readSignupEvent, type SignupEvent, signupDialogUrl } from './signup.ts'
export { type ContactToErase, eraseFromWebhook } from './webhooks/erase-from-webhook.ts'
export { numbersInWebhook } from './webhooks/numbers-in-webhook.ts'
export { parseWebhook } from './webhooks/parse-webhook.ts'
export { selectFromWebhook } from './webhooks/select-from-webhook.ts'
export type {
  EchoedMessage,
  GroupMember,
  ProviderContact,
  ProviderUpdate,
  ReceivedGroup,
  ReceivedMedia,
  ReceivedMessage,
  ReceivedStatus,
  TemplateChange,
} from './webhooks/updates.ts'
export { respondToHandshake, verifySignature } from './webhooks/verify-webhook.ts'
