import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statement } from '@channel/db'
import { createTestDatabase, type OwnDatabase, sharedDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'

const sizeBytes = 100 * 1_048_576
const dataDirectory = statement('full_disk_data_directory', "SELECT current_setting('data_directory') AS directory")

/** The directory of a file system of its own; undefined if this user may mount none. */
function mountSmall(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'channel-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeBytes}`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', path])
    rmSync(path, { recursive: true })
  })
  return path
}

/** Moves a database, of which no connection is open, to this directory. */
async function moveTo(directory: string, database: OwnDatabase): Promise<void> {
  const admin = await sharedDatabase()
  const [data] = await admin.query<{ directory: string }>(dataDirectory as never)
  const { uid, gid } = statSync(data!.directory)
  chownSync(directory, uid, gid)
  chmodSync(directory, 0o700)
  const tablespace = `full_disk_${process.pid}`
  const [, name] = /\/(\w+)\?/.exec(database.url) ?? []
  await admin.session((session) => session.run(`CREATE TABLESPACE ${tablespace} LOCATION '${directory}'`))
  await admin.session((session) => session.run(`ALTER DATABASE ${name} SET TABLESPACE ${tablespace}`))
  onTestFinished(() => admin.session((session) => session.run(`DROP TABLESPACE ${tablespace}`)))
}

/** Uses up all space. @returns the file that does */
function fill(directory: string): string {
  const file = join(directory, 'filler')
  const { bavail, bsize } = statfsSync(directory)
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize))
  } catch (error) {
    // The database has taken some of it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
  return file
}

it('responds with 503 while the disk of the database is full, and logs it once', async ({ skip }) => {
  const directory = mountSmall()
  if (directory === undefined) return skip('this user may not mount a small file system')
  await using database = await createTestDatabase()
  await moveTo(directory, database)
  const tenant = await (await startApi({ database })).tenant()
  const { url, logged } = await startApiProcess({ DATABASE_URL: database.url })
  // More than a page can hold, so that each needs new space.
  const create = () => {
    const body = { name: 'Nordlys', metadata: { notes: randomBytes(6_000).toString('base64') } }
    return send('createCustomer', { ...tenant, url: url! }, { body })
  }
  expect((await create()).status).toBe(201)

  const filler = fill(directory)
  await expect.poll(create).toMatchObject({ status: 503, body: { error: { code: 'internal_error' } } })
  for (let request = 0; request < 5; request++) {
    const response = await create()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  }
  const reason = expect.stringContaining('No space left on device')
  expect(logged()).toMatchObject([{ level: 'warn', part: 'database', reason }])

  rmSync(filler)
  expect((await create()).status).toBe(201)
})
