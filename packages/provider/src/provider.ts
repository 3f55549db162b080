import type { ProviderNumberDetails } from './http/numbers.ts'
import type { ProviderTemplate } from './http/template.ts'
import type { ErrorMeaning } from './meaning-of-error.ts'
import type { ProviderDownload, ProviderFile, ProviderMedia } from './media.ts'
import type { OutboundMessage } from './outbound-message.ts'

/** Where at the provider a call about a business account is made, and by what right. */
export interface ProviderAccount {
  /** The provider's id of the business account. */
  readonly wabaId: string
  /** The bearer token that opens it. */
  readonly token: string
}

/** From which number a call is made, and by what right. */
export interface ProviderNumber {
  readonly phoneNumberId: string
  /** The bearer token of its business account. */
  readonly token: string
}

/** An error of the provider's own, a body with a numeric code. Throttling comes so too, as HTTP 400. */
export interface Refusal {
  readonly kind: 'refused'
  /** The HTTP status. */
  readonly status: number
  /** The provider's own code; `meaningOf` tells what it means here. */
  readonly code: number
  readonly subcode: number | undefined
  readonly message: string
  /** What the provider says more about it. */
  readonly details?: string | undefined
  /** The provider does not accept the token: it has expired, was revoked, or is none of its own. */
  readonly tokenRefused?: true
}

/**
 * A call without an answer of the provider's.
 *
 * - `timeout`: no whole answer within the time that the adapter gives it.
 * - `unreachable`: no connection, or it broke.
 * - `unreadable`: an answer that is none of the provider's.
 */
export interface NoAnswer {
  readonly kind: 'timeout' | 'unreachable' | 'unreadable'
  readonly message: string
  /** True when the provider surely has not done what was asked; false when nobody knows. */
  readonly unsent: boolean
}

/** Why a call did not succeed. */
export type ProviderFailure = Refusal | NoAnswer

/** What a call came to. A provider that refuses or is away is an outcome, and nothing is thrown for it. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ProviderFailure }

/** A message that the provider took. It is not delivered yet: webhooks tell of that. */
export interface AcceptedMessage {
  /** The provider's id of the message, `wamid.…`. */
  readonly messageId: string
  /** The recipient's number as the provider knows it, digits only. */
  readonly waId: string | undefined
  /** The recipient's business-scoped user id. */
  readonly bsuid: string | undefined
  /** Whether the provider keeps it back until it has looked at the template's quality. */
  readonly held: boolean
}

/**
 * What became of a message that was to be sent.
 *
 * - `accepted`: the provider has it.
 * - `refused`: the provider answered with an error and its code, whatever the HTTP status. That is its word that the call
 *   failed. `meaning` tells why, and whether to try again: only for the codes that `meaningOf` calls retryable.
 * - `unsent`: there was no connection, or HTTP 3xx or 4xx without such an error; it can be tried again.
 * - `lost`: no answer, a broken one, or HTTP 2xx or 5xx without such an error: nobody knows whether the provider has it. **Never send it again blindly**: a status webhook that carries its
 *   `callbackData` settles it.
 */
export type SendOutcome =
  | ({ readonly kind: 'accepted' } & AcceptedMessage)
  | { readonly kind: 'refused'; readonly failure: Refusal; readonly meaning: ErrorMeaning }
  | { readonly kind: 'unsent' | 'lost'; readonly failure: NoAnswer }

/**
 * A connection to the provider that is established and that nothing else uses: a send on it begins with its bytes, and
 * waits for nothing before them.
 */
export interface SendConnection {
  /** Sends a message, once: it is never tried again in here. Releases the connection. */
  sendMessage(number: ProviderNumber, message: OutboundMessage): Promise<SendOutcome>
  /** Gives the connection back. Does nothing the second time. */
  release(): void
}

/** What came of connecting. Without a connection nothing was sent. */
export type ConnectOutcome =
  | { readonly ok: true; readonly value: SendConnection }
  | { readonly ok: false; readonly failure: NoAnswer }

/** Why a file could not be had: as other calls fail, or because its address is no longer good, or it is too big. */
export type DownloadOutcome =
  | { readonly ok: true; readonly value: ProviderDownload }
  | {
      readonly ok: false
      readonly failure: ProviderFailure | { readonly kind: 'expired' | 'too_large'; readonly message: string }
    }

/** The upstream provider, as the service uses it. */
export interface Provider {
  /** All templates of the account, as many pages as they are on, in the provider's order. */
  listTemplates(account: ProviderAccount): Promise<Outcome<ProviderTemplate[]>>
  /** All numbers of the account. */
  listNumbers(account: ProviderAccount): Promise<Outcome<ProviderNumberDetails[]>>
  /** Reserves a connection to send one message on. The caller uses or releases it. */
  connectToSend(): Promise<ConnectOutcome>
  /** Connects and sends a message, once: it is never tried again in here. */
  sendMessage(number: ProviderNumber, message: OutboundMessage): Promise<SendOutcome>
  /** Marks an inbound message read, and those before it; with `typing`, shows the person that an answer is being written. */
  markRead(number: ProviderNumber, messageId: string, options?: { readonly typing?: boolean }): Promise<Outcome<void>>
  /** Gives the provider a file to send. It keeps it for 30 days. */
  uploadMedia(number: ProviderNumber, file: ProviderFile): Promise<Outcome<{ readonly id: string }>>
  /** Where a file can be downloaded, for the 5 minutes that follow, and what it is. */
  findMedia(number: ProviderNumber, mediaId: string): Promise<Outcome<ProviderMedia>>
  /**
   * Downloads a file, a piece at a time.
   *
   * @param media.url as a webhook or `findMedia` told; `expired` when it no longer holds: find the file again
   * @param media.mostBytes where to give up with `too_large`
   * @param write takes each piece; what it throws, `downloadMedia` throws
   */
  downloadMedia(
    number: ProviderNumber,
    media: { readonly url: string; readonly mostBytes: number },
    write: (piece: Uint8Array) => Promise<void> | void,
  ): Promise<DownloadOutcome>
  /**
   * Turns the code that embedded signup gave into a token. A code lives 30 s and is good once.
   *
   * @throws Error in one line when the adapter was not given the app's id and secret
   */
  exchangeCode(code: string): Promise<Outcome<{ readonly token: string }>>
  /** From now on the account's webhooks go to the app. */
  subscribeApp(account: ProviderAccount): Promise<Outcome<void>>
  /** Makes a number ready to send. @param pin the six digits of its two-step verification; set, if there are none yet */
  registerNumber(number: ProviderNumber, pin: string): Promise<Outcome<void>>
}
