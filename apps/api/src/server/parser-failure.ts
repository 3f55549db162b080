import { STATUS_CODES } from 'node:http'
import { type Failure, renderFailure } from '../request/error-response.ts'

const malformed: Failure = { code: 'invalid_field_value', message: 'The request is not valid HTTP.' }

/** By the codes of Node's HTTP parser, plus two own codes for input that never becomes a request. */
const failures: Record<string, Failure> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    message: 'The request line and headers are larger than 16 KiB in total.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'payload_too_large', message: 'The extensions of a chunk are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'invalid_field_value',
    message: 'The request did not arrive completely in time.',
  },
  CONNECT: { code: 'invalid_field_value', message: 'CONNECT is not supported.' },
  RequestError: { code: 'invalid_field_value', message: 'The request target or the Host header is not valid.' },
}

/** The failure for a request that was rejected before the app could see it, by the code of the error. */
export function parserFailure(code: string | undefined): Failure {
  return (code === undefined ? undefined : failures[code]) ?? malformed
}

/** The error envelope as a raw HTTP/1.1 response that closes its connection, for a bare socket. */
export function rawResponse(failure: Failure, requestId: string): string {
  const { status, headers, body } = renderFailure(failure, requestId)
  const length = Buffer.byteLength(body)
  const all = { ...headers, 'Cache-Control': 'no-store', 'Content-Length': length, Connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
