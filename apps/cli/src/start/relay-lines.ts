import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Calls `onLine` with every line of the streams, without empty ones. Resolves when all have ended. */
export async function relayLines(streams: readonly Readable[], onLine: (line: string) => void): Promise<void> {
  const ended = streams.map(
    (input) =>
      new Promise<void>((resolve) => {
        createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
          .on('line', (line) => line.trim() !== '' && onLine(line))
          .once('close', resolve)
      }),
  )
  await Promise.all(ended)
}
