import type { OperationId } from '@channel/contract/routes'
import {
  judgeResponse,
  type ReceivedResponse,
  type ResponseProblem,
  readResponse,
} from '@channel/test-kit/judge-response'
import { findOperation } from './declared-operations.ts'
import type { Pacer } from './pacer.ts'

/** A request and its response, judged by the contract. */
export interface Exchange {
  /** Undefined outside of every operation. */
  readonly operation: OperationId | undefined
  readonly method: string
  readonly path: string
  readonly status: number
  /** The error code; undefined unless the response is an error. */
  readonly code: string | undefined
  readonly requestId: string | undefined
  readonly headers: Headers
  readonly body: unknown
  readonly problems: readonly ResponseProblem[]
}

/** The part of a target that the recorder needs. */
export interface Transport {
  readonly pacer: Pacer
  readonly mayWrite: boolean
  /** Whether a 429 is part of the rate limit: the request is sent again. The mock returns it as an example. */
  readonly hasLimits: boolean
  /** Ends waits and prevents further requests. */
  readonly signal: AbortSignal
  onExchange(exchange: Exchange): void
}

const attempts = 3
const timeoutMs = 30_000

/** A `fetch` that judges and records every response. */
export class Recorder {
  readonly exchanges: Exchange[] = []
  /** Whether a request was not sent because the target may only be read. */
  refusedWrite = false
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  async fetch(request: Request): Promise<Response> {
    const { pacer, mayWrite, hasLimits, signal } = this.#transport
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && !mayWrite) {
      this.refusedWrite = true
      throw new Error('This target may only be read.')
    }
    for (let attempt = 1; ; attempt++) {
      await pacer.wait(request.method, signal)
      signal.throwIfAborted()
      // Not ended by `signal`: what a request creates must be known.
      const response = await fetch(request.clone(), { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
      await this.#record(request, response)
      if (hasLimits) pacer.learn(request.method, response)
      if (!hasLimits || response.status !== 429 || attempt === attempts) return response
    }
  }

  async #record({ method, url }: Request, response: Response): Promise<void> {
    const path = new URL(url).pathname
    const { received, problems } = await judge(method, path, response)
    const { error } = (received.body ?? {}) as { error?: { code?: string } }
    const exchange: Exchange = {
      operation: findOperation(method, path),
      method,
      path,
      status: response.status,
      code: error?.code,
      requestId: response.headers.get('x-request-id') ?? undefined,
      headers: response.headers,
      body: received.body,
      problems,
    }
    this.exchanges.push(exchange)
    this.#transport.onExchange(exchange)
  }
}

async function judge(
  method: string,
  path: string,
  response: Response,
): Promise<{ received: ReceivedResponse; problems: readonly ResponseProblem[] }> {
  try {
    const received = await readResponse(response)
    return { received, problems: judgeResponse({ method, path }, received).problems }
  } catch (error) {
    const { status, headers } = response
    const problems = [{ location: 'body', message: (error as Error).message }]
    return { received: { status, headers, body: undefined }, problems }
  }
}
