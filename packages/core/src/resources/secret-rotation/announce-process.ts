import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { type Database, statement } from '@channel/db'
import { currentOutages } from '../../mechanisms/log/index.ts'
import type { Secrets } from '../../mechanisms/sealing/index.ts'

const renewStatement = statement(
  'announce_service_process',
  `INSERT INTO service_processes (id, kind, host, pid, key_ids, build, failing) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, ended_at = NULL, failing = excluded.failing`,
)
const endStatement = statement(
  'end_service_process',
  'UPDATE service_processes SET seen_at = statement_timestamp(), ended_at = statement_timestamp() WHERE id = $1',
)
const purgeStatement = statement(
  'purge_service_processes',
  "DELETE FROM service_processes WHERE seen_at < statement_timestamp() - interval '7 days'",
)

/** Well within the 30 s after which a process no longer counts as live. */
const defaultEveryMs = 5_000
/** The interval while something fails: the database, of which the record says since when it is back, or what the record names. */
const failingMs = 1_000

/** The announced properties of a process. */
export interface AnnouncedProcess {
  readonly kind: 'api' | 'worker'
  readonly secrets: Secrets
  /** The build of the service. */
  readonly build?: string
  /** The announcement interval in milliseconds; 5,000 by default. */
  readonly everyMs?: number
}

/** An announcement that renews itself until it is closed. */
export interface ProcessAnnouncement {
  /** Records that the process has ended. */
  close(): Promise<void>
}

/**
 * Records the keys of this process and what it cannot use, and renews the record while it runs, so that a rotation is refused while a
 * process lacks the new key. Resolves after the first attempt. Retries while the database is unreachable.
 */
export async function announceProcess(
  database: Database,
  { kind, secrets, build = '', everyMs = defaultEveryMs }: AnnouncedProcess,
): Promise<ProcessAnnouncement> {
  const id = randomUUID()
  const keyIds = secrets.all('encryption').map((key) => key.id)
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function renew(): Promise<void> {
    const failing = currentOutages()
    const renewed = await database
      .execute(renewStatement, [id, kind, hostname(), process.pid, keyIds, build, JSON.stringify(failing)])
      .then(() => true)
      .catch(() => false)
    if (closed) return
    timer = setTimeout(
      () => {
        renewing = renew()
      },
      renewed && Object.keys(failing).length === 0 ? everyMs : Math.min(everyMs, failingMs),
    )
  }

  let renewing = renew()
  await renewing
  await database.execute(purgeStatement).catch(() => 0)
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await renewing
      // If this fails, the process counts as live for 30 s more.
      await database.execute(endStatement, [id]).catch(() => 0)
    },
  }
}
