/** The entry point for webhook receivers. It does not include the client. */
export { type SignedWebhook, type SignWebhookOptions, signWebhook } from './sign-webhook.ts'
export {
  type EventOf,
  type ThinEvent,
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
} from './verify-webhook.ts'
export { type WebhookProblem, WebhookVerificationError } from './webhook-verification-error.ts'
