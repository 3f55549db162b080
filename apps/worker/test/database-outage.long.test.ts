import { once } from 'node:events'
import { startDatabaseProxy } from '@channel/db/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { startWorkerProcess } from './support/worker-process.ts'

it('logs an outage of the database in one line when it begins and one when it is over', async () => {
  await using own = await createTestDatabase()
  let isDown = false
  let refused = 0
  const connections = new Set<{ destroy(): void }>()
  const proxy = await startDatabaseProxy(own.url, {
    onConnection: ({ client }) => {
      connections.add(client)
      if (!isDown) return
      refused++
      client.destroy()
    },
  })
  onTestFinished(() => proxy.close())
  const { child, logged } = startWorkerProcess(proxy.url, { LOG_LEVEL: 'info' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')

  isDown = true
  for (const client of connections) client.destroy()
  // Far more attempts than the parts of a worker: each has failed several times.
  await expect.poll(() => refused).toBeGreaterThan(100)
  isDown = false
  const isAbout = ({ msg }: { msg: string }) => !/^The worker is /.test(msg)
  await expect.poll(() => logged().filter(isAbout).length).toBeGreaterThan(1)
  expect(logged().filter(isAbout)).toMatchObject([
    { level: 'warn', part: 'database', msg: 'The database is unavailable; what needs it is retried.' },
    { level: 'info', part: 'database', durationMs: expect.any(Number), msg: 'The database is available again.' },
  ])
})
