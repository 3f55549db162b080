import type { Session } from '@channel/db'
import type { MovedTable } from './moved-tables.ts'

/** A move that runs. */
export interface Moving {
  /** Neither its triggers nor its foreign keys act on what this session changes: see move-session.ts. */
  readonly session: Session
  readonly organizationId: string
  /** The schemas of the two cells. */
  readonly source: string
  readonly target: string
  readonly tables: readonly MovedTable[]
  readonly onProgress: (what: 'copied' | 'changed' | 'compared' | 'removed', table: string, count: number) => void
  /** Waits as long as the work took that began at this time: half of the time belongs to the other organizations. */
  readonly pause: (startedMs: number) => Promise<void>
}
