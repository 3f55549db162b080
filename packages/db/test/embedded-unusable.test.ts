import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findServerUser, type ServerUser } from '../src/embedded/server-user.ts'
import { findServer, isRoot, makeSandbox, type OwnerOptions, startHere, startOwner } from './embedded-fixture.ts'
import { makeProgramFor } from './program-copy.ts'

const advice = 'Set DATABASE_URL to use a PostgreSQL server of your own instead.'

async function programFor(user: ServerUser | undefined, path: string): Promise<OwnerOptions> {
  const program = await makeProgramFor(user, path)
  return { user, ...(program && { program }) }
}

/** One line that ends with the advice. */
const line = (text: RegExp) => expect.stringMatching(new RegExp(`^${text.source} ${advice}$`))

test('rejects a data directory that is a file', async () => {
  const sandbox = await makeSandbox()
  await writeFile(sandbox.dataDir, '')
  await expect(startHere(sandbox)).rejects.toMatchObject({
    problem: 'data-directory',
    message: line(/The data directory \S+\/data cannot be used: it is a file\./),
  })
})

test('rejects a data directory below a file or below a missing directory', async () => {
  const sandbox = await makeSandbox()
  await writeFile(sandbox.dataDir, '')
  await expect(startHere({ ...sandbox, dataDir: join(sandbox.dataDir, 'below') })).rejects.toMatchObject({
    message: line(/The data directory \S+ cannot be used: \S+\/data is not a directory\./),
  })
  await expect(startHere({ ...sandbox, dataDir: join(sandbox.path, 'missing/below') })).rejects.toMatchObject({
    message: line(/The data directory \S+ cannot be used: \S+\/missing does not exist\./),
  })
  expect(await readdir(sandbox.path)).toEqual(['data'])
})

test.runIf(process.platform === 'linux')(
  'rejects a data directory in /proc, where it cannot be created (Linux only)',
  async () => {
    const sandbox = await makeSandbox()
    await expect(startHere({ ...sandbox, dataDir: '/proc/channel' })).rejects.toMatchObject({
      problem: 'data-directory',
      message: line(/The data directory \/proc\/channel cannot be used: it cannot be created in \/proc\./),
    })
  },
)

test('rejects a data directory of another major version', { tags: 'long' }, async () => {
  const sandbox = await makeSandbox()
  const first = await startHere(sandbox)
  const { data } = await findServer(sandbox)
  await first.stop()
  await writeFile(join(data, 'PG_VERSION'), '17\n')
  await expect(startHere(sandbox)).rejects.toMatchObject({
    problem: 'server-version',
    message: line(/The database in \S+ was created by PostgreSQL 17, this program has 18: .*/),
  })
})

test('rejects a data directory with other files', async () => {
  const sandbox = await makeSandbox()
  const first = await startHere(sandbox)
  const { data } = await findServer(sandbox)
  await first.stop()
  await rm(join(data, 'PG_VERSION'))
  await expect(startHere(sandbox)).rejects.toMatchObject({
    problem: 'data-directory',
    message: line(/\S+ contains files that are not a PostgreSQL database: move them away\./),
  })
})

test("reports the server's message and log for a damaged data directory", { tags: 'long' }, async () => {
  const sandbox = await makeSandbox()
  const first = await startHere(sandbox)
  const { data } = await findServer(sandbox)
  await first.stop()
  await writeFile(join(data, 'postgresql.conf'), 'nonsense = 1\n')
  await expect(startHere(sandbox)).rejects.toMatchObject({
    problem: 'start-failed',
    message: line(/PostgreSQL did not start in \S+: .*contains errors \(its log is \S+\/server\.log\)\./),
  })
})

test('rejects a data directory that is not writable', { tags: 'long' }, async () => {
  const sandbox = await makeSandbox('programs')
  await mkdir(sandbox.dataDir)
  await chmod(sandbox.dataDir, 0o555)
  const user = isRoot ? await findServerUser() : undefined
  const refused = await startOwner(sandbox, await programFor(user, sandbox.path))
  expect(refused).toMatchObject({
    problem: 'data-directory',
    message: line(/The data directory \S+ cannot be used: it is not writable\./),
  })
  const parent = join(sandbox.path, 'parent')
  await mkdir(parent, { mode: 0o555 })
  const below = await startOwner({ ...sandbox, dataDir: join(parent, 'data') }, await programFor(user, sandbox.path))
  expect(below.message).toMatch(/^The data directory \S+ cannot be used: .*permission denied/i)
})

if (isRoot) {
  test('as root, rejects the data of an unprivileged user', async () => {
    const sandbox = await makeSandbox()
    await mkdir(join(sandbox.dataDir, 'postgres/data'), { recursive: true })
    await expect(startHere(sandbox)).rejects.toMatchObject({
      message: line(/The database in \S+ was created by an unprivileged user: start as that user, not as root\./),
    })
  })

  test('as root, rejects a system directory that cannot be created', async () => {
    const sandbox = await makeSandbox()
    await writeFile(sandbox.systemDir, '')
    await expect(startHere({ ...sandbox, systemDir: join(sandbox.systemDir, 'below') })).rejects.toMatchObject({
      message: line(/When run as root, the database is stored in \S+, which cannot be created: .*/),
    })
  })
}
