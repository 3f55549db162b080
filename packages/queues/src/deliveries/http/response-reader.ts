import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

/** The response of a receiver. */
export interface ReceiverResponse {
  readonly statusCode: number
  readonly headers: IncomingHttpHeaders
  /** The first bytes of the body, as received. */
  readonly beginning: Buffer
}

type Handler = Required<
  Pick<
    Dispatcher.DispatchHandler,
    'onRequestStart' | 'onResponseStart' | 'onResponseData' | 'onResponseEnd' | 'onResponseError'
  >
>

const empty = Buffer.alloc(0)
const enoughRead = new Error('Enough of the response was read.')

/**
 * Reads one response from undici without a stream: the status, the headers and the beginning of the body. A failure after the
 * status was received is ignored.
 */
export class ResponseReader implements Handler {
  /** Rejects with an error of undici, the socket or TLS, or with the reason of `end`, if no status was received. */
  readonly response: Promise<ReceiverResponse>
  readonly #maxBytes: number
  readonly #settle: PromiseWithResolvers<ReceiverResponse>
  #controller: Dispatcher.DispatchController | undefined
  #endedWith: Error | undefined
  #statusCode: number | undefined
  #headers: IncomingHttpHeaders = {}
  readonly #chunks: Buffer[] = []
  #length = 0

  /** @param maxBytes of the body; the connection is closed if it is longer */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
    this.#settle = Promise.withResolvers()
    this.response = this.#settle.promise
  }

  /** Stops waiting and closes the connection. */
  end(reason: Error): void {
    if (this.#endedWith !== undefined) return
    this.#endedWith = reason
    this.#controller?.abort(reason)
    if (this.#statusCode === undefined) this.#settle.reject(reason)
    else this.#take()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // It was ended while the connection was being opened.
    if (this.#endedWith !== undefined) controller.abort(this.#endedWith)
    this.#controller = controller
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    if (statusCode < 200) return
    this.#statusCode = statusCode
    this.#headers = headers
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#endedWith !== undefined) return
    this.#chunks.push(chunk)
    this.#length += chunk.length
    if (this.#length > this.#maxBytes) this.end(enoughRead)
  }

  onResponseEnd(): void {
    this.#take()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#statusCode === undefined) this.#settle.reject(error)
    else this.#take()
  }

  #take(): void {
    const beginning = this.#length === 0 ? empty : Buffer.concat(this.#chunks).subarray(0, this.#maxBytes)
    this.#settle.resolve({ statusCode: this.#statusCode as number, headers: this.#headers, beginning })
  }
}
