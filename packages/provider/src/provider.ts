import type { ProviderTemplate } from './template.ts'

/** Where at the provider a call is made, and by what right. */
export interface ProviderAccount {
  /** The provider's id of the business account. */
  readonly wabaId: string
  /** The bearer token that opens it. */
  readonly token: string
}

/**
 * Why a call did not succeed.
 *
 * - `refused`: the provider answered with an error of its own. Throttling comes so too, as HTTP 400 with a code.
 * - `timeout`: no whole answer within the time that the adapter gives it.
 * - `unreachable`: no connection, or it broke.
 * - `unreadable`: an answer that is none of the provider's.
 */
export type ProviderFailure =
  | {
      readonly kind: 'refused'
      /** The HTTP status. */
      readonly status: number
      /** The provider's own code. */
      readonly code: number
      readonly subcode: number | undefined
      readonly message: string
    }
  | { readonly kind: 'timeout' | 'unreachable' | 'unreadable'; readonly message: string }

/** What a call came to. A provider that refuses or is away is an outcome, and nothing is thrown for it. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ProviderFailure }

/** The upstream provider, as the service uses it. */
export interface Provider {
  /** All templates of the account, as many pages as they are on, in the provider's order. */
  listTemplates(account: ProviderAccount): Promise<Outcome<ProviderTemplate[]>>
}
