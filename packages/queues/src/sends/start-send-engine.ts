import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { SendPacer } from './pacing/send-pacer.ts'
import { SendAttempts } from './send-attempts.ts'
import type { SendContext } from './send-context.ts'
import { defaultSendLimits } from './send-limits.ts'
import { SendQueue } from './send-queue.ts'
import { SendRecorder } from './send-recorder.ts'

export interface SendEngineOptions extends Omit<SendContext, 'clock' | 'limits' | 'pacer'> {
  readonly clock?: SendContext['clock']
  readonly limits?: Partial<SendContext['limits']>
  /** Max messages per second from one number; the provider's limit by default. */
  readonly perSecond?: number
}

/** Sends messages until it is stopped. */
export type SendEngine = Pick<SendQueue, 'wake' | 'stop'>

export function startSendEngine({ perSecond, ...options }: SendEngineOptions): SendEngine {
  const { clock = systemDeliveryClock } = options
  const limits = { ...defaultSendLimits, ...options.limits }
  const now = () => clock.monotonicMs() + clock.aheadMs()
  const pacer = new SendPacer({ now, ...(perSecond !== undefined && { perSecond }) })
  const context = { ...options, clock, limits, pacer }
  const recorder = new SendRecorder(context)
  const attempts = new SendAttempts(context, recorder)
  const queue = new SendQueue(context, attempts, recorder)
  queue.start()
  return { wake: () => queue.wake(), stop: () => queue.stop() }
}
