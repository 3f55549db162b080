import type { IncomingMessage } from 'node:http'

const longBodyBytes = 65_536

/** Whether the body is long or of unknown length, so that it may still be arriving when the response is sent. */
export function mayHaveLongBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBodyBytes
}
