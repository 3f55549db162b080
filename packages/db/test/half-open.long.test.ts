import { expect, test } from 'vitest'
import { DatabaseUnavailable, statement } from '../src/index.ts'
import { behindProxy, one, pid, sleep } from './half-open.fixtures.ts'

const notify = statement('half_open_notify', "SELECT pg_notify('half_open', $1)")

test('reconnects a listener whose connection is silent', async () => {
  const { proxy, database, direct } = await behindProxy()
  const received: (string | undefined)[] = []
  const listener = database.listen('half_open', (payload) => received.push(payload))
  await expect.poll(() => received).toEqual([undefined])
  proxy.silence()
  await expect.poll(() => received).toEqual([undefined, undefined])
  await direct.query(notify, ['after it'])
  await expect.poll(() => received.at(-1)).toBe('after it')
  await listener.close()
})

test('allowLongStatements raises the timeout for one transaction only', async () => {
  const { database } = await behindProxy({ poolSize: 1 })
  await database.transaction(async (tx) => {
    tx.allowLongStatements(30_000)
    await tx.query(sleep, [2])
  })
  await expect(database.query(sleep, [2])).rejects.toMatchObject({ code: '57014' })
})

test('allowIdle raises the idle timeout for one transaction only', async () => {
  const { database } = await behindProxy({ poolSize: 2, statementTimeoutMs: 250 })
  await database.transaction(async (holder) => {
    holder.allowIdle(60_000)
    const [session] = await holder.query<{ pid: number }>(pid)
    // The default limit ends this one after a shorter idle time.
    const idle = database.transaction(async (other) => {
      await other.query(one)
      await expect.poll(() => other.query(one).catch(() => 'ended'), { interval: 1_500 }).toBe('ended')
      throw new Error('it has ended')
    })
    await expect(idle).rejects.toThrow()
    expect(await holder.query(pid)).toEqual([session])
  })
})

test("a session's statements have the session's timeout", async () => {
  const { proxy, database } = await behindProxy()
  await database.session(async (session) => {
    await session.query(sleep, [1.8])
  })
  const silent = database.session(
    async (session) => {
      proxy.silence()
      await session.query(one)
    },
    { statementTimeoutMs: 200 },
  )
  await expect(silent).rejects.toThrow(DatabaseUnavailable)
})
