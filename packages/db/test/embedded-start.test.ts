import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseUnavailable, EmbeddedDatabaseError, findRunningEmbedded, migrate, statement } from '../src/index.ts'
import {
  findClusters,
  findServer,
  isAlive,
  isRoot,
  makePlace,
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

test('makes a database, keeps it between starts, and lets others find it while it runs', async () => {
  const place = await makePlace()
  expect(await findRunningEmbedded(place)).toBeUndefined()
  const first = await startHere(place)
  expect(await findRunningEmbedded(place)).toEqual({ url: first.url })
  await writeNote(first.url, 'kept')
  const { pid } = await findServer(place)
  await first.stop()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  expect(await findRunningEmbedded(place)).toBeUndefined()
  const second = await startHere(place)
  expect(await readNotes(second.url)).toEqual(['kept'])
})

test('is UTF-8 whatever the environment, safe, without a TCP port, and nobody else may read it', {
  tags: 'long',
}, async () => {
  const place = await makePlace()
  const owner = await startOwner(place)
  const database = await openForTest({ url: owner.url as string })
  expect(await database.query(settings)).toEqual([
    { encoding: 'UTF8', fsync: 'on', tcp: '', folded: 'äö', collate: 'C.UTF-8', name: 'channel', port: null },
  ])
  expect(await migrate(database)).not.toEqual([])
  const { data } = await findServer(place)
  expect(await modeOf(join(place.dataDir, 'database.json'))).toBe('600')
  expect(await modeOf(data)).toBe('700')
  expect(await modeOf(join(data, '../run'))).toBe('700')
  expect(await modeOf(join(data, '../password'))).toBe('600')
  expect((await stat(data)).uid).not.toBe(0)
  const guessing = await openForTest({ url: `${owner.url}`.replace(/:[0-9a-f]+@/, ':guess@') })
  await expect(guessing.query(one)).rejects.toThrow(
    /^Cannot connect .*\/run:5432\/channel: password authentication failed/,
  )
})

test('of two starts at once, one serves and the other says so in one line', { tags: 'long' }, async () => {
  const place = await makePlace()
  const owners = await Promise.all([startOwner(place), startOwner(place)])
  const serving = owners.filter((owner) => owner.url !== undefined)
  const refused = owners.filter((owner) => owner.problem !== undefined)
  expect(serving).toHaveLength(1)
  expect(refused).toMatchObject([{ problem: 'already-running' }])
  expect(refused[0]?.message).toMatch(
    /^The database in \S+ is in use by a service that is running.*: stop that one first, or set CHANNEL_DATA_DIR to another directory\.$/,
  )
  await writeNote(serving[0]?.url as string, 'unharmed')
})

test('a start beside a running one leaves it alone and names its process', { tags: 'long' }, async () => {
  const place = await makePlace()
  const owner = await startOwner(place)
  await expect(startHere(place)).rejects.toThrow(`(process ${owner.child.pid})`)
  await writeNote(owner.url as string, 'unharmed')
})

test('a path too long for a socket does no harm', { tags: 'long' }, async () => {
  const place = await makePlace()
  const deep = join(place.path, 'd'.repeat(100))
  await mkdir(deep)
  const { url } = await startHere({ ...place, dataDir: join(deep, 'data'), systemDir: join(deep, 'system') })
  await writeNote(url, 'reached')
  expect(await readNotes(url)).toEqual(['reached'])
})

test('queries work again after the server was stopped and started', { tags: 'long' }, async () => {
  const place = await makePlace()
  const first = await startHere(place)
  const database = await openForTest({ url: first.url })
  await database.query(one)
  await first.stop()
  await expect(database.query(one)).rejects.toThrow(DatabaseUnavailable)
  await startHere(place)
  expect(await database.query(one)).toEqual([{ one: 1 }])
})

test('the owner learns when the server ends by itself', async () => {
  const place = await makePlace()
  const { exited, stop } = await startHere(place)
  process.kill((await findServer(place)).pid, 'SIGKILL')
  await exited
  await stop()
})

test('a data directory that was moved is still the same database', { tags: 'long' }, async () => {
  const place = await makePlace()
  const first = await startHere(place)
  await writeNote(first.url, 'moved')
  await first.stop()
  const moved = { ...place, dataDir: join(place.path, 'moved') }
  await rename(place.dataDir, moved.dataDir)
  expect(await readNotes((await startHere(moved)).url)).toEqual(['moved'])
})

if (isRoot) {
  test('as root, a data directory that was removed begins anew, and what it had is kept beside', {
    tags: 'long',
  }, async () => {
    const place = await makePlace()
    const first = await startHere(place)
    await writeNote(first.url, 'before')
    await first.stop()
    await rm(place.dataDir, { recursive: true })
    const lines: string[] = []
    const second = await startHere(place, (line) => lines.push(line))
    await expect(readNotes(second.url)).rejects.toThrow('"notes" does not exist')
    expect(lines[0]).toMatch(/^Found the database of a data directory that was removed; it is kept as /)
    expect(await findClusters(place.systemDir)).toHaveLength(2)
  })

  test('as root, a database that is gone is not silently an empty one', { tags: 'long' }, async () => {
    const place = await makePlace()
    await (await startHere(place)).stop()
    await rm(place.systemDir, { recursive: true })
    await expect(startHere(place)).rejects.toThrow(
      /database\.json names, .* is gone: bring it back, or remove that file/,
    )
    await rm(join(place.dataDir, 'database.json'))
    await startHere(place)
  })

  test('as root, a pointer elsewhere is not followed', { tags: 'long' }, async () => {
    const place = await makePlace()
    await mkdir(place.dataDir)
    const elsewhere = join(place.path, 'elsewhere')
    await writeFile(join(place.dataDir, 'database.json'), JSON.stringify({ home: elsewhere }))
    await startHere(place)
    await expect(stat(elsewhere)).rejects.toThrow('ENOENT')
  })
}

test('a pointer that makes no sense is replaced', { tags: 'long' }, async () => {
  const place = await makePlace()
  const first = await startHere(place)
  await first.stop()
  const pointer = join(place.dataDir, 'database.json')
  for (const text of ['', '{', 'null', '[]', '{"home":5}']) {
    await writeFile(pointer, text)
    expect(await findRunningEmbedded(place)).toBeUndefined()
  }
  await startHere(place)
  expect(JSON.parse(await readFile(pointer, 'utf8'))).toMatchObject({ owner: process.pid })
})

test('the error is of its own class', async () => {
  const place = await makePlace()
  await writeFile(place.dataDir, '')
  await expect(startHere(place)).rejects.toBeInstanceOf(EmbeddedDatabaseError)
})
