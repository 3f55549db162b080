import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

// With Node's default of 511 the kernel drops connections of a burst, which are then retried a second or more
// later.
const backlog = 4096

/**
 * Starts listening.
 *
 * @param port 0 picks a free one
 * @returns the server's URL
 * @throws Error in one line with the fix, if the port is in use or not allowed
 */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port, host), { cause: error }))
    server.once('error', fail)
    server.listen({ port, host, backlog }, () => {
      server.off('error', fail)
      const { address, family, port: taken } = server.address() as AddressInfo
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`)
    })
  })
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is already in use: set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} on ${host} may not be used by this user: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${host} is not an address of this machine: set HOST to one.`
  return `Cannot listen on ${host} port ${port}: ${message}`
}
