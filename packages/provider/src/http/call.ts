import type { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import type { Outcome } from '../provider.ts'
import { brokenCall, impossibleCall, refusalOf, unreadable } from './failures.ts'

const mostBytes = 16 * 1024 * 1024

export interface Call {
  readonly method?: 'GET' | 'POST'
  readonly url: URL
  /** Without one, no bearer goes along. */
  readonly token?: string
  /** What is sent as JSON, or a form as multipart. */
  readonly body?: object | FormData
  /** The longest that it may take, the answer read. */
  readonly timeoutMs: number
  /** Ends it too. */
  readonly deadline?: AbortSignal
}

/** Asks the provider, and takes JSON of a shape for an answer. */
export async function call<Value>(request: Call, shape: z.ZodType<Value>): Promise<Outcome<Value>> {
  return exchange(request, async (response) => {
    return readAnswer(response.status, await readText(response.body), shape)
  })
}

/** Asks the provider, and lets `read` make something of the answer, all within the time. Redirects are not followed: the token would go along. */
export async function exchange<Answer>(
  { method = 'GET', url, token, body, timeoutMs, deadline }: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof brokenCall>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = deadline === undefined ? timeout : AbortSignal.any([timeout, deadline])
  const headers = headersOf(token, body !== undefined && !(body instanceof FormData))
  const content = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }
  const init: RequestInit = { method, headers, redirect: 'manual', signal, ...content }
  let request: Request
  try {
    request = new Request(url, init)
  } catch {
    return impossibleCall()
  }
  try {
    return await read(await fetch(request))
  } catch (error) {
    return brokenCall(error, signal.aborted)
  }
}

/** The headers of a call. */
export function headersOf(token: string | undefined, isJson: boolean): Record<string, string> {
  return {
    Accept: 'application/json',
    'User-Agent': 'channel',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(isJson && { 'Content-Type': 'application/json' }),
  }
}

/** What is said of an answer of which `readText` gives nothing. */
export function tooLong(status: number): ReturnType<typeof unreadable> {
  return unreadable(status, `an answer of more than ${mostBytes} bytes`)
}

/** Undefined when it is too long. */
export async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * What a response says. An error of the provider's counts whatever the status: also with 200, where the shape is missing, and
 * with 5xx.
 *
 * @param text undefined when it was too long to be read
 */
export function readAnswer<Value>(status: number, text: string | undefined, shape: z.ZodType<Value>): Outcome<Value> {
  if (text === undefined) return tooLong(status)
  const json = parseJson(text)
  if (status !== 200) return refusalOf(status, json)
  const read = shape.safeParse(json)
  if (read.success) return { ok: true, value: read.data }
  const [issue] = read.error.issues
  const otherwise = `an answer of another shape, at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`
  return refusalOf(status, json, otherwise)
}
