import { createChannel } from '@channel/client'
import type { OperationId } from '@channel/contract/routes'
import { CreatedObjects } from './created-objects.ts'
import { findAccounts } from './find-accounts.ts'
import { Pacer } from './pacer.ts'
import { type Exchange, Recorder } from './recorder.ts'
import type { Simulator } from './simulator.ts'
import { Target } from './target.ts'

/** Runs a command of `channel` on the target's database, such as `['key', 'create', …]`. Resolves to its JSON. */
export type Operator = (...args: string[]) => Promise<Record<string, string>>

export interface SessionOptions {
  /** The name in reports. */
  name: string
  url: string
  apiKey: string
  isMock: boolean
  mayWrite: boolean
  /** A `phone_number_id`; default the first verified account. */
  account?: string | undefined
  simulator?: Simulator | undefined
  operator?: Operator | undefined
  /** Disposed with the session, which takes ownership when it opens. */
  resources?: AsyncDisposableStack
  /** Called before the run waits for the rate limit. */
  onWait?: (ms: number) => void
}

/** One target during a run: what its scenarios share. */
export class Session {
  readonly name: string
  readonly url: string
  readonly apiKey: string
  readonly isMock: boolean
  readonly mayWrite: boolean
  readonly account: string
  /** An account that is not verified, if the organization has one. */
  readonly unverifiedAccount: string | undefined
  readonly simulator: Simulator | undefined
  readonly operator: Operator | undefined
  readonly created: CreatedObjects
  /** operationId → the statuses of its responses. */
  readonly seen = new Map<OperationId, Set<number>>()
  readonly #made = new Map<string, Promise<unknown>>()
  readonly #connection: Connection
  readonly #resources: AsyncDisposableStack

  private constructor(
    options: SessionOptions,
    connection: Connection,
    accounts: Awaited<ReturnType<typeof findAccounts>>,
  ) {
    this.name = options.name
    this.url = options.url
    this.apiKey = options.apiKey
    this.isMock = options.isMock
    this.mayWrite = options.mayWrite
    this.url = options.url
    this.apiKey = options.apiKey
    this.account = accounts.verified
    this.unverifiedAccount = accounts.unverified
    this.simulator = options.simulator
    this.operator = options.operator
    this.created = connection.created
    this.#connection = connection
    this.#resources = options.resources?.move() ?? new AsyncDisposableStack()
  }

  /** @throws Error if the key is invalid, or the organization has no verified account. */
  static async open(options: SessionOptions): Promise<Session> {
    const connection = new Connection(options)
    return new Session(options, connection, await findAccounts(connection.open().channel, options.account))
  }

  /** A new view of the target, which records its own responses. */
  target(): Target {
    const { channel, recorder } = this.#connection.open((exchange) => this.#observe(exchange))
    return new Target(this, channel, recorder)
  }

  /** Makes something once for all scenarios. */
  once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = this.#made.get(name) ?? make()
    this.#made.set(name, made)
    // A scenario that needs it reports the failure.
    made.catch(() => undefined)
    return made as Promise<Made>
  }

  /** Ends waits. Requests that were not sent yet fail, except those of {@link removeCreated}. */
  abort(): void {
    this.#connection.abort()
  }

  /** Deletes what the run has created. @returns the paths of what cannot be deleted */
  async removeCreated(): Promise<string[]> {
    const { channel } = this.#connection.reopen().open()
    for (const path of this.created.deletable) {
      const { response } = await channel.raw.request('delete' as 'get', path as '/v1/me')
      if (response.ok || response.status === 404) this.created.forget(path)
    }
    return this.created.all
  }

  async stop(): Promise<void> {
    await this.#resources.disposeAsync()
  }

  #observe({ operation, status }: Exchange): void {
    if (operation !== undefined) this.seen.set(operation, (this.seen.get(operation) ?? new Set()).add(status))
  }
}

/** Opens channels to one target; all share its rate limit. */
class Connection {
  readonly created = new CreatedObjects()
  readonly #options: SessionOptions
  readonly #pacer: Pacer
  #abort = new AbortController()

  constructor(options: SessionOptions) {
    this.#options = options
    this.#pacer = new Pacer(options.onWait ?? (() => undefined))
  }

  open(onExchange: (exchange: Exchange) => void = () => undefined) {
    const { url: baseUrl, apiKey, mayWrite, isMock } = this.#options
    const recorder = new Recorder({
      pacer: this.#pacer,
      mayWrite,
      hasLimits: !isMock,
      signal: this.#abort.signal,
      onExchange: (exchange) => {
        this.created.learn(exchange)
        onExchange(exchange)
      },
    })
    const fetch = (request: Request) => recorder.fetch(request)
    // The recorder judges every response, also those that a retry would hide, and has its own timeout.
    const channel = createChannel({
      baseUrl,
      apiKey,
      maxRetries: 0,
      timeoutMs: 240_000,
      totalTimeoutMs: 240_000,
      fetch,
    })
    return { channel, recorder }
  }

  abort(): void {
    this.#abort.abort(new Error('The run was stopped.'))
  }

  reopen(): this {
    this.#abort = new AbortController()
    return this
  }
}
