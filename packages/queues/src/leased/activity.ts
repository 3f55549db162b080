import { type Database, mainCell } from '@channel/db'

/** A cell besides main is idle after this time without work. There may be many, and most have none for hours. */
const idleAfterMs = 60_000
/** How many times longer its queues sleep then. A notification wakes them; what becomes due by its time is found some seconds later. */
const idleFactor = 5

const workedAt = new WeakMap<object, number>()

/** A queue of the cell has work. */
export function recordWork(database: Pick<Database, 'cell'>): void {
  workedAt.set(database, performance.now())
}

/** How many times longer than usual the queues of a cell sleep. */
export function sleepFactor(database: Pick<Database, 'cell'>): number {
  const isIdle = performance.now() - (workedAt.get(database) ?? Number.NEGATIVE_INFINITY) > idleAfterMs
  return database.cell !== mainCell && isIdle ? idleFactor : 1
}
