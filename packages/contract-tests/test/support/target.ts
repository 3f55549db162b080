import { type Channel, createChannel, unwrap } from '@channel/client'
import type { OperationId } from '@channel/contract/routes'
import { operations } from './declared-operations.ts'
import { Observer } from './observer.ts'

/** Parameters, headers and body of a request. */
export interface OperationRequest {
  path?: Record<string, string>
  query?: Record<string, string | number>
  header?: Record<string, string>
  body?: unknown
  /** The raw body, where JSON does not fit. */
  text?: string
  /** null omits a header that the client would send. */
  headers?: Record<string, string | null>
  /** The example that the mock should return; not sent to the service. */
  prefer?: string
}

/** The server under test: the mock, the service, or a deployed service. */
export class Target {
  readonly channel: Channel
  readonly observer: Observer
  readonly isMock: boolean
  /** A verified account, as a `phone_number_id`. */
  readonly account: string
  /** An account that is not verified, if the organization has one. */
  readonly unverifiedAccount: string | undefined
  /** A conversation of the account, and a message in it. */
  readonly conversation: string
  readonly message: string
  /** A message with a readable file; any message if the account has none. */
  readonly messageWithMedia: string
  readonly #resources: AsyncDisposableStack

  private constructor(channel: Channel, observer: Observer, accounts: Accounts, options: TargetOptions) {
    this.channel = channel
    this.observer = observer
    this.isMock = options.isMock
    this.account = accounts.verified
    this.unverifiedAccount = accounts.unverified
    this.conversation = accounts.conversation
    this.message = accounts.message
    this.messageWithMedia = accounts.messageWithMedia
    this.#resources = options.resources.move()
  }

  /** @throws Error if the key is invalid, or the organization has no verified account with a message. */
  static async open(options: TargetOptions): Promise<Target> {
    const observer = new Observer()
    const { url: baseUrl, apiKey } = options
    const channel = createChannel({
      baseUrl,
      apiKey,
      // Every response is judged, also those that a retry would hide.
      maxRetries: 0,
      fetch: (request) => observer.fetch(request),
    })
    return new Target(channel, observer, await findAccounts(channel), options)
  }

  /** Sends a request for an operation id. Resolves to the body; rejects with the client's errors. */
  async send(operationId: OperationId, request: OperationRequest = {}): Promise<unknown> {
    const { method, path } = operations[operationId]
    return this.sendPath(method, path, request)
  }

  /** Sends a request for any method and path. */
  async sendPath(method: string, path: string, request: OperationRequest = {}): Promise<unknown> {
    const send = this.channel.raw.request as unknown as (
      method: string,
      path: string,
      init: object,
    ) => Promise<AnyResult>
    const { path: pathParams, query, header, headers, prefer, text } = request
    const result = await send(method, path, {
      params: { path: pathParams, query, header },
      headers: { ...this.preferring(prefer).headers, ...headers },
      ...(text === undefined ? { body: request.body } : { body: text, bodySerializer: (body: string) => body }),
    })
    const hasNoBody = method.toUpperCase() === 'HEAD' || result.response.status === 302
    return hasNoBody ? result.response : unwrap(result)
  }

  /** The `Prefer` header, for the mock only: it has no state. */
  preferring(prefer: string | undefined): { headers: Record<string, string> } {
    return { headers: this.isMock && prefer !== undefined ? { Prefer: prefer } : {} }
  }

  /** Runs before the target's own resources are disposed. */
  onStop(work: () => Promise<void>): void {
    this.#resources.defer(work)
  }

  async stop(): Promise<void> {
    await this.#resources.disposeAsync()
  }
}

export interface TargetOptions {
  url: string
  apiKey: string
  isMock: boolean
  /** Disposed with the target, which takes ownership when it opens. */
  resources: AsyncDisposableStack
}

type AnyResult = { data?: unknown; error?: unknown; response: Response }
interface Accounts {
  verified: string
  unverified: string | undefined
  conversation: string
  message: string
  messageWithMedia: string
}

async function findAccounts(channel: Channel): Promise<Accounts> {
  const accounts = await Array.fromAsync(channel.paginate('/v1/accounts'))
  const verified = accounts.find((account) => account.verified)?.phone_number_id
  if (verified === undefined) throw new Error('The organization of the API key has no verified account to test with.')
  const messages = await channel.get('/v1/{phone_number_id}/messages', {
    params: { path: { phone_number_id: verified } },
  })
  const [message] = messages.data
  if (message === undefined)
    throw new Error(`Account ${verified} has not received a message yet. Send one, then run the tests again.`)
  return {
    verified,
    conversation: message.conversation_id,
    message: message.id,
    messageWithMedia: (messages.data.find(({ media_url }) => media_url !== null) ?? message).id,
    unverified: accounts.find((account) => !account.verified)?.phone_number_id,
  }
}
