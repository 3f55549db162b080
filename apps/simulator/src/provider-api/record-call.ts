import { createHash } from 'node:crypto'

/** A call of the provider's API, as it came. */
export interface RecordedCall {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly authorization: string | undefined
  /** The JSON; of a form, its fields, a file as its name, type and hash; undefined without a body. */
  readonly body: unknown
}

/** Reads what a call is, without taking its body away from who answers it. */
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
