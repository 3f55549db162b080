import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Reports the server's URL over IPC, and ends the process on SIGTERM or when its parent has ended. */
export function announce(server: Server): void {
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit(0))
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
