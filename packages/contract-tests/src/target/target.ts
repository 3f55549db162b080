import { type Channel, unwrap } from '@channel/client'
import type { OperationId } from '@channel/contract/routes'
import { Skipped } from '../checks/mismatch.ts'
import { operations } from './declared-operations.ts'
import type { Recorder } from './recorder.ts'
import type { Session } from './session.ts'

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
  /** Whether the body of the response is text; JSON by default. */
  parseAs?: 'text'
  /** The example that the mock should return; not sent to the service. */
  prefer?: string | undefined
}

/** The server under test, as one scenario sees it. */
export class Target {
  readonly session: Session
  readonly channel: Channel
  readonly recorder: Recorder
  readonly isMock: boolean
  /** A verified account, as a `phone_number_id`. */
  readonly account: string

  constructor(session: Session) {
    const { channel, recorder } = session.connect()
    this.session = session
    this.channel = channel
    this.recorder = recorder
    this.isMock = session.isMock
    this.account = session.account
  }

  /** Sends a request for an operation id. Resolves to the body; rejects with the client's errors. */
  async send<Data = unknown>(operationId: OperationId, request: OperationRequest = {}): Promise<{ data: Data }> {
    const { method, path, isFile } = operations[operationId]
    const file = isFile && ({ parseAs: 'text' } as const)
    return (await this.sendPath(method, path, { ...request, ...file })) as { data: Data }
  }

  /** Sends a request for any method and path. */
  async sendPath(method: string, path: string, request: OperationRequest = {}): Promise<unknown> {
    const send = this.channel.raw.request as unknown as SendAny
    const { path: pathParams, query, header, headers, prefer, text, parseAs } = request
    const result = await send(method, path, {
      params: { path: pathParams, query, header },
      headers: { ...this.preferring(prefer).headers, ...headers },
      ...(parseAs && { parseAs }),
      ...(text === undefined ? { body: request.body } : { body: text, bodySerializer: (body: string) => body }),
    })
    const hasNoBody = method.toUpperCase() === 'HEAD' || result.response.status === 302
    return hasNoBody ? result.response : unwrap(result)
  }

  /** The `Prefer` header, for the mock only: it has no state. */
  preferring(prefer: string | undefined): { headers: Record<string, string> } {
    return { headers: this.isMock && prefer !== undefined ? { Prefer: prefer } : {} }
  }

  /** The status of the last response. */
  get lastStatus(): number | undefined {
    return this.recorder.exchanges.at(-1)?.status
  }

  /** @throws Skipped with the reason */
  skip(reason: string): never {
    throw new Skipped(reason)
  }
}

type AnyResult = { data?: unknown; error?: unknown; response: Response }
type SendAny = (method: string, path: string, init: object) => Promise<AnyResult>
