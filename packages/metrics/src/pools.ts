import { count, measure } from './record.ts'
import { type Reading, sample } from './sample.ts'

interface PoolCounts {
  readonly pool: string
  readonly idle: number
  readonly used: number
}

const named = (pool: string) => ({ 'db.client.connection.pool.name': pool })

/** Measures the waits for connections to the database. */
export const poolObserver = {
  waited: (pool: string, ms: number) => measure('db.client.connection.wait_time', ms / 1_000, named(pool)),
  timedOut: (pool: string) => count('db.client.connection.timeouts', named(pool)),
}

/** Reads the open connections to the database. Timeouts are 0 from the start: otherwise an increase from nothing would not be seen. */
export function poolReading(database: { poolCounts(): readonly PoolCounts[] }): Reading {
  const name = 'db.client.connection.count'
  return () =>
    database.poolCounts().flatMap(({ pool, idle, used }) => {
      count('db.client.connection.timeouts', named(pool), 0)
      return [
        sample(name, idle, { ...named(pool), 'db.client.connection.state': 'idle' }),
        sample(name, used, { ...named(pool), 'db.client.connection.state': 'used' }),
      ]
    })
}
