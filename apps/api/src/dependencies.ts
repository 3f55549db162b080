import type { ApiLog, ErasingScope, FindKey, Provider, RateLimiter, Scope, SignupEvent } from '@channel/core'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import type { openApiDocument } from './openapi-document.ts'
import type { ProviderWebhooks } from './provider-webhooks/index.ts'

/** What keeps a process from serving requests. */
export interface Obstacle {
  /** `migrations`: the database lacks some; `schema_mismatch`: the program cannot run on the database's schema. */
  readonly code: 'database' | 'migrations' | 'schema_mismatch' | 'draining'
  /** One line for the operator. */
  readonly detail?: string
}

/** The provider's sign-up dialog, opened in the name of the app. */
export interface SignupDialog {
  /**
   * Its address.
   *
   * @param redirectUrl where it leads in the end
   * @param state comes back there as it is
   */
  url(redirectUrl: string, state: string): string
  /** Reads what it posted to the window that opened it; undefined for what does not end it. */
  read(text: string): SignupEvent | undefined
}

/** What the app needs from the process around it. */
export interface Dependencies {
  readonly database: Database
  /** Where API keys are looked up. */
  readonly findKey: FindKey
  readonly rateLimiter: RateLimiter
  /** Where calls are recorded. */
  readonly apiLog: Pick<ApiLog, 'record' | 'room'>
  /** The upstream provider. */
  readonly provider: Provider
  /** In which end-customers connect numbers; undefined where the app at the provider is not known. */
  readonly signup?: SignupDialog | undefined
  /** How the provider's webhooks are verified and held; undefined: none are taken. */
  readonly providerWebhooks?: ProviderWebhooks | undefined
  readonly secrets: Scope['secrets']
  /** Where the files of media are kept. */
  readonly mediaStore: Pick<MediaStore, 'open'>
  readonly mediaBaseUrl: Scope['mediaBaseUrl']
  /** Removes one contact from a stored provider webhook. */
  readonly eraseFromWebhook: ErasingScope['eraseFromWebhook']
  readonly now: Scope['now']
  readonly development: boolean
  /** Whether a response that does not fit the contract is a 500, with the place in the log. */
  readonly validateResponses: boolean
  readonly allowedReceivers?: Scope['allowedReceivers']
  /** Where the service is reached from outside, without a slash at its end. */
  publicUrl(): string
  /** What describes the service; the contract as authored where it is not given. */
  readonly openApiDocument?: typeof openApiDocument
  /** What keeps the process from serving right now; empty when it is ready. */
  findObstacles(): Promise<readonly Obstacle[]>
}
