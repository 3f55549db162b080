import type { IncomingHttpHeaders } from 'node:http'
import type { Dispatcher } from 'undici'

/** What a receiver answered. */
export interface Answer {
  readonly statusCode: number
  readonly headers: IncomingHttpHeaders
  /** The first bytes of the body, as they came over the wire. */
  readonly beginning: Buffer
}

type Handler = Required<
  Pick<
    Dispatcher.DispatchHandler,
    'onRequestStart' | 'onResponseStart' | 'onResponseData' | 'onResponseEnd' | 'onResponseError'
  >
>

const hungUp = new Error('Enough was read of the answer.')

/**
 * Takes one answer as undici hears it, without a stream: the status, the headers and the beginning of the body. Once the
 * status has come, that is what counts, whatever becomes of the rest.
 */
export class AnswerReader implements Handler {
  /** Rejects with what undici, the socket or TLS threw, or with what it was ended with, if no status had come by then. */
  readonly answer: Promise<Answer>
  readonly #mostBytes: number
  readonly #settle: PromiseWithResolvers<Answer>
  #controller: Dispatcher.DispatchController | undefined
  #endedWith: Error | undefined
  #statusCode: number | undefined
  #headers: IncomingHttpHeaders = {}
  readonly #chunks: Buffer[] = []
  #length = 0

  /** @param mostBytes of the body: the connection of one that goes on is ended */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
    this.#settle = Promise.withResolvers()
    this.answer = this.#settle.promise
  }

  /** Waits no longer, and hangs up. */
  end(reason: Error): void {
    if (this.#endedWith !== undefined) return
    this.#endedWith = reason
    this.#controller?.abort(reason)
    if (this.#statusCode === undefined) this.#settle.reject(reason)
    else this.#take()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // It was ended while the connection was made.
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
    if (this.#length > this.#mostBytes) this.end(hungUp)
  }

  onResponseEnd(): void {
    this.#take()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#statusCode === undefined) this.#settle.reject(error)
    else this.#take()
  }

  #take(): void {
    const beginning = Buffer.concat(this.#chunks).subarray(0, this.#mostBytes)
    this.#settle.resolve({ statusCode: this.#statusCode as number, headers: this.#headers, beginning })
  }
}
