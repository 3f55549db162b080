import type { RequestContext } from './request-context.ts'

/**
 * The parts of a reply that streams a file. The next chunk is read when the client has taken the one before.
 *
 * @param chunks texts of the file
 */
export async function streamFile(
  { requestId }: Pick<RequestContext, 'requestId'>,
  filename: string,
  chunks: AsyncGenerator<string, void, void>,
) {
  // The first chunk is read before the response begins, so that a failure is a 500 and no empty file.
  const first = await chunks.next()
  const body = ReadableStream.from(inBytes(first, chunks))
  const headers = { 'X-Request-Id': requestId, 'Content-Disposition': `attachment; filename="${filename}"` }
  return { status: 200, headers, body } as const
}

async function* inBytes(first: IteratorResult<string, void>, others: AsyncGenerator<string, void, void>) {
  const encoder = new TextEncoder()
  try {
    if (first.done !== true) yield encoder.encode(first.value)
    for await (const text of others) yield encoder.encode(text)
  } finally {
    await others.return()
  }
}
