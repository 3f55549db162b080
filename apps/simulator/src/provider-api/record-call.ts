import { createHash } from 'node:crypto'

/** A received call of the provider's API. */
export interface RecordedCall {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly authorization: string | undefined
  /** The JSON body. For a form, its fields, with each file as its name, type and hash. Undefined without a body. */
  readonly body: unknown
}

/** Records a call without consuming the body. */
export async function recordCall(
  request: Request,
  text: () => Promise<string>,
  form: () => Promise<FormData>,
): Promise<RecordedCall> {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    target: `${pathname}${search}`,
    authorization: request.headers.get('authorization') ?? undefined,
    body: await readBody(request.headers.get('content-type') ?? '', text, form),
  }
}

async function readBody(type: string, text: () => Promise<string>, form: () => Promise<FormData>): Promise<unknown> {
  if (type.startsWith('multipart/form-data')) {
    const fields = [...(await form().catch(() => new FormData()))].map(
      async ([name, value]) => [name, await describe(value)] as const,
    )
    return Object.fromEntries(await Promise.all(fields))
  }
  const body = await text()
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return body
  }
}

async function describe(value: string | File): Promise<unknown> {
  if (typeof value === 'string') return value
  const sha256 = createHash('sha256')
    .update(new Uint8Array(await value.arrayBuffer()))
    .digest('hex')
  return { filename: value.name, type: value.type, sha256 }
}
