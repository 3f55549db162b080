import { once } from 'node:events'
import { statement } from '@channel/db'
import { findPooler, startDatabaseProxy, startPooler } from '@channel/db/testing'
import { createTestDatabase, freePort } from '@channel/test-kit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startWorkerProcess, type WorkerProcess } from './support/worker-process.ts'

function start(databaseUrl: string): WorkerProcess {
  const worker = startWorkerProcess(databaseUrl, { LOG_LEVEL: 'info' })
  onTestFinished(() => void worker.child.kill('SIGKILL'))
  return worker
}

/** A worker whose database does not exist. */
async function startWaiting(): Promise<WorkerProcess> {
  const worker = start(`postgres://nobody@127.0.0.1:${await freePort()}/none`)
  await expect.poll(worker.printed).toContain('The database is unavailable')
  return worker
}

interface AppliedMigration {
  readonly version: number
  readonly name: string
  readonly checksum: string
  readonly oldest_compatible: number | null
}
const removeNewest = statement(
  'test_remove_newest_migration',
  `DELETE FROM schema_migrations WHERE version = (SELECT max(version) FROM schema_migrations)
   RETURNING version, name, checksum, oldest_compatible`,
)
const addMigration = statement(
  'test_add_migration',
  'INSERT INTO schema_migrations (version, name, checksum, oldest_compatible) VALUES ($1, $2, $3, $4)',
)

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

  it('waits for migrations that the database lacks', async () => {
    await using database = await createTestDatabase()
    const [newest] = await database.query<AppliedMigration>(removeNewest)
    const worker = start(database.url)
    const reason = expect.stringMatching(/^the database lacks the migrations from \d{4}_\w+\.sql on$/)
    await expect.poll(worker.logged).toMatchObject([{ waitsFor: 'migrations', reason }])
    await database.execute(addMigration, [newest?.version, newest?.name, newest?.checksum, newest?.oldest_compatible])
    await once(worker.child, 'message')
    worker.child.kill('SIGTERM')
    expect(await worker.ended).toMatchObject({ code: 0 })
  })

  it.skipIf(findPooler() === 'none')(
    'logs an unsuitable connection pooler in one line that says what to do',
    async () => {
      await using database = await createTestDatabase()
      const pooler = await startPooler(database.url, 2, findPooler() === 'too old' ? '' : 'max_prepared_statements = 0')
      onTestFinished(() => pooler.stop())
      const { child, logged } = startWorkerProcess(pooler.url, { DATABASE_DIRECT_URL: database.url })
      onTestFinished(() => void child.kill('SIGKILL'))
      const reason = expect.stringContaining('Use PgBouncer 1.21 or later, with pool_mode = transaction')
      await expect.poll(logged).toMatchObject([{ level: 'error', part: 'database', reason }])
      expect(child.exitCode).toBeNull()
    },
  )

  it('ends when its parent has ended while it waits', async () => {
    const worker = await startWaiting()
    worker.child.disconnect()
    expect(await worker.ended).toMatchObject({ code: 0 })
  })

  it('rejects a schema that needs a newer version of the service, in one line', async () => {
    await using database = await createTestDatabase()
    await database.execute(addMigration, [9001, '9001_future.sql', '', 9001])
    const worker = start(database.url)
    expect((await worker.ended).code).toBe(1)
    const msg = /^The worker cannot start: the database is newer than this program: .*9001_future.*$/
    expect(worker.logged()).toMatchObject([{ level: 'fatal', msg: expect.stringMatching(msg) }])
  })
})
