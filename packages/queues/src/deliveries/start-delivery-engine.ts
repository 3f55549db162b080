import type { AddressRange } from '@channel/core/mechanisms/addresses'
import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import { openLookup } from '@channel/core/mechanisms/receivers'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import { DeliveryAttempts, type DeliveryAttemptsOptions } from './delivery-attempts.ts'
import { type DeliveryLimits, defaultDeliveryLimits } from './delivery-limits.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { DeliveryRecorder } from './delivery-recorder.ts'
import { SubscriptionFlows } from './flow/subscription-flows.ts'
import { openSender } from './http/open-sender.ts'

export interface DeliveryEngineOptions {
  readonly database: Database
  readonly secrets: Secrets
  /** Makes one attempt; never throws. */
  readonly send: DeliveryAttemptsOptions['send']
  /** Logs attempts. */
  readonly log: Log
  /** Receives errors of the background work. The engine continues. */
  readonly onError: (error: Error) => void
  readonly clock?: DeliveryClock
  readonly limits?: Partial<DeliveryLimits>
}

/** Sends webhooks until it is stopped. */
export interface DeliveryEngine {
  /** Scans for due deliveries soon, as a notification does. */
  wake(): void
  /** Claims no more, releases deliveries that have not begun, and waits for attempts in flight to be recorded. */
  stop(): Promise<void>
}

export function startDeliveryEngine(options: DeliveryEngineOptions): DeliveryEngine {
  const { database, secrets, send, log, onError, clock = systemDeliveryClock } = options
  const limits = { ...defaultDeliveryLimits, ...options.limits }
  const now = () => clock.monotonicMs() + clock.aheadMs()
  const flows = new SubscriptionFlows(limits, now)
  const recorder = new DeliveryRecorder({ database, clock, giveUpAfterMs: limits.leaseMs * 2, log, onError })
  const attempts = new DeliveryAttempts({ secrets, send, recorder, clock, limits, log, onError })
  const queue = new DeliveryQueue({ database, clock, limits, flows, attempts, recorder, now, onError })
  queue.start()
  return { wake: () => queue.wakeUp(), stop: () => queue.stop() }
}

/** Sends webhooks over HTTP until it is stopped: receivers are resolved by DNS, and checked before connecting. */
export function startDeliveries({
  allowedReceivers,
  ...options
}: Omit<DeliveryEngineOptions, 'send'> & {
  /** Non-public address ranges that are allowed as receivers. */
  readonly allowedReceivers: readonly AddressRange[]
}): Pick<DeliveryEngine, 'stop'> {
  const sender = openSender({ allow: allowedReceivers, lookup: openLookup() })
  const engine = startDeliveryEngine({ ...options, send: sender.send })
  return {
    async stop() {
      await engine.stop()
      await sender.close()
    },
  }
}
