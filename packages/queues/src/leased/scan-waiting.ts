import type { Database, Statement } from '@channel/db'
import { planInOrder } from './plan-by-indexes.ts'
import type { RememberedWaiting, WaitingSince } from './waiting-since.ts'

/** A statement that finds due groups, with the time that the clock is ahead and what is remembered. */
type Scan = Statement<RememberedWaiting & { due: string | null }>

/** Finds the groups of a queue that have due rows. */
export async function scanWaiting<Due>(
  database: Database,
  scan: Scan,
  aheadMs: number,
  since: WaitingSince,
): Promise<Due[]> {
  const [found] = await since.read((remembered) =>
    database.transaction((tx) => {
      planInOrder(tx)
      return tx.query(scan, [aheadMs, ...remembered])
    }),
  )
  return JSON.parse(found?.due ?? '[]')
}
