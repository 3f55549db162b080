import { type AddressInfo, createServer } from 'node:net'

/**
 * A TCP port on 127.0.0.1 that nobody listens on right now. Where a server can take port 0 and tell what it got, let it:
 * between this answer and its use another process may take the port.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
