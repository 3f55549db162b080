import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import type { Capacity } from '../leased/index.ts'
import type { AttemptOutcome } from './attempt-outcome.ts'
import type { DeliveryLimits } from './delivery-limits.ts'

/** An attempt to be made. */
export interface AttemptRequest {
  readonly organizationId: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Texts to remove from the stored response. */
  readonly confidential: readonly string[]
  /** Interrupts the attempt when the worker stops. */
  readonly signal: AbortSignal
}

/** What the classes of the engine share. */
export interface DeliveryContext {
  readonly database: Database
  readonly secrets: Secrets
  /** Makes one attempt; never throws. */
  readonly send: (request: AttemptRequest) => Promise<AttemptOutcome>
  readonly clock: DeliveryClock
  /** The engine's time: monotonic milliseconds, moved ahead with the clock. */
  readonly now: () => number
  readonly limits: DeliveryLimits
  /** That of the process. */
  readonly capacity: Capacity
  /** Logs attempts. */
  readonly log: Log
  /** Receives errors of the background work. The engine continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
}
