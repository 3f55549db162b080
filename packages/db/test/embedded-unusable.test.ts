import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findServer, isRoot, makeSandbox, startHere } from './embedded-fixture.ts'

const advice = 'Set DATABASE_URL to use a PostgreSQL server of your own instead.'

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
