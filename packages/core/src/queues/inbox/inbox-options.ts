import type { Database } from '@channel/db'
import type { WebhookReader } from './webhook-reader.ts'

/** What processing the inbox needs. */
export interface InboxOptions {
  readonly database: Database
  readonly mediaBaseUrl: string
  readonly reader: WebhookReader
  /** How many transactions do updates at a time, each on a connection; one more is used beside. */
  readonly parallel: number
  /** Told, in one line, of a webhook that is given up. */
  readonly log: (line: string) => void
  /** The time by which is decided what is due; the database's unless told. */
  readonly now?: (() => Date) | undefined
  /** Aborted when no further update shall be begun. */
  readonly signal?: AbortSignal | undefined
}
