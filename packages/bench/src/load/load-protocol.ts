/** A request of the loader. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The repeated requests of the loader. */
export type Workload =
  | { readonly kind: 'get'; readonly paths: readonly string[] }
  /** Any requests, in turn, with their expected status; the API key is added. */
  | { readonly kind: 'requests'; readonly requests: readonly LoadRequest[]; readonly expected: number }
  | {
      readonly kind: 'create-contact'
      readonly path: string
      /** Accounts, by `phone_number_id`, that receive the contacts in turn. */
      readonly from: readonly string[]
      /** The first contact's number after `+49151`; the others follow. */
      readonly firstNumber: number
      /** Whether each request has its own `Idempotency-Key`. */
      readonly withKey?: boolean
    }

/** One order to the loader. */
export interface LoadOrder {
  readonly url: string
  readonly apiKey: string
  readonly workload: Workload
  readonly connections: number
  readonly seconds: number
}

/** The result of an order. */
export interface LoadResult {
  readonly requests: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** The counts of unexpected statuses or, without a response, of error codes. */
  readonly unexpected: Readonly<Record<string, number>>
}

export type LoaderReply = { readonly type: 'ready' } | { readonly type: 'result'; readonly result: LoadResult }
