import { expect, it } from 'vitest'
import { type CallSource, maxCalls, openCallLog } from './call-log.ts'
import type { LoggedCall } from './log-data.ts'

const startMs = Date.parse('2026-11-20T09:00:00Z')

/** A call that was made a number of milliseconds after the start. */
function aCall(ms: number): LoggedCall {
  const created_at = new Date(startMs + ms).toISOString().replace('Z', '000Z')
  return { request_id: `req_${String(ms).padStart(9, '0')}`, created_at } as LoggedCall
}

/** A log to which the test adds calls. */
function aSource() {
  const calls: LoggedCall[] = []
  const newestFirst = () => calls.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  const source: CallSource = {
    async page(cursor = '0') {
      const end = Number(cursor) + 100
      const has_more = end < calls.length
      return { data: newestFirst().slice(Number(cursor), end), has_more, next_cursor: has_more ? String(end) : null }
    },
    async since(time, max) {
      return newestFirst()
        .filter(({ created_at }) => created_at >= time)
        .slice(0, max)
    },
  }
  const add = (fromMs: number, count: number, everyMs = 1) => {
    for (let index = 0; index < count; index++) calls.push(aCall(fromMs + index * everyMs))
  }
  return { source, add, ids: () => newestFirst().map(({ request_id }) => request_id) }
}

const idsOf = (calls: readonly LoggedCall[]) => calls.map(({ request_id }) => request_id)

it('shows every call once, newest first, also one that was logged late', async () => {
  const { source, add, ids } = aSource()
  const log = openCallLog(source)
  add(0, 50)
  await log.update()
  for (let second = 1; second <= 5; second++) {
    add(second * 1_000, 500, 2)
    await log.update()
  }
  add(4_001, 1)
  await log.update()
  expect(idsOf(log.state().rows)).toEqual(ids())
  expect(log.state()).toMatchObject({ waiting: [], isPending: false, error: null, olderCursor: null })
})

it('keeps what is read in its place while it is held, and shows the new calls after that', async () => {
  const { source, add, ids } = aSource()
  const log = openCallLog(source)
  add(0, 10)
  await log.update()
  const before = log.state().rows
  log.hold(true)
  add(1_000, 20)
  await log.update()
  await log.update()
  expect(log.state().rows).toBe(before)
  expect(log.state().waiting).toHaveLength(20)
  log.hold(false)
  expect(idsOf(log.state().rows)).toEqual(ids())
  expect(log.state().waiting).toEqual([])
})

it('keeps a limited number of calls, without a gap between them', async () => {
  const { source, add, ids } = aSource()
  const log = openCallLog(source)
  add(0, 300)
  await log.update()
  await log.loadOlder()
  expect(log.state().rows).toHaveLength(200)
  expect(log.state().olderCursor).not.toBe(null)
  log.hold(true)
  for (const fromMs of [1_000, 8_000]) {
    add(fromMs, 7_000)
    await log.update()
  }
  expect(log.state().rows).toHaveLength(200)
  expect(log.state().waiting).toHaveLength(maxCalls)
  log.hold(false)
  expect(idsOf(log.state().rows)).toEqual(ids().slice(0, maxCalls))
  expect(log.state().olderCursor).toBe(null)
  add(30_000, 2 * maxCalls)
  await log.update()
  expect(idsOf(log.state().rows)).toEqual(ids().slice(0, maxCalls))
})

it('keeps the calls after a failure, and goes on', async () => {
  const { source, add, ids } = aSource()
  let isBroken = false
  const log = openCallLog({
    ...source,
    since: (time, max) => (isBroken ? Promise.reject(new Error('no connection')) : source.since(time, max)),
  })
  add(0, 5)
  await log.update()
  isBroken = true
  add(10, 5)
  await log.update()
  expect(log.state()).toMatchObject({ error: { message: 'no connection' } })
  expect(log.state().rows).toHaveLength(5)
  isBroken = false
  await log.update()
  expect(log.state().error).toBe(null)
  expect(idsOf(log.state().rows)).toEqual(ids())
})
