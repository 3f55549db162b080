import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { writeCalls } from '../../mechanisms/api-log/logged-call.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { aCall, aScope } from '../../testing/index.ts'
import { listApiLog } from './list-api-log.ts'
import { listLatestCalls } from './list-latest-calls.ts'

const database = await sharedDatabase()

it('lists the calls of one organization, newest first, in pages', async () => {
  const [mine, other] = [newId('organization'), newId('organization')]
  const start = Date.parse('2026-11-20T23:59:59.990Z')
  // Two at a time, across midnight.
  const calls = Array.from({ length: 25 }, (_, index) => aCall(mine, { atMs: start + Math.floor(index / 2) }))
  await writeCalls(database, [...calls, aCall(other)])
  const expected = calls.map(({ requestId }) => requestId).toReversed()
  const seen: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const page = await listApiLog(database, aScope(mine), { query: { limit: 10, cursor } })
    seen.push(...page.data.map(({ request_id }) => request_id))
    cursor = page.next_cursor ?? undefined
    pages++
  } while (cursor !== undefined)
  expect(pages).toBe(3)
  expect(seen).toEqual(expected)
  const latest = await listLatestCalls(database, { organization_id: mine, limit: 3 })
  expect(latest.map(({ request_id }) => request_id)).toEqual(expected.slice(0, 3))
})

it('refuses the cursor of another organization', async () => {
  const [mine, other] = [newId('organization'), newId('organization')]
  await writeCalls(database, [aCall(mine), aCall(mine)])
  const { next_cursor } = await listApiLog(database, aScope(mine), { query: { limit: 1 } })
  const query = { limit: 1, cursor: next_cursor ?? '' }
  await expect(listApiLog(database, aScope(other), { query })).rejects.toMatchObject({ code: 'invalid_cursor' })
})
