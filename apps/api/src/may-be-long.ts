import type { IncomingMessage } from 'node:http'

const longBodyBytes = 65_536

/** Whether the body is so long, or of unknown length, that it may still be arriving when the request has been answered. */
export function mayBeLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBodyBytes
}
