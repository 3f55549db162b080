import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { Capacity, type RowQueue, startRowQueue } from '../leased/index.ts'
import { SendPacer } from './pacing/send-pacer.ts'
import { findDueScheduled, releaseScheduled } from './release-scheduled.ts'
import { SendAttempts } from './send-attempts.ts'
import type { SendContext } from './send-context.ts'
import { defaultSendLimits } from './send-limits.ts'
import { SendQueue } from './send-queue.ts'
import { SendRecorder } from './send-recorder.ts'

export interface SendEngineOptions extends Omit<SendContext, 'clock' | 'limits' | 'pacer' | 'capacity'> {
  readonly clock?: SendContext['clock']
  readonly limits?: Partial<SendContext['limits']>
  readonly capacity?: Capacity
  /** Max messages per second from one number; the provider's limit by default. */
  readonly perSecond?: number
}

/** Sends messages until it is stopped. */
export type SendEngine = Pick<SendQueue, 'wake' | 'stop'>

export function startSendEngine({ perSecond, ...options }: SendEngineOptions): SendEngine {
  const { clock = systemDeliveryClock, capacity = new Capacity() } = options
  const limits = { ...defaultSendLimits, ...options.limits }
  const now = () => clock.monotonicMs() + clock.aheadMs()
  const pacer = capacity.share('pacer', () => new SendPacer({ now, ...(perSecond !== undefined && { perSecond }) }))
  const context = { ...options, clock, capacity, limits, pacer }
  const recorder = new SendRecorder(context)
  const attempts = new SendAttempts(context, recorder)
  const queue = new SendQueue(context, attempts, recorder)
  queue.start()
  const scheduled = startScheduled(context)
  return {
    wake: () => queue.wake(),
    async stop() {
      await Promise.all([queue.stop(), scheduled.stop()])
    },
  }
}

/** As many as a claim may lock. Moving them is all the work. */
const maxReleased = 100

/** Moves scheduled messages to the queue when they are due, those of organizations in turn. */
function startScheduled({ database, clock, capacity, limits, onError, onStep }: SendContext): RowQueue {
  return startRowQueue({
    database,
    queue: 'scheduled',
    capacity,
    pollMs: limits.pollMs,
    graceMs: limits.graceMs,
    maxRows: maxReleased,
    onError,
    onStep,
    findDue: () => findDueScheduled(database, clock),
    claim: (wanted) => releaseScheduled(database, clock, wanted),
    work: () => Promise.resolve(),
  })
}
