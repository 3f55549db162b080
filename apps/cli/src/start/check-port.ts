import { once } from 'node:events'
import { createServer } from 'node:net'
import { Failure } from '../output/failure.ts'

/**
 * Checks that the address is free before anything expensive is started.
 *
 * @throws Failure if the port is in use, or the host is not an address of this machine
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
  } catch (error) {
    throw new Failure(describe(error as NodeJS.ErrnoException, host, port))
  } finally {
    server.close()
  }
}

function describe({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use: stop the program that uses it, or choose another with --port or PORT.`
    case 'EACCES':
      return `Port ${port} on ${host} is not allowed for this user: choose one from 1024 on with --port or PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine: choose another with --host or HOST, such as 127.0.0.1.`
    default:
      return `Cannot listen on ${host}, port ${port}: ${message}.`
  }
}
