import { type Channel, createChannel } from '@channel/client'
import type { OperationId } from '@channel/contract/routes'
import { CreatedObjects } from './created-objects.ts'
import { findAccounts } from './find-accounts.ts'
import { Pacer } from './pacer.ts'
import { Recorder } from './recorder.ts'
import type { Simulator } from './simulator.ts'

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

/** One target during a run: what its scenarios share, such as its rate limit. */
export class Session {
  readonly name: string
  readonly url: string
  readonly apiKey: string
  readonly isMock: boolean
  readonly mayWrite: boolean
  readonly simulator: Simulator | undefined
  readonly operator: Operator | undefined
  account = ''
  /** An account that is not verified, if the organization has one. */
  unverifiedAccount: string | undefined
  readonly created = new CreatedObjects()
  /** operationId → the statuses of its responses. */
  readonly seen = new Map<OperationId, Set<number>>()
  readonly #made = new Map<string, Promise<unknown>>()
  readonly #pacer: Pacer
  #stopping = new AbortController()
  #resources: AsyncDisposableStack | undefined

  private constructor(options: SessionOptions) {
    this.name = options.name
    this.url = options.url
    this.apiKey = options.apiKey
    this.isMock = options.isMock
    this.mayWrite = options.mayWrite
    this.simulator = options.simulator
    this.operator = options.operator
    this.#pacer = new Pacer(options.onWait ?? (() => undefined))
  }

  /** @throws Error if the key is invalid, or the organization has no verified account. */
  static async open(options: SessionOptions): Promise<Session> {
    const session = new Session(options)
    const { verified, unverified } = await findAccounts(session.connect().channel, options.account)
    session.account = verified
    session.unverifiedAccount = unverified
    session.#resources = options.resources?.move()
    return session
  }

  /** A new client of the target, which records its own responses. */
  connect(): { channel: Channel; recorder: Recorder } {
    const recorder = new Recorder({
      pacer: this.#pacer,
      mayWrite: this.mayWrite,
      hasLimits: !this.isMock,
      signal: this.#stopping.signal,
      onExchange: (exchange) => {
        const { operation, status } = exchange
        this.created.learn(exchange)
        if (operation !== undefined) this.seen.set(operation, (this.seen.get(operation) ?? new Set()).add(status))
      },
    })
    // The recorder judges every response, also those that a retry would hide, and has its own timeout.
    const channel = createChannel({
      baseUrl: this.url,
      apiKey: this.apiKey,
      maxRetries: 0,
      timeoutMs: 240_000,
      totalTimeoutMs: 240_000,
      fetch: (request: Request) => recorder.fetch(request),
    })
    return { channel, recorder }
  }

  /** Makes something once for all scenarios. */
  once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const made = this.#made.get(name) ?? make()
    this.#made.set(name, made)
    // A scenario that needs it reports the failure.
    made.catch(() => undefined)
    return made as Promise<Made>
  }

  /** Makes it again for the scenarios that follow. */
  forget(name: string): void {
    this.#made.delete(name)
  }

  /** Ends waits. Requests that were not sent yet fail, except those of {@link removeCreated}. */
  abort(): void {
    this.#stopping.abort(new Error('The run was stopped.'))
  }

  /** Deletes what the run has created. @returns the paths of what cannot be deleted */
  async removeCreated(): Promise<string[]> {
    this.#stopping = new AbortController()
    const { channel } = this.connect()
    for (const path of this.created.deletable) {
      const { response } = await channel.raw.request('delete' as 'get', path as '/v1/me')
      if (response.ok || response.status === 404) this.created.forget(path)
    }
    return this.created.all
  }

  async stop(): Promise<void> {
    await this.#resources?.disposeAsync()
  }
}
