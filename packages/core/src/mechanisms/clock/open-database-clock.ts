import { type Queryable, statement } from '@channel/db'
import { setIdClock } from '../ids/index.ts'
import type { Log } from '../log/index.ts'

// One clock decides what has expired: the database's, whatever the clocks of the processes say. A process reads it every few
// seconds and continues it by its monotonic clock, so that no request needs a query for it.

/** The database's clock, as a process knows it. */
export interface DatabaseClock {
  /** The current time, correct to half the duration of a query. */
  readonly now: () => Date
  /** How far the process's own clock is ahead, in milliseconds; negative when it is behind. 0 if that is tolerable. */
  readonly errorMs: () => number
  readonly close: () => void
}

export interface DatabaseClockOptions {
  readonly log: Log
  /** Between two readings, in milliseconds; 5,000 by default. */
  readonly readEveryMs?: number
}

/** Errors of a process's own clock up to this one are tolerated. */
const tolerableMs = 5_000
/** Between two attempts, until the first has succeeded. */
const retryMs = 200

const readStatement = statement('read_clock', 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now_ms')

/** The current time by the database's clock. */
export async function readDatabaseTime(queryable: Queryable): Promise<Date> {
  const [row] = await queryable.query(readStatement)
  return new Date(row!.now_ms)
}

/**
 * Reads the clock of the database, and keeps reading it. Until the database is available for the first time, it is the clock of the
 * process. Ids are made by it too, once it was read. Logs a warning when the clock of the process is wrong, and a line when it is right again.
 */
export async function openDatabaseClock(
  database: Queryable,
  { log, readEveryMs = 5_000 }: DatabaseClockOptions,
): Promise<DatabaseClock> {
  /** The database's time when the monotonic clock was at 0. */
  let originMs: number | undefined
  let errorMs = 0
  let timer: NodeJS.Timeout
  let isClosed = false

  async function read(): Promise<void> {
    const sentAt = performance.now()
    const time = await readDatabaseTime(database)
    const isFirst = originMs === undefined
    originMs = time.getTime() - (sentAt + performance.now()) / 2
    if (isFirst && !isClosed) setIdClock(() => now().getTime())
    report(Math.round(Date.now() - performance.now() - originMs))
  }

  function report(aheadMs: number): void {
    const wasWrong = errorMs !== 0
    errorMs = Math.abs(aheadMs) > tolerableMs ? aheadMs : 0
    if (errorMs !== 0 && !wasWrong)
      log.warn({ aheadMs }, 'The clock of this process is wrong; the clock of the database is used.')
    if (errorMs === 0 && wasWrong) log.info({ aheadMs }, 'The clock of this process is right again.')
  }

  async function keepReading(): Promise<void> {
    // Without a database there is nothing to decide.
    await read().catch(() => undefined)
    if (!isClosed) timer = setTimeout(keepReading, originMs === undefined ? retryMs : readEveryMs).unref()
  }

  const now = () => new Date(originMs === undefined ? Date.now() : originMs + performance.now())
  await keepReading()
  return {
    now,
    errorMs: () => errorMs,
    close() {
      isClosed = true
      setIdClock(undefined)
      clearTimeout(timer)
    },
  }
}
