/** The chunks of an item. */
export interface Chunks {
  /** The next chunk. Undefined at the end. */
  next(): Promise<string | Uint8Array | undefined>
  /** Discards what was not read. */
  cancel(): Promise<void>
}

/** What a stream of items depends on. */
export interface StreamOptions {
  /** Ends the stream when it is aborted. */
  readonly signal: AbortSignal
  /** Is called with an error that ended the stream. */
  readonly report: (error: unknown) => void
  /** Is called when the stream has ended in any way. */
  readonly end: (() => void) | undefined
  /** Is written after the last item. */
  readonly last?: string
  /** Has no meaning; is sent every 15 seconds while the client waits for an item. */
  readonly keepAlive?: string | undefined
}

/** Proxies close a connection that is idle for a minute. */
const keepAliveMs = 15_000

/**
 * Creates a stream of written items, each read when the client asks for it. Calls `return` of the iterator if the client
 * cancels, the request is aborted, or an item cannot be written.
 */
export function streamOf(
  items: AsyncIterable<unknown>,
  write: (item: unknown, index: number) => string | Chunks,
  { signal, report, end, last, keepAlive }: StreamOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = items[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  /** The rest of an item that is written in chunks. */
  let chunks: Chunks | undefined
  let index = 0
  let isOpen = true
  let abort: () => void
  let timer: ReturnType<typeof setInterval> | undefined

  function close(): void {
    isOpen = false
    clearInterval(timer)
    signal.removeEventListener('abort', abort)
    end?.()
  }

  /** Does not wait for the iterator, which may be waiting for its next item. */
  function stop(): void {
    close()
    chunks?.cancel().catch(report)
    Promise.resolve(iterator.return?.()).catch(report)
  }

  function fail(controller: ReadableStreamDefaultController, error: unknown): void {
    controller.error(error)
    report(error)
  }

  /** Writes the next chunk of an item. Returns false if it is written. */
  async function writeChunk(controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<boolean> {
    try {
      const chunk = await chunks?.next()
      if (!isOpen) return true
      if (chunk === undefined) chunks = undefined
      else controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : (chunk as Uint8Array<ArrayBuffer>))
      return chunk !== undefined
    } catch (error) {
      if (isOpen) {
        chunks = undefined
        stop()
        fail(controller, error)
      }
      return true
    }
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
        if (await writeChunk(controller)) return
        let next: IteratorResult<unknown>
        // One at a time, if the client does not read it.
        const keep = () => controller.desiredSize === 0 && controller.enqueue(encoder.encode(keepAlive))
        if (keepAlive !== undefined) timer = setInterval(keep, keepAliveMs)
        try {
          next = await iterator.next()
        } catch (error) {
          if (!isOpen) return
          close()
          fail(controller, error)
          return
        }
        clearInterval(timer)
        if (!isOpen) return
        if (next.done) {
          close()
          if (last !== undefined) controller.enqueue(encoder.encode(last))
          controller.close()
          return
        }
        try {
          const written = write(next.value, index++)
          if (typeof written === 'string') controller.enqueue(encoder.encode(written))
          else chunks = written
        } catch (error) {
          stop()
          fail(controller, error)
        }
        await writeChunk(controller)
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
}
