import { openDatabase } from '@channel/db'
import { startSilencingProxy } from '@channel/db/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { openReadinessCheck } from './open-readiness-check.ts'

it('takes two seconds while the database hangs, and one connection however often it is asked', async () => {
  await using own = await createTestDatabase()
  const proxy = await startSilencingProxy(own.url)
  onTestFinished(() => proxy.close())
  const database = openDatabase({ url: proxy.url, poolSize: 2, statementTimeoutMs: 2_000 })
  onTestFinished(() => database.close())
  const check = await openReadinessCheck(database)
  expect(await check()).toEqual([])
  proxy.silence()
  const begin = Date.now()
  const failures = [{ code: 'database', detail: expect.stringContaining('2 s'), since: expect.stringMatching(/^20/) }]
  expect(await Promise.all([check(), check(), check()])).toEqual([failures, failures, failures])
  expect(Date.now() - begin).toBeLessThan(2_900)
  expect(database.poolCounts()).toMatchObject([{ pool: 'main', used: 1 }, {}])
  await expect.poll(check).toEqual([])
})
