import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import type { Provider } from '@channel/provider'
import type { Capacity } from '../leased/index.ts'
import type { SendPacer } from './pacing/send-pacer.ts'
import type { SendLimits } from './send-limits.ts'

/** What the classes of the engine share. */
export interface SendContext {
  readonly database: Database
  readonly secrets: Secrets
  /** The public base URL of media in events. */
  readonly mediaBaseUrl: string
  readonly provider: Pick<Provider, 'connectToSend' | 'ping' | 'uploadMedia'>
  /** The store of messages' files. */
  readonly store: Pick<MediaStore, 'open'>
  readonly clock: DeliveryClock
  readonly limits: SendLimits
  readonly pacer: SendPacer
  /** That of the process. */
  readonly capacity: Capacity
  /** Logs attempts, and uncertain messages. */
  readonly log: Log
  /** Receives errors of the background work. The engine continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
}
