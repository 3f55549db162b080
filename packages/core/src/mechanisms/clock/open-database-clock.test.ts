import { DatabaseUnavailable, type Queryable } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { sharedDatabase } from '@channel/test-kit'
import { afterEach, expect, it, vi } from 'vitest'
import { idMarginMs, idTimeMs, newId } from '../ids/index.ts'
import { openDatabaseClock, readDatabaseTime } from './open-database-clock.ts'

const hourMs = 3_600_000
afterEach(() => vi.useRealTimers())

/** Sets the clock of this process. */
function setOwnClock(aheadMs: number): void {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
}

it('is the clock of the database, whatever the clock of the process says, and reports when that is wrong', async () => {
  const database = await sharedDatabase()
  const { log, lines } = collectLog()
  setOwnClock(25 * hourMs)
  const clock = await openDatabaseClock(database, { log, readEveryMs: 10 })
  const difference = async () => Math.abs(clock.now().getTime() - (await readDatabaseTime(database)).getTime())
  expect(await difference()).toBeLessThan(hourMs)
  expect(Math.abs(idTimeMs(newId('message')) - (await readDatabaseTime(database)).getTime())).toBeLessThan(idMarginMs)
  expect(Math.round(clock.errorMs() / hourMs)).toBe(25)

  setOwnClock(0)
  await expect.poll(clock.errorMs).toBe(0)
  setOwnClock(-hourMs)
  await expect.poll(() => Math.round(clock.errorMs() / hourMs)).toBe(-1)
  expect(await difference()).toBeLessThan(hourMs / 2)
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', 'The clock of this process is wrong; the clock of the database is used.'],
    ['info', 'The clock of this process is right again.'],
    ['warn', 'The clock of this process is wrong; the clock of the database is used.'],
  ])
  clock.close()
})

it('waits for a database that is unavailable at first, and makes ids by it from then on', async () => {
  const database = await sharedDatabase()
  const { log } = collectLog()
  let isDown = true
  const query: Queryable['query'] = async (...args) => {
    if (isDown) throw new DatabaseUnavailable('no')
    return database.query(...args)
  }
  setOwnClock(hourMs)
  const clock = await openDatabaseClock({ ...database, query }, { log })
  expect(clock.errorMs()).toBe(0)
  const databaseMs = (await readDatabaseTime(database)).getTime()
  expect(idTimeMs(newId('request')) - databaseMs).toBeGreaterThan(hourMs - idMarginMs)
  isDown = false
  await expect.poll(() => Math.round(clock.errorMs() / hourMs)).toBe(1)
  expect(Math.abs(idTimeMs(newId('message')) - databaseMs)).toBeLessThan(idMarginMs)
  clock.close()
})
