import { chmod, mkdir, writeFile } from 'node:fs/promises'
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

test('rejects a data directory of another major version', async () => {
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

test("reports the server's message and log for a damaged data directory", async () => {
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

test('rejects a data directory that is not writable', async () => {
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
