import { z } from 'zod'
import type { Outcome } from './provider.ts'

const mostBytes = 16 * 1024 * 1024

const errorBody = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional(), message: z.string().default('') }),
})

interface GetRequest {
  readonly url: URL
  readonly token: string
  /** The longest that it may take, the answer read. */
  readonly timeoutMs: number
  /** Ends it too. */
  readonly deadline: AbortSignal
}

/** Asks for JSON of a shape. Redirects are not followed: the token would go along. */
export async function getJson<Value>(
  { url, token, timeoutMs, deadline }: GetRequest,
  shape: z.ZodType<Value>,
): Promise<Outcome<Value>> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), deadline])
  try {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' }
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const text = await readText(response)
    if (text === undefined) return unreadable(`an answer of more than ${mostBytes} bytes`)
    return readAnswer(response.status, text, shape)
  } catch (error) {
    if (signal.aborted) return { ok: false, failure: { kind: 'timeout', message: 'no answer in time' } }
    return { ok: false, failure: { kind: 'unreachable', message: describe(error) } }
  }
}

/** Undefined when it is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function readAnswer<Value>(status: number, text: string, shape: z.ZodType<Value>): Outcome<Value> {
  const json = parse(text)
  if (status !== 200) {
    const refusal = errorBody.safeParse(json)
    if (!refusal.success) return unreadable(`HTTP ${status} without an error of the provider's`)
    const { code, error_subcode: subcode, message } = refusal.data.error
    return { ok: false, failure: { kind: 'refused', status, code, subcode, message } }
  }
  const read = shape.safeParse(json)
  if (read.success) return { ok: true, value: read.data }
  const [issue] = read.error.issues
  return unreadable(`an answer of another shape, at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`)
}

/** Undefined for what is no JSON. Text that no database could keep (NUL, half a surrogate pair) loses what makes it so. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) =>
      typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}

function unreadable(message: string): Outcome<never> {
  return { ok: false, failure: { kind: 'unreadable', message } }
}

function describe(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}
