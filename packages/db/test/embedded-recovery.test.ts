import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, watch, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findServerUser } from '../src/embedded/server-user.ts'
import { startTemporaryPostgres, statement } from '../src/index.ts'
import {
  findServer,
  forkOwner,
  isAlive,
  killOwner,
  makePlace,
  type Place,
  readNotes,
  startHere,
  startOwner,
  writeNote,
} from './embedded-fixture.ts'
import { openForTest } from './own-database.ts'

// Busy enough not to notice for a while that its server is gone.
const count = statement(
  'test_count_far',
  'SELECT count(*) FROM generate_series(1, 20000000) AS number WHERE number % 3 = 0',
)
const busy = statement(
  'test_find_busy',
  `SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%generate_series(1, 20000000)%' AND pid <> pg_backend_pid()`,
)

/** A cluster that had one note and whose owner and server were killed, with the pid file that it left. */
async function killEverything(place: Place): Promise<{ data: string; pidFile: string }> {
  const owner = await startOwner(place)
  await writeNote(owner.url as string, 'before')
  const { data, pid } = await findServer(place)
  owner.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await once(owner.child, 'exit')
  return { data, pidFile: join(data, 'postmaster.pid') }
}

test('after kill -9 of everything the next start has the data', async () => {
  const place = await makePlace()
  await killEverything(place)
  expect(await readNotes((await startHere(place)).url)).toEqual(['before'])
})

test('a server whose owner was killed is ended by the next start, which says so', { tags: 'long' }, async () => {
  const place = await makePlace()
  const owner = await startOwner(place)
  await writeNote(owner.url as string, 'before')
  const orphan = await findServer(place)
  await killOwner(owner.child)
  expect(isAlive(orphan.pid)).toBe(true)
  const lines: string[] = []
  const next = await startHere(place, (line) => lines.push(line))
  expect(lines).toEqual([`Ended the database server (process ${orphan.pid}) that an earlier run left behind.`])
  expect((await findServer(place)).pid).not.toBe(orphan.pid)
  expect(await readNotes(next.url)).toEqual(['before'])
})

test('a pid file whose pid is another process by now hinders nothing, and that process lives on', {
  tags: 'long',
}, async () => {
  const place = await makePlace()
  const { pidFile } = await killEverything(place)
  // Of the server's own user: only then does PostgreSQL itself take it for a server.
  const bystander = spawn('sleep', ['60'], { stdio: 'ignore', ...(await findServerUser()) })
  await once(bystander, 'spawn')
  onTestFinished(() => void bystander.kill())
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(bystander.pid)))
  expect(await readNotes((await startHere(place)).url)).toEqual(['before'])
  expect(isAlive(bystander.pid as number)).toBe(true)
})

test('what a killed server still does is waited for', { tags: 'long' }, async () => {
  const place = await makePlace()
  const owner = await startOwner(place)
  const database = await openForTest({ url: owner.url as string, applicationName: 'busy' })
  // It may still answer: the process that counts only looks for its server when it has nothing to do.
  const answer = database.query(count).catch(() => undefined)
  const backend = await vi.waitUntil(async () => (await database.query<{ pid: number }>(busy))[0]?.pid)
  const { pid } = await findServer(place)
  process.kill(pid, 'SIGKILL')
  await killOwner(owner.child)
  expect(await isRunning(backend)).toBe(true)
  await startHere(place)
  expect(await isRunning(backend)).toBe(false)
  await answer
})

async function isRunning(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}

test("another cluster's server is not ended, though a stale pid file names it", { tags: 'long' }, async () => {
  const place = await makePlace()
  const { pidFile } = await killEverything(place)
  const other = await startTemporaryPostgres()
  onTestFinished(() => other.stop())
  const otherHome = dirname(new URL(other.url.replace('@/', '@x/')).searchParams.get('host') as string)
  const [otherPid] = (await readFile(join(otherHome, 'data/postmaster.pid'), 'utf8')).split('\n', 1)
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, `${otherPid}`))
  expect(await readNotes((await startHere(place)).url)).toEqual(['before'])
  expect(isAlive(Number(otherPid))).toBe(true)
})

test('a first start that was killed while it made the database is made good', { tags: 'long' }, async () => {
  const place = await makePlace()
  await mkdir(place.systemDir)
  await mkdir(place.dataDir)
  const owner = forkOwner(place)
  await untilPartial(place.path)
  await killOwner(owner)
  const { url } = await startHere(place)
  await writeNote(url, 'after')
  const { data } = await findServer(place)
  expect((await readdir(dirname(data))).filter((name) => name.includes('partial'))).toEqual([])
})

/** Until initdb is at work in its directory. */
async function untilPartial(path: string): Promise<void> {
  const abort = new AbortController()
  for await (const { filename } of watch(path, { recursive: true, signal: abort.signal })) {
    if (filename !== null && /data\.partial-\w+\/base/.test(filename)) return abort.abort()
  }
}

test('a first start that was killed before it had made the database in the cluster is made good', {
  tags: 'long',
}, async () => {
  const place = await makePlace()
  const owner = await startOwner(place)
  const template = (owner.url as string).replace('/channel?', '/postgres?')
  await writeNote(template, 'of the other database')
  await killOwner(owner.child)
  const { openDatabase } = await import('../src/index.ts')
  const admin = openDatabase({ url: template, poolSize: 1 })
  await admin.session((session) => session.run('DROP DATABASE channel WITH (FORCE)'))
  await admin.close()
  const { url } = await startHere(place)
  await writeNote(url, 'after')
  expect(await readNotes(url)).toEqual(['after'])
})
