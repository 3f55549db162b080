import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** The address that a server listens on. Port 0 picks a free one. */
interface Address {
  readonly port: number
  readonly host: string
}

/** How an operator chooses another port or host, such as `--port` or `PORT`. */
interface Choices {
  readonly port: string
  readonly host: string
}

// With Node's default of 511 the kernel drops connections of a burst, which are then retried a second or more
// later.
const backlog = 4096

/**
 * Starts listening.
 *
 * @returns the server's URL
 * @throws Error in one line with the fix, if the port is in use or not allowed, or the host is not an address of this machine; its
 *   cause is Node's error
 */
export async function listen(
  server: Server,
  { port, host }: Address,
  choices: Choices = { port: '--port', host: '--host' },
): Promise<string> {
  try {
    server.listen({ port, host, backlog })
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(explain(cause as NodeJS.ErrnoException, { port, host }, choices), { cause })
  }
  const { address, family, port: taken } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`
}

function explain({ code, message }: NodeJS.ErrnoException, { port, host }: Address, choices: Choices): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop the program that uses it, or choose another with ${choices.port}.`
    case 'EACCES':
      return `Port ${port} on ${host} is not allowed for this user: choose one from 1024 on with ${choices.port}.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine: choose another with ${choices.host}, such as 127.0.0.1.`
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}.`
  }
}
