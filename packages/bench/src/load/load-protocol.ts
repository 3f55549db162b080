/** A request as the loader sends it. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What the loader sends, again and again. */
export type Workload =
  | { readonly kind: 'get'; readonly paths: readonly string[] }
  /** Any requests, in turn, with the status that each is to be answered with; the key is added. */
  | { readonly kind: 'requests'; readonly requests: readonly LoadRequest[]; readonly expected: number }
  | {
      readonly kind: 'create-contact'
      readonly path: string
      /** Accounts, by `phone_number_id`, that get the contacts in turn. */
      readonly from: readonly string[]
      /** The first contact's number after `+49151`; each further one is the next. */
      readonly firstNumber: number
      /** Whether each request has an `Idempotency-Key` of its own. */
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

/** What came of it. */
export interface LoadResult {
  readonly requests: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** How often each other status than the expected one came, or, without an answer, each error's code. */
  readonly unexpected: Readonly<Record<string, number>>
}

export type LoaderReply = { readonly type: 'ready' } | { readonly type: 'result'; readonly result: LoadResult }
