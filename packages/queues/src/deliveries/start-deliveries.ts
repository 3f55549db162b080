import type { AddressRange } from '@channel/core/mechanisms/addresses'
import type { Log } from '@channel/core/mechanisms/log'
import { openLookup } from '@channel/core/mechanisms/receivers'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import { openSender } from './http/open-sender.ts'
import { startDeliveryEngine } from './start-delivery-engine.ts'

/** Sends webhooks until it is stopped. */
export interface Deliveries {
  /** Claims no more, waits up to 8 s for the attempts in flight, and releases the rest. */
  stop(): Promise<void>
}

export function startDeliveries(
  database: Database,
  { secrets, allowedReceivers }: { readonly secrets: Secrets; readonly allowedReceivers: readonly AddressRange[] },
  log: Log,
  onError: (error: Error) => void,
): Deliveries {
  const sender = openSender({ allow: allowedReceivers, lookup: openLookup() })
  const engine = startDeliveryEngine({ database, secrets, send: sender.send, log, onError })
  return {
    async stop() {
      await engine.stop()
      await sender.close()
    },
  }
}
