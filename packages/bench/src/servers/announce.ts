import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Says over IPC where the server listens, and ends the process when it is asked to or when its parent is gone. */
export function announce(server: Server): void {
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit(0))
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
