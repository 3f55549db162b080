import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseUnavailable, findRunningEmbedded, migrate, setAsideEmbeddedDatabase, statement } from '../src/index.ts'
import {
  findClusters,
  findServer,
  isRoot,
  makeSandbox,
  readNotes,
  startHere,
  startOwner,
  writeNote,
} from './embedded-fixture.ts'
import { openForTest } from './own-database.ts'

const settings = statement(
  'test_embedded_settings',
  `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync, current_setting('listen_addresses') AS tcp,
          lower('ÄÖ') AS folded, (SELECT datcollate FROM pg_database WHERE datname = current_database()) AS collate,
          current_database() AS name, inet_server_port() AS port`,
)
const one = statement('test_one', 'SELECT 1 AS one')

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('is UTF-8 in any environment, durable, without a TCP port, and unreadable for others', async () => {
  const sandbox = await makeSandbox()
  const owner = await startOwner(sandbox)
  const database = await openForTest({ url: owner.url as string })
  expect(await database.query(settings)).toEqual([
    { encoding: 'UTF8', fsync: 'on', tcp: '', folded: 'äö', collate: 'C.UTF-8', name: 'channel', port: null },
  ])
  expect(await migrate(database)).not.toEqual([])
  const { data } = await findServer(sandbox)
  expect(await modeOf(join(sandbox.dataDir, 'database.json'))).toBe('600')
  expect(await modeOf(data)).toBe('700')
  expect(await modeOf(join(data, '../run'))).toBe('700')
  expect(await modeOf(join(data, '../password'))).toBe('600')
  expect((await stat(data)).uid).not.toBe(0)
  const guessing = await openForTest({ url: `${owner.url}`.replace(/:[0-9a-f]+@/, ':guess@') })
  await expect(guessing.query(one)).rejects.toThrow(
    /^Cannot connect .*\/run:5432\/channel: password authentication failed/,
  )
})

test('of two concurrent starts, one serves and the other reports it in one line', async () => {
  const sandbox = await makeSandbox()
  const owners = await Promise.all([startOwner(sandbox), startOwner(sandbox)])
  const serving = owners.filter((owner) => owner.url !== undefined)
  const refused = owners.filter((owner) => owner.problem !== undefined)
  expect(serving).toHaveLength(1)
  expect(refused).toMatchObject([{ problem: 'already-running' }])
  expect(refused[0]?.message).toMatch(
    /^The database in \S+ is in use by a running service.*: stop it first, or set CHANNEL_DATA_DIR to another directory\.$/,
  )
  await writeNote(serving[0]?.url as string, 'unharmed')
})

test('a second start leaves the running one alone and names its process', async () => {
  const sandbox = await makeSandbox()
  const owner = await startOwner(sandbox)
  await expect(startHere(sandbox)).rejects.toThrow(`(process ${owner.child.pid})`)
  await writeNote(owner.url as string, 'unharmed')
})

test('accepts a path that is too long for a socket', async () => {
  const sandbox = await makeSandbox()
  const deep = join(sandbox.path, 'd'.repeat(100))
  await mkdir(deep)
  const { url } = await startHere({ ...sandbox, dataDir: join(deep, 'data'), systemDir: join(deep, 'system') })
  await writeNote(url, 'reached')
  expect(await readNotes(url)).toEqual(['reached'])
})

test('queries succeed again after a restart of the server', async () => {
  const sandbox = await makeSandbox()
  const first = await startHere(sandbox)
  const database = await openForTest({ url: first.url })
  await database.query(one)
  await first.stop()
  await expect(database.query(one)).rejects.toThrow(DatabaseUnavailable)
  await startHere(sandbox)
  expect(await database.query(one)).toEqual([{ one: 1 }])
})

test('a moved data directory keeps its database', async () => {
  const sandbox = await makeSandbox()
  const first = await startHere(sandbox)
  await writeNote(first.url, 'moved')
  await first.stop()
  const moved = { ...sandbox, dataDir: join(sandbox.path, 'moved') }
  await rename(sandbox.dataDir, moved.dataDir)
  expect(await readNotes((await startHere(moved)).url)).toEqual(['moved'])
})

test('a database that is set aside is kept, and can be started from its new path', async () => {
  const sandbox = await makeSandbox()
  expect(await setAsideEmbeddedDatabase(sandbox)).toBeUndefined()
  const first = await startHere(sandbox)
  await writeNote(first.url, 'kept')
  await expect(setAsideEmbeddedDatabase(sandbox)).rejects.toThrow('is in use by a running service')
  await first.stop()
  const kept = await setAsideEmbeddedDatabase(sandbox)
  expect(kept).toMatch(/data-set-aside-\d{14}$/)
  await expect(readNotes((await startHere(sandbox)).url)).rejects.toThrow('"notes" does not exist')
  expect(await readNotes((await startHere({ ...sandbox, dataDir: kept! })).url)).toEqual(['kept'])
})

if (isRoot) {
  test('as root, a removed data directory starts empty, and its old cluster is renamed', async () => {
    const sandbox = await makeSandbox()
    const first = await startHere(sandbox)
    await writeNote(first.url, 'before')
    await first.stop()
    await rm(sandbox.dataDir, { recursive: true })
    const lines: string[] = []
    const second = await startHere(sandbox, (line) => lines.push(line))
    await expect(readNotes(second.url)).rejects.toThrow('"notes" does not exist')
    expect(lines[0]).toMatch(/^The data directory of an existing database was removed\. The database was renamed to /)
    expect(await findClusters(sandbox.systemDir)).toHaveLength(2)
  })

  test('as root, reports a missing cluster instead of starting empty', async () => {
    const sandbox = await makeSandbox()
    await (await startHere(sandbox)).stop()
    await rm(sandbox.systemDir, { recursive: true })
    await expect(startHere(sandbox)).rejects.toThrow(
      /database\.json names, .* is missing: restore it, or remove that file/,
    )
    await rm(join(sandbox.dataDir, 'database.json'))
    await startHere(sandbox)
  })

  test('as root, ignores a pointer to another directory', async () => {
    const sandbox = await makeSandbox()
    await mkdir(sandbox.dataDir)
    const elsewhere = join(sandbox.path, 'elsewhere')
    await writeFile(join(sandbox.dataDir, 'database.json'), JSON.stringify({ home: elsewhere }))
    await startHere(sandbox)
    await expect(stat(elsewhere)).rejects.toThrow('ENOENT')
  })
}

test('replaces an invalid pointer', async () => {
  const sandbox = await makeSandbox()
  const first = await startHere(sandbox)
  await first.stop()
  const pointer = join(sandbox.dataDir, 'database.json')
  for (const text of ['', '{', 'null', '[]', '{"home":5}']) {
    await writeFile(pointer, text)
    expect(await findRunningEmbedded(sandbox)).toBeUndefined()
  }
  await startHere(sandbox)
  expect(JSON.parse(await readFile(pointer, 'utf8'))).toMatchObject({ owner: process.pid })
})
