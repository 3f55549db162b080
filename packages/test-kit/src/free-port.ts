import { type AddressInfo, createServer } from 'node:net'

/**
 * Returns a TCP port on 127.0.0.1 that is currently free. Another process may take it before it is used: prefer
 * port 0 where a server can report its port.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
