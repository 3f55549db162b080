import type { ServerResponse } from 'node:http'
import { newId } from '../new-id.ts'

/** Writes a body, with the service's headers. */
export function reply<Body extends { readonly request_id: string }>(
  response: ServerResponse,
  status: number,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'X-Request-Id': body.request_id,
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(text)
}

/** Writes a short error. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  const requestId = newId('req')
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': requestId })
  response.end(JSON.stringify({ error: { type: 'invalid_request_error', code, message: code, request_id: requestId } }))
}
