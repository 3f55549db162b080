import type { AddressRange } from '@channel/core/mechanisms/addresses'
import type { ApiLog } from '@channel/core/mechanisms/api-log'
import type { FindKey } from '@channel/core/mechanisms/authentication'
import type { LiveHub } from '@channel/core/mechanisms/live'
import type { Log } from '@channel/core/mechanisms/log'
import type { RateLimiter } from '@channel/core/mechanisms/rate-limits'
import type { ReadinessCheck } from '@channel/core/mechanisms/readiness'
import type { ErasingScope, Scope } from '@channel/core/mechanisms/scope'
import type { Database } from '@channel/db'
import type { MailSender } from '@channel/mail'
import type { MediaStore } from '@channel/media-store'
import type { Provider, SignupEvent } from '@channel/provider'
import type { Identity, OidcOptions } from '@channel/sign-in'
import type { Operator } from './docs/openapi-document.ts'

/** The provider's signup dialog, opened for the app. */
export interface SignupDialog {
  /**
   * Its URL.
   *
   * @param redirectUrl the final redirect
   * @param state returned unchanged in the redirect
   */
  url(redirectUrl: string, state: string): string
  /** Parses a message that the dialog posted to the opening window; undefined for an intermediate one. */
  read(text: string): SignupEvent | undefined
}

/** How the provider's webhooks are verified, and how many bytes are buffered. */
export interface ProviderWebhooks {
  /**
   * Responds to the handshake.
   *
   * @returns the response body; undefined to reject it
   */
  respondToHandshake(query: URLSearchParams): string | undefined
  /** Whether the provider signed these bytes. */
  verifySignature(raw: Uint8Array, signature: string | undefined): boolean
  /** Max bytes of buffered bodies over all connections; at least 4 MiB, which the longest webhook needs. */
  readonly bufferBytes: number
  /** How long a body may take to arrive; default 15,000. */
  readonly bodyTimeoutMs?: number
}

/** An identity provider. */
export interface Oidc extends OidcOptions {
  /** Its name for users. */
  readonly name: string
}

/** The cells of the service besides that of the app. */
export interface OtherCells {
  /** Names the cells besides main that cannot be used, each with the reason. */
  problems(): Promise<readonly string[]>
  /** The database whose inbox takes a webhook of the provider. */
  ofWebhook(body: Uint8Array): Promise<Database>
  /** Whether a number is connected in another cell than this one. */
  hasNumber(phoneNumberId: string, cell: string): Promise<boolean>
  /** The cell that knows an identity of the identity provider; main if none does. */
  ofIdentity(identity: Identity): Promise<string>
  /** Where sign-ins keep states and challenges until the user, and so the cell, is known. */
  readonly verifications: Database
}

/** The app's dependencies on the process. */
export interface Dependencies {
  readonly database: Database
  readonly log: Log
  /** Looks up API keys. */
  readonly findKey: FindKey
  readonly rateLimiter: RateLimiter
  /** Records calls. */
  readonly apiLog: Pick<ApiLog, 'record' | 'waitForCapacity'>
  /** Tells open dashboards what has changed. */
  readonly live: LiveHub
  /** The upstream provider. */
  readonly provider: Provider
  /** End-customers connect numbers through it; undefined if the app at the provider is not configured. */
  readonly signup?: SignupDialog | undefined
  /** How the provider's webhooks are verified and buffered; undefined disables them. */
  readonly providerWebhooks?: ProviderWebhooks | undefined
  /** Users may also sign in to the dashboard through it; undefined if they can only use a password. */
  readonly oidc?: Oidc | undefined
  /** Sends the mails of the dashboard; undefined if the service sends none. */
  readonly mail?: Pick<MailSender, 'send'> | undefined
  readonly secrets: Scope['secrets']
  /** The store of media files. */
  readonly mediaStore: Pick<MediaStore, 'open' | 'newFile'>
  readonly mediaBaseUrl: Scope['mediaBaseUrl']
  /** Erases one contact from a stored provider webhook. */
  readonly eraseFromWebhook: ErasingScope['eraseFromWebhook']
  readonly now: Scope['now']
  readonly development: boolean
  /**
   * Whether responses are validated: one that violates the contract becomes a 500, and the log names the invalid
   * field.
   */
  readonly validateResponses: boolean
  readonly allowedReceivers?: Scope['allowedReceivers']
  /** The proxies whose `X-Forwarded-For` or `Forwarded` is believed; default none. */
  readonly trustedProxies?: readonly AddressRange[]
  /** The public URL of the service, without a trailing slash. */
  publicUrl(): string
  /** The directory of the built web page; undefined without one. */
  readonly pageDirectory?: string | undefined
  /** The contact in the served OpenAPI document; default that of the contract. */
  readonly operator?: Operator
  /** How far the clock of the process is ahead of the database's, in milliseconds; 0 if that is tolerable. */
  readonly clockErrorMs?: () => number
  /** The current readiness check failures; empty if the process is ready. */
  readonly findReadinessFailures: ReadinessCheck
  /** The other cells of the service, if there are any. */
  readonly otherCells?: OtherCells
}
