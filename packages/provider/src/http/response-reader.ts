import type { Dispatcher } from 'undici'
import { maxResponseBytes } from './call.ts'

/** A response that was read to its end. */
export interface PostResponse {
  readonly status: number
  /** Undefined if the body was too long. */
  readonly text: string | undefined
}

type Handler = Required<
  Pick<
    Dispatcher.DispatchHandler,
    'onRequestStart' | 'onResponseStart' | 'onResponseData' | 'onResponseEnd' | 'onResponseError'
  >
>

/** No complete response arrived in time. */
export class CallTimeout extends Error {}

/** Reads the response of one call from undici without a stream, within a deadline. */
export class ResponseReader implements Handler {
  /** Rejects with {@link CallTimeout}, or with the error of a broken call. */
  readonly response: Promise<PostResponse>
  readonly #settle = Promise.withResolvers<PostResponse>()
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Uint8Array[] = []
  #bytes = 0
  #status = 0
  #controller: Dispatcher.DispatchController | undefined
  #endedWith: Error | undefined

  constructor(timeoutMs: number) {
    this.response = this.#settle.promise
    this.#timer = setTimeout(() => this.#fail(new CallTimeout()), timeoutMs)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // A call that may have been written is not written again.
    if (this.#controller !== undefined) this.#fail(new Error('the connection was closed during the call'))
    if (this.#endedWith !== undefined) controller.abort(this.#endedWith)
    this.#controller = controller
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.#bytes += chunk.length
    if (this.#bytes <= maxResponseBytes) this.#chunks.push(chunk)
    else {
      this.#end({ status: this.#status, text: undefined })
      controller.abort(new Error('the response is too long'))
    }
  }

  onResponseEnd(): void {
    this.#end({ status: this.#status, text: Buffer.concat(this.#chunks).toString() })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error)
  }

  #end(response: PostResponse): void {
    clearTimeout(this.#timer)
    this.#settle.resolve(response)
  }

  #fail(error: Error): void {
    clearTimeout(this.#timer)
    this.#endedWith = error
    this.#controller?.abort(error)
    this.#settle.reject(error)
  }
}
