import { createServer } from 'node:net'
import { listen } from '@channel/settings'
import { Failure } from '../output/failure.ts'

/**
 * Checks that the address is free before anything expensive is started.
 *
 * @throws Failure if the port is in use, or the host is not an address of this machine
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer()
  try {
    await listen(server, { host, port }, { port: '--port or PORT', host: '--host or HOST' })
  } catch (error) {
    throw new Failure((error as Error).message)
  } finally {
    server.close()
  }
}
