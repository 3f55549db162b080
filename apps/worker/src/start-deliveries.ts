import type { Log } from '@channel/core/mechanisms/log'
import { openLookup } from '@channel/core/mechanisms/receivers'
import type { Database } from '@channel/db'
import { openSender } from './deliveries/http/open-sender.ts'
import { startDeliveryEngine } from './deliveries/start-delivery-engine.ts'
import type { OnError } from './report-errors.ts'
import type { Settings } from './settings.ts'

/** Sends webhooks until it is stopped. */
export interface Deliveries {
  /** Claims no more, waits up to 8 s for the attempts in flight, and releases the rest. */
  stop(): Promise<void>
}

export function startDeliveries(
  database: Database,
  { secrets, allowedReceivers }: Pick<Settings, 'secrets' | 'allowedReceivers'>,
  log: Log,
  onError: OnError,
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
