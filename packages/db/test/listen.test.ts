import { once } from 'node:events'
import { expect, test } from 'vitest'
import { type Listener, statement } from '../src/index.ts'
import { openForTest } from './own-database.ts'

const notify = statement('listen_test_notify', "SELECT pg_notify('listen_test', $1)")
const cutOff = statement(
  'listen_test_cut_off',
  `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN listen_%'`,
)
const countListening = statement(
  'listen_test_count',
  `SELECT count(*)::int AS count FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN listen_%'`,
)

/** Collects notifications, and waits for the next. */
function aReceiver() {
  const events = new EventTarget()
  const waiting: (string | undefined)[] = []
  return {
    receive: (payload: string | undefined) => {
      waiting.push(payload)
      events.dispatchEvent(new Event('received'))
    },
    next: async () => {
      while (waiting.length === 0) await once(events, 'received')
      return waiting.shift()
    },
    waiting,
  }
}

test('receives notifications after it reports that it is connected', async () => {
  const database = await openForTest()
  const { receive, next, waiting } = aReceiver()
  const listener: Listener = database.listen('listen_test', receive)
  expect(await next()).toBeUndefined()
  await database.query(notify, ['first'])
  expect(await next()).toBe('first')
  await database.query(notify, [''])
  expect(await next()).toBe('')
  await listener.close()
  await database.query(notify, ['unheard'])
  expect(waiting).toEqual([])
})

test('reconnects after a lost connection and reports it', async () => {
  const database = await openForTest()
  const { receive, next } = aReceiver()
  const listener = database.listen('listen_test', receive)
  expect(await next()).toBeUndefined()
  for (const payload of ['second', 'third']) {
    await database.query(cutOff)
    expect(await next()).toBeUndefined()
    await database.query(notify, [payload])
    expect(await next()).toBe(payload)
  }
  await listener.close()
})

test('closes while it cannot connect', async () => {
  const database = await openForTest({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const listener = database.listen('listen_test', () => expect.unreachable())
  await listener.close()
})

test('rejects a channel name with other characters than a-z and _', async () => {
  const database = await openForTest({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  expect(() => database.listen('a; DROP TABLE contacts', () => {})).toThrow('is not a channel name')
})

test('listens on several channels over one connection, which ends with the last', async () => {
  const database = await openForTest()
  const one = aReceiver()
  const other = aReceiver()
  const listeners = [database.listen('listen_test', one.receive), database.listen('listen_other', other.receive)]
  expect([await one.next(), await other.next()]).toEqual([undefined, undefined])
  const late = aReceiver()
  const lateListener = database.listen('listen_test', late.receive)
  expect(await late.next()).toBeUndefined()
  expect(await database.query(countListening)).toEqual([{ count: 1 }])
  await database.query(notify, ['for two'])
  expect([await one.next(), await late.next(), other.waiting]).toEqual(['for two', 'for two', []])
  await lateListener.close()
  await database.query(cutOff)
  expect([await one.next(), await other.next(), late.waiting]).toEqual([undefined, undefined, []])
  for (const listener of listeners) await listener.close()
  await expect.poll(() => database.query(countListening)).toEqual([{ count: 0 }])
})
