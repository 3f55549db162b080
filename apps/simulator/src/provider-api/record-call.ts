import { createHash } from 'node:crypto'
import type { HonoRequest } from 'hono'

/** A received call of the provider's API. */
export interface RecordedCall {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly authorization: string | undefined
  /**
   * The JSON body. For a form, its fields, with each file as its name, type and hash. For bytes of an upload, their hash.
   * Undefined without a body.
   */
  readonly body: unknown
}

/** Records a call; Hono keeps the body for later readers. */
export async function recordCall(request: HonoRequest): Promise<RecordedCall> {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    target: `${pathname}${search}`,
    authorization: request.header('authorization'),
    body: await readBody(request),
  }
}

async function readBody(request: HonoRequest): Promise<unknown> {
  if (request.header('content-type')?.startsWith('multipart/form-data')) {
    const fields = [...(await request.formData().catch(() => new FormData()))].map(
      async ([name, value]) => [name, await describe(value)] as const,
    )
    return Object.fromEntries(await Promise.all(fields))
  }
  // As bytes, because Hono makes everything that is read later from what is read first.
  const bytes = Buffer.from(await request.arrayBuffer())
  if (request.header('file_offset') !== undefined) return { sha256: hashOf(bytes) }
  const body = bytes.toString()
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return body
  }
}

async function describe(value: string | File): Promise<unknown> {
  if (typeof value === 'string') return value
  return { filename: value.name, type: value.type, sha256: hashOf(new Uint8Array(await value.arrayBuffer())) }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
