import type { Log } from '@channel/core/mechanisms/log'
import type { InboxLane } from '@channel/core/mechanisms/outbox'
import type { Database } from '@channel/db'

/** Options of the inbox. */
export interface InboxOptions {
  readonly database: Database
  readonly mediaBaseUrl: string
  /** `inbox` by default. */
  readonly lane?: InboxLane | undefined
  /** Max concurrent transactions, each on a connection of its own. One more connection holds the locks. */
  readonly parallel: number
  /** Logs each webhook that is given up. */
  readonly log: Log
  /** The current time; the database's by default. */
  readonly now?: (() => Date) | undefined
  /** Aborted to start no further update. */
  readonly signal?: AbortSignal | undefined
}
