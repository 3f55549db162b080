import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findServerUser, type ServerUser } from '../src/embedded/server-user.ts'
import { findServer, isRoot, makePlace, type OwnerOptions, startHere, startOwner } from './embedded-fixture.ts'
import { makeProgramFor } from './program-copy.ts'

const wayOut = 'Set DATABASE_URL to use a PostgreSQL server of your own instead.'

async function programFor(user: ServerUser | undefined, path: string): Promise<OwnerOptions> {
  const program = await makeProgramFor(user, path)
  return { user, ...(program && { program }) }
}

/** One line, ending in the way out. */
const line = (text: RegExp) => expect.stringMatching(new RegExp(`^${text.source} ${wayOut}$`))

test('a data directory that is a file', async () => {
  const place = await makePlace()
  await writeFile(place.dataDir, '')
  await expect(startHere(place)).rejects.toMatchObject({
    problem: 'data-directory',
    message: line(/The data directory \S+\/data cannot be used: it is a file\./),
  })
})

test('one below a file, one below nothing', async () => {
  const place = await makePlace()
  await writeFile(place.dataDir, '')
  await expect(startHere({ ...place, dataDir: join(place.dataDir, 'below') })).rejects.toMatchObject({
    message: line(/The data directory \S+ cannot be used: \S+\/data is no directory\./),
  })
  await expect(startHere({ ...place, dataDir: join(place.path, 'missing/below') })).rejects.toMatchObject({
    message: line(/The data directory \S+ cannot be used: \S+\/missing does not exist\./),
  })
  expect(await readdir(place.path)).toEqual(['data'])
})

test.runIf(process.platform === 'linux')(
  'one in /proc, which is there and lets nobody create it (Linux only)',
  async () => {
    const place = await makePlace()
    await expect(startHere({ ...place, dataDir: '/proc/channel' })).rejects.toMatchObject({
      problem: 'data-directory',
      message: line(/The data directory \/proc\/channel cannot be used: it cannot be created in \/proc\./),
    })
  },
)

test('one of another major version', { tags: 'long' }, async () => {
  const place = await makePlace()
  const first = await startHere(place)
  const { data } = await findServer(place)
  await first.stop()
  await writeFile(join(data, 'PG_VERSION'), '17\n')
  await expect(startHere(place)).rejects.toMatchObject({
    problem: 'server-version',
    message: line(/The database in \S+ was made by PostgreSQL 17, this program has 18: .*/),
  })
})

test('one that holds something else', async () => {
  const place = await makePlace()
  const first = await startHere(place)
  const { data } = await findServer(place)
  await first.stop()
  await rm(join(data, 'PG_VERSION'))
  await expect(startHere(place)).rejects.toMatchObject({
    problem: 'data-directory',
    message: line(/\S+ holds files that are no PostgreSQL database: move them away\./),
  })
})

test('a damaged one: the line tells what the server said and where it said more', { tags: 'long' }, async () => {
  const place = await makePlace()
  const first = await startHere(place)
  const { data } = await findServer(place)
  await first.stop()
  await writeFile(join(data, 'postgresql.conf'), 'nonsense = 1\n')
  await expect(startHere(place)).rejects.toMatchObject({
    problem: 'start-failed',
    message: line(/PostgreSQL did not start in \S+: .*contains errors \(its log is \S+\/server\.log\)\./),
  })
})

test('one that may not be written', { tags: 'long' }, async () => {
  const place = await makePlace('programs')
  await mkdir(place.dataDir)
  await chmod(place.dataDir, 0o555)
  const user = isRoot ? await findServerUser() : undefined
  const refused = await startOwner(place, await programFor(user, place.path))
  expect(refused).toMatchObject({
    problem: 'data-directory',
    message: line(/The data directory \S+ cannot be used: it is not writable\./),
  })
  const parent = join(place.path, 'parent')
  await mkdir(parent, { mode: 0o555 })
  const below = await startOwner({ ...place, dataDir: join(parent, 'data') }, await programFor(user, place.path))
  expect(below.message).toMatch(/^The data directory \S+ cannot be used: .*permission denied/i)
})

if (isRoot) {
  test("as root, an unprivileged user's data is refused", async () => {
    const place = await makePlace()
    await mkdir(join(place.dataDir, 'postgres/data'), { recursive: true })
    await expect(startHere(place)).rejects.toMatchObject({
      message: line(/The database in \S+ was made by an unprivileged user: start as that user, not as root\./),
    })
  })

  test('as root, a system directory that cannot be made', async () => {
    const place = await makePlace()
    await writeFile(place.systemDir, '')
    await expect(startHere({ ...place, systemDir: join(place.systemDir, 'below') })).rejects.toMatchObject({
      message: line(/As root, the database lives in \S+, which cannot be made: .*/),
    })
  })
}
