import type { Database, Statement } from '@channel/db'
import { planInOrder } from './plan-by-indexes.ts'
import type { RememberedWaiting, WaitingSince } from './waiting-since.ts'

/** A statement that finds due groups, with the time that the clock is ahead and what is remembered. */
type Scan = Statement<RememberedWaiting & { due: string | null }>

/**
 * Finds the groups of a queue that have due rows.
 *
 * @param more the other values of the statement, of a read of everything or not
 */
export async function scanWaiting<Due>(
  database: Database,
  scan: Scan,
  aheadMs: number,
  since: WaitingSince,
  more: (isComplete: boolean) => Promise<readonly string[]> = async () => [],
): Promise<Due[]> {
  const [found] = await since.read(async (remembered, isComplete) => {
    const values = await more(isComplete)
    return database.transaction((tx) => {
      planInOrder(tx)
      return tx.query(scan, [aheadMs, ...remembered, ...values])
    })
  })
  return JSON.parse(found?.due ?? '[]')
}
