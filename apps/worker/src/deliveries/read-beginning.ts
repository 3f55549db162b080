import type { Readable } from 'node:stream'

/**
 * The first bytes of a body as they come over the wire, and no more: the connection of one that goes on is ended. What was
 * read when it breaks off is kept too.
 */
export async function readBeginning(body: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      length += chunk.length
      // Leaving the loop destroys the stream.
      if (length > mostBytes) break
    }
  } catch {
    // The status has come, and that is what counts.
  }
  return Buffer.concat(chunks).subarray(0, mostBytes)
}
