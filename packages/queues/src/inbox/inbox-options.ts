import type { Log } from '@channel/core/mechanisms/log'
import type { InboxLane } from '@channel/core/mechanisms/outbox'
import type { Database } from '@channel/db'
import type { Gate, WaitingSince } from '../leased/index.ts'

/** Options of the inbox. */
export interface InboxOptions {
  readonly database: Database
  readonly mediaBaseUrl: string
  /** `inbox` by default. */
  readonly lane?: InboxLane | undefined
  /** The other cells, which have to apply what this one does not know. */
  readonly cells?: { readonly main: Database; names(): readonly string[] | undefined } | undefined
  /** Max concurrent transactions, each on a connection of its own. One more connection holds the locks. */
  readonly parallel: number
  /** The same for all cells of the process. */
  readonly gate?: Gate | undefined
  /** What earlier claims have found; nothing by default. */
  readonly since?: WaitingSince | undefined
  /** Logs each webhook that is given up. */
  readonly log: Log
  /** The current time; the database's by default. */
  readonly now?: (() => Date) | undefined
  /** Aborted to start no further update. */
  readonly signal?: AbortSignal | undefined
}
