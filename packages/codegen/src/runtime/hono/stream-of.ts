/** What a stream of items depends on. */
export interface StreamOptions {
  /** Ends the stream when it is aborted. */
  readonly signal: AbortSignal
  /** Is called with an error that ended the stream. */
  readonly report: (error: unknown) => void
  /** Is called when the stream has ended in any way. */
  readonly end: (() => void) | undefined
}

/**
 * Creates a stream of written items, each read when the client asks for it. Calls `return` of the iterator if the client
 * cancels, the request is aborted, or an item cannot be written.
 */
export function streamOf(
  items: AsyncIterable<unknown>,
  write: (item: unknown, index: number) => string,
  { signal, report, end }: StreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = items[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let index = 0
  let isOpen = true
  let abort: () => void

  function close(): void {
    isOpen = false
    signal.removeEventListener('abort', abort)
    end?.()
  }

  /** Does not wait for the iterator, which may be waiting for its next item. */
  function stop(): void {
    close()
    Promise.resolve(iterator.return?.()).catch(report)
  }

  function fail(controller: ReadableStreamDefaultController, error: unknown): void {
    controller.error(error)
    report(error)
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        abort = () => {
          stop()
          // Nobody reads it any more, and a server would log an error.
          controller.close()
        }
        if (signal.aborted) abort()
        else signal.addEventListener('abort', abort)
      },
      async pull(controller) {
        let next: IteratorResult<unknown>
        try {
          next = await iterator.next()
        } catch (error) {
          if (!isOpen) return
          close()
          fail(controller, error)
          return
        }
        if (!isOpen) return
        if (next.done) {
          close()
          controller.close()
          return
        }
        try {
          controller.enqueue(encoder.encode(write(next.value, index++)))
        } catch (error) {
          stop()
          fail(controller, error)
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
}
