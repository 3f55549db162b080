import { once } from 'node:events'
import { startDatabaseProxy } from '@channel/db/testing'
import { createTestDatabase } from '@channel/test-kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { start, startWaiting } from './start-without-database.fixtures.ts'

describe('a worker without its database', () => {
  it('waits for the server, logs this once, and starts when it is up', async () => {
    await using database = await createTestDatabase()
    let isDown = true
    const proxy = await startDatabaseProxy(database.url, {
      onConnection: ({ client }) => {
        if (isDown) client.destroy()
      },
    })
    onTestFinished(() => proxy.close())
    const worker = start(proxy.url)
    const reason = expect.stringMatching(/^Cannot connect to PostgreSQL at /)
    const isWaiting = {
      level: 'warn',
      part: 'database',
      reason,
      msg: 'The database is unavailable; what needs it is retried.',
    }
    await expect.poll(worker.logged).toMatchObject([isWaiting])
    const ready = once(worker.child, 'message')
    isDown = false
    expect((await ready)[0]).toEqual({ type: 'ready' })
    worker.child.kill('SIGTERM')
    expect((await worker.ended).code).toBe(0)
    expect(worker.logged().slice(0, 2)).toMatchObject([
      isWaiting,
      { level: 'info', msg: 'The database is ready; the worker is starting.' },
    ])
  })

  it('ends at SIGTERM while it waits', async () => {
    const worker = await startWaiting()
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0 })
  })
})
