import { Readable } from 'node:stream'
import { MediaStoreUnavailable } from './media-store-unavailable.ts'

/** How long a store may send nothing while more is expected, in milliseconds. */
const silenceMs = 10_000

/**
 * Fails a stream that stops, or that does not have as many bytes as expected: without an error its reader would wait for the rest.
 * Destroying the result destroys the source.
 */
export function checkStream(source: Readable, expected: number): Readable {
  const checked = Readable.from(checkedChunks(source, expected), { objectMode: false })
  // Not in the generator, which does not run if nobody begins to read.
  return checked.once('close', () => source.destroy())
}

async function* checkedChunks(source: Readable, expected: number): AsyncGenerator<Buffer> {
  let received = 0
  const fail = (how: string) =>
    new MediaStoreUnavailable(`The media store ${how} after ${received} of ${expected} bytes.`)
  for (const chunks = source[Symbol.asyncIterator](); ; ) {
    const timer = setTimeout(() => source.destroy(fail('was silent')), silenceMs)
    const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
    if (done) break
    received += value.length
    yield value
  }
  if (received !== expected) throw fail('ended')
}
