import type { AddressRange } from '@channel/core/mechanisms/addresses'
import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { openLookup } from '@channel/core/mechanisms/receivers'
import { Capacity } from '../leased/index.ts'
import { DeliveryAttempts } from './delivery-attempts.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { defaultDeliveryLimits } from './delivery-limits.ts'
import { DeliveryQueue } from './delivery-queue.ts'
import { DeliveryRecorder } from './delivery-recorder.ts'
import { openSender } from './http/open-sender.ts'

export interface DeliveryEngineOptions extends Omit<DeliveryContext, 'clock' | 'now' | 'limits' | 'capacity'> {
  readonly clock?: DeliveryContext['clock']
  readonly limits?: Partial<DeliveryContext['limits']>
  readonly capacity?: Capacity
}

/** Sends webhooks until it is stopped. */
export type DeliveryEngine = Pick<DeliveryQueue, 'wake' | 'stop'>

export function startDeliveryEngine(options: DeliveryEngineOptions): DeliveryEngine {
  const { clock = systemDeliveryClock, capacity = new Capacity() } = options
  const limits = { ...defaultDeliveryLimits, ...options.limits }
  const context = { ...options, clock, capacity, limits, now: () => clock.monotonicMs() + clock.aheadMs() }
  const recorder = new DeliveryRecorder(context)
  const attempts = new DeliveryAttempts(context, recorder)
  const queue = new DeliveryQueue(context, attempts, recorder)
  queue.start()
  return { wake: () => queue.wake(), stop: () => queue.stop() }
}

/** Sends webhooks over HTTP until it is stopped: receivers are resolved by DNS, and checked before connecting. */
export function startDeliveries({
  allowedReceivers,
  ...options
}: Omit<DeliveryEngineOptions, 'send'> & {
  /** Non-public address ranges that are allowed as receivers. */
  readonly allowedReceivers: readonly AddressRange[]
}): Pick<DeliveryEngine, 'stop'> {
  const { capacity = new Capacity() } = options
  const sender = capacity.share('sender', () => openSender({ allow: allowedReceivers, lookup: openLookup() }))
  const engine = startDeliveryEngine({ ...options, capacity, send: sender.send })
  return {
    async stop() {
      await engine.stop()
      await sender.close()
    },
  }
}
