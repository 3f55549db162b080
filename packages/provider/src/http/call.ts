import { Readable } from 'node:stream'
import type { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import type { Outcome } from '../provider.ts'
import { brokenCall, impossibleCall, refusalOf, unreadable } from './failures.ts'

export const maxResponseBytes = 16 * 1024 * 1024

export interface Call {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE'
  readonly url: URL
  /** Omitted for a call without a bearer token. */
  readonly token?: string
  /** An object is sent as JSON, a form as multipart, a stream as it is. */
  readonly body?: object | FormData | Readable
  /** Further headers, which replace the ones of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** Max duration, including reading the response. */
  readonly timeoutMs: number
  /** Also aborts the call. */
  readonly deadline?: AbortSignal
}

/** Calls the provider and parses its JSON response by a schema. */
export async function call<Value>(request: Call, shape: z.ZodType<Value>): Promise<Outcome<Value>> {
  return exchange(request, async (response) => {
    return parseResponse(response.status, await readText(response.body), shape)
  })
}

/**
 * Calls the provider and lets `read` process the response, all within the timeout. Redirects are not followed,
 * because the token would be sent along.
 */
export async function exchange<Result>(
  { method = 'GET', url, token, body, timeoutMs, deadline, headers: more }: Call,
  read: (response: Response) => Promise<Result>,
): Promise<Result | ReturnType<typeof brokenCall>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = deadline === undefined ? timeout : AbortSignal.any([timeout, deadline])
  const isJson = body !== undefined && !(body instanceof FormData || body instanceof Readable)
  const headers = { ...headersOf(token, isJson), ...more }
  const content = body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body, duplex: 'half' }
  const init = { method, headers, redirect: 'manual', signal, ...content } as RequestInit
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

/** The failure for a response that is too long for `readText`. */
export function tooLong(status: number): ReturnType<typeof unreadable> {
  return unreadable(status, `a response of more than ${maxResponseBytes} bytes`)
}

/** Returns undefined for a body that is too long. */
export async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxResponseBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Parses a response. An error of the provider counts whatever the status, even with 200 (if the body does not match
 * the shape) or 5xx.
 *
 * @param text undefined if it was too long
 */
export function parseResponse<Value>(
  status: number,
  text: string | undefined,
  shape: z.ZodType<Value>,
): Outcome<Value> {
  if (text === undefined) return tooLong(status)
  const json = parseJson(text)
  if (status !== 200) return refusalOf(status, json)
  const read = shape.safeParse(json)
  if (read.success) return { ok: true, value: read.data }
  const [issue] = read.error.issues
  const unreadableMessage = `a response of another shape, at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`
  return refusalOf(status, json, unreadableMessage)
}
