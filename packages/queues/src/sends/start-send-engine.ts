import { type DeliveryClock, systemDeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import type { Provider } from '@channel/provider'
import { SendPacer } from './pacing/send-pacer.ts'
import { SendAttempts } from './send-attempts.ts'
import { defaultSendLimits, type SendLimits } from './send-limits.ts'
import { SendQueue } from './send-queue.ts'
import { SendRecorder } from './send-recorder.ts'
import { UncertainSettler } from './uncertain-settler.ts'

export interface SendEngineOptions {
  readonly database: Database
  readonly secrets: Secrets
  /** The public base URL of media in events. */
  readonly mediaBaseUrl: string
  readonly provider: Pick<Provider, 'connectToSend' | 'uploadMedia'>
  /** The store of messages' files. */
  readonly store: Pick<MediaStore, 'open'>
  /** Logs attempts, and uncertain messages. */
  readonly log: Log
  /** Receives errors of the background work. The engine continues. */
  readonly onError: (error: Error) => void
  readonly clock?: DeliveryClock
  readonly limits?: Partial<SendLimits>
  /** Max messages per second from one number; the provider's limit by default. */
  readonly perSecond?: number
}

/** Sends messages until it is stopped. */
export interface SendEngine {
  /** Scans for due messages soon, as a notification does. */
  wake(): void
  /** Claims no more, releases messages that have not begun, and waits for calls in flight to be recorded. */
  stop(): Promise<void>
}

export function startSendEngine(options: SendEngineOptions): SendEngine {
  const { database, secrets, mediaBaseUrl, provider, store, log, onError, perSecond } = options
  const { clock = systemDeliveryClock } = options
  const limits = { ...defaultSendLimits, ...options.limits }
  const now = () => clock.monotonicMs() + clock.aheadMs()
  const pacer = new SendPacer({ now, ...(perSecond !== undefined && { perSecond }) })
  const recorder = new SendRecorder({ database, secrets, mediaBaseUrl, clock, leaseMs: limits.leaseMs, onError })
  const attempts = new SendAttempts({ provider, store, recorder, pacer, limits, log, onError })
  const uncertain = new UncertainSettler({ database, mediaBaseUrl, clock, limits, log })
  const queue = new SendQueue({ database, clock, limits, pacer, attempts, recorder, uncertain, onError })
  queue.start()
  return { wake: () => queue.wakeUp(), stop: () => queue.stop() }
}
