import type { ProviderNumberDetails } from './http/numbers.ts'
import type { ProfileChange, ProviderProfile } from './http/profile.ts'
import type { CreatedTemplate, NewTemplate, ProviderTemplate, TemplateEdit } from './http/template.ts'
import type { ErrorMeaning } from './meaning-of-error.ts'
import type { ProviderDownload, ProviderFile, ProviderMedia, StreamedFile } from './media.ts'
import type { OutboundMessage } from './outbound-message.ts'

/** A business account and its credentials, for a call about it. */
export interface ProviderAccount {
  /** The provider's id of the business account. */
  readonly wabaId: string
  /** The account's bearer token. */
  readonly token: string
}

/** A number and its credentials, for a call from it. */
export interface ProviderNumber {
  readonly phoneNumberId: string
  /** The bearer token of its business account. */
  readonly token: string
}

/** An error of the provider: a body with a numeric code. Throttling is reported this way too, as HTTP 400. */
export interface Refusal {
  readonly kind: 'refused'
  /** The HTTP status. */
  readonly status: number
  /** The provider's own code; see `meaningOf`. */
  readonly code: number
  readonly subcode: number | undefined
  readonly message: string
  /** The provider's further explanation. */
  readonly details?: string | undefined
  /** The provider rejects the token: it has expired, was revoked, or is not one of its own. */
  readonly tokenRefused?: true
}

/**
 * A call without a response of the provider.
 * - `timeout`: no complete response within the adapter's timeout.
 * - `unreachable`: no connection, or it broke.
 * - `unreadable`: a response that is not in the provider's format.
 */
export interface NoResponse {
  readonly kind: 'timeout' | 'unreachable' | 'unreadable'
  readonly message: string
  /** True if the call certainly had no effect at the provider; false if unknown. */
  readonly unsent: boolean
}

/** Why a call did not succeed. */
export type ProviderFailure = Refusal | NoResponse

/** The outcome of a call. A provider that rejects it or is unavailable is an outcome; nothing is thrown for it. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ProviderFailure }

/** A message that the provider accepted. Webhooks report its delivery. */
export interface AcceptedMessage {
  /** The provider's id of the message, `wamid.…`. */
  readonly messageId: string
  /** The recipient's number as the provider knows it, digits only. */
  readonly waId: string | undefined
  /** The recipient's business-scoped user id. */
  readonly bsuid: string | undefined
  /** Whether the provider holds it until it has assessed the template's quality. */
  readonly held: boolean
}

/**
 * The outcome of a send.
 * - `accepted`: the provider has the message.
 * - `refused`: the provider returned an error with a code, whatever the HTTP status, so the send failed. `meaning`
 *   has the reason and whether a retry is allowed.
 * - `unsent`: no connection, or HTTP 3xx or 4xx without such an error. It can be retried.
 * - `lost`: no response, a broken one, or HTTP 2xx or 5xx without such an error. Whether the provider has the
 *   message is unknown. **Never retry it blindly**: a status webhook with its `callbackData` settles it.
 */
export type SendOutcome =
  | ({ readonly kind: 'accepted' } & AcceptedMessage)
  | { readonly kind: 'refused'; readonly failure: Refusal; readonly meaning: ErrorMeaning }
  | { readonly kind: 'unsent' | 'lost'; readonly failure: NoResponse }

/** An established connection to the provider, reserved for one send. The send starts without any wait. */
export interface SendConnection {
  /** Sends a message once, without retries. Releases the connection. */
  sendMessage(number: ProviderNumber, message: OutboundMessage): Promise<SendOutcome>
  /** Releases the connection. Does nothing the second time. */
  release(): void
}

/** The outcome of connecting. Without a connection nothing was sent. */
export type ConnectOutcome =
  | { readonly ok: true; readonly value: SendConnection }
  | { readonly ok: false; readonly failure: NoResponse }

/**
 * The outcome of a download. It fails like other calls, or because the URL has expired or the file is too
 * large.
 */
export type DownloadOutcome =
  | { readonly ok: true; readonly value: ProviderDownload }
  | {
      readonly ok: false
      readonly failure: ProviderFailure | { readonly kind: 'expired' | 'too_large'; readonly message: string }
    }

/** The upstream provider, as the service uses it. */
export interface Provider {
  /** All templates of the account, over all pages, in the provider's order. */
  listTemplates(account: ProviderAccount): Promise<Outcome<ProviderTemplate[]>>
  /** The account's templates of a name, in all its languages. */
  findTemplates(account: ProviderAccount, name: string): Promise<Outcome<ProviderTemplate[]>>
  /** Creates a template, which the provider then reviews. */
  createTemplate(account: ProviderAccount, template: NewTemplate): Promise<Outcome<CreatedTemplate>>
  /** Edits the template with this `id`, which the provider then reviews again. */
  updateTemplate(account: ProviderAccount, id: string, edit: TemplateEdit): Promise<Outcome<void>>
  /** Deletes a template in all its languages, or only the one with this `id`. */
  deleteTemplate(
    account: ProviderAccount,
    template: { readonly name: string; readonly id?: string | undefined },
  ): Promise<Outcome<void>>
  /** All numbers of the account. */
  listNumbers(account: ProviderAccount): Promise<Outcome<ProviderNumberDetails[]>>
  /** Whether it responds at all, whatever it says. Needs no account. */
  ping(): Promise<Outcome<void>>
  /** Reserves a connection for one message. The caller must use or release it. */
  connectToSend(): Promise<ConnectOutcome>
  /** Connects and sends a message once, without retries. */
  sendMessage(number: ProviderNumber, message: OutboundMessage): Promise<SendOutcome>
  /**
   * Marks an inbound message and all earlier ones as read. With `typing`, shows the recipient a typing indicator.
   */
  markRead(number: ProviderNumber, messageId: string, options?: { readonly typing?: boolean }): Promise<Outcome<void>>
  /** Uploads a file to send. The provider stores it for 30 days. */
  uploadMedia(number: ProviderNumber, file: ProviderFile): Promise<Outcome<{ readonly id: string }>>
  /**
   * Uploads a file of which a template or a profile shows a copy: JPEG, PNG, MP4 or PDF. It cannot be sent. Needs the
   * app's id; without one, nothing is sent.
   *
   * @returns a handle for the next call that names the file
   */
  uploadForHandle(
    account: Pick<ProviderAccount, 'token'>,
    file: StreamedFile,
  ): Promise<Outcome<{ readonly handle: string }>>
  /** The download URL of a file, valid for 5 minutes, and its properties. */
  findMedia(number: ProviderNumber, mediaId: string): Promise<Outcome<ProviderMedia>>
  /**
   * Downloads a file in chunks.
   *
   * @param media.url from a webhook or `findMedia`; outcome `expired` when no longer valid: call `findMedia` again
   * @param media.maxBytes max size; above it the outcome is `too_large`
   * @param write receives each chunk; its errors are rethrown
   */
  downloadMedia(
    number: ProviderNumber,
    media: { readonly url: string; readonly maxBytes: number },
    write: (chunk: Uint8Array) => Promise<void> | void,
  ): Promise<DownloadOutcome>
  /**
   * Exchanges the code of embedded signup for a token. A code is valid once, for 30 s.
   *
   * @throws Error in one line if the adapter has no app id and secret
   */
  exchangeCode(code: string): Promise<Outcome<{ readonly token: string }>>
  /** Subscribes the app to the account's webhooks. */
  subscribeApp(account: ProviderAccount): Promise<Outcome<void>>
  /** Ends the app's subscription: the provider sends no webhooks about any number of the account. Can be repeated. */
  unsubscribeApp(account: ProviderAccount): Promise<Outcome<void>>
  /**
   * Asks for what a number in the business app has there: its address book, or its messages of up to six months. Webhooks bring them.
   * Accepted once each, within a day of the signup.
   */
  requestSync(number: ProviderNumber, what: 'contacts' | 'history'): Promise<Outcome<void>>
  /** What users see of the business behind a number. */
  findProfile(number: ProviderNumber): Promise<Outcome<ProviderProfile>>
  /**
   * Downloads the picture of a profile in chunks, without a token.
   *
   * @param picture.url from `findProfile`; outcome `expired` when no longer valid
   * @param picture.maxBytes max size; above it the outcome is `too_large`
   * @param write receives each chunk; its errors are rethrown
   */
  downloadPicture(
    picture: { readonly url: string; readonly maxBytes: number },
    write: (chunk: Uint8Array) => Promise<void> | void,
  ): Promise<DownloadOutcome>
  /** Changes fields of the profile. The others keep their values. */
  updateProfile(number: ProviderNumber, change: ProfileChange): Promise<Outcome<void>>
  /** Sets or replaces the PIN of a number's two-step verification. @param pin six digits */
  setPin(number: ProviderNumber, pin: string): Promise<Outcome<void>>
  /**
   * Blocks a user: messages do not pass in either direction any more. Only a user who wrote within 24 hours can be blocked; otherwise the
   * code is 131047. Can be repeated.
   *
   * @param user the phone number, or the business-scoped user id
   */
  blockUser(number: ProviderNumber, user: string): Promise<Outcome<void>>
  /** Unblocks a user. Can be repeated. */
  unblockUser(number: ProviderNumber, user: string): Promise<Outcome<void>>
  /**
   * Registers a number for sending. @param pin the six digits of its two-step verification; set by this call if the
   * number has none
   */
  registerNumber(number: ProviderNumber, pin: string): Promise<Outcome<void>>
}
