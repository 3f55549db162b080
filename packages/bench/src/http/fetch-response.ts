import { fixture } from '../database/fixture.ts'

/** A response with its body as text. */
export interface TextResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Sends one request with the bench's key, or with another. */
export async function fetchResponse(
  baseUrl: string,
  path: string,
  options: { readonly body?: string; readonly apiKey?: string; readonly idempotencyKey?: string } = {},
): Promise<TextResponse> {
  const { body, apiKey = fixture.apiKey, idempotencyKey } = options
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  const response = await fetch(baseUrl + path, body === undefined ? { headers } : { method: 'POST', headers, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
