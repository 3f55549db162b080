import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import type { Provider } from '@channel/provider'
import type { Capacity } from '../leased/index.ts'

/** Options of a queue of provider calls that may be repeated. */
export interface CallOptions<Call extends keyof Provider> {
  readonly database: Database
  /** Decrypts the provider's tokens. */
  readonly secrets: Secrets
  readonly provider: Pick<Provider, Call>
  /** That of the process. */
  readonly capacity?: Capacity
  /** Logs calls that are given up. */
  readonly log: Log
  /** Receives errors on our side. The queue continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  /** How often to claim due rows without a notification, in milliseconds; 2,000 by default. */
  readonly pollMs?: number
}

/** How long a stop waits for calls in flight, in milliseconds. */
export const graceMs = 8_000
