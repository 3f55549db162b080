import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findServerUser } from '../src/embedded/server-user.ts'
import { startTemporaryPostgres, statement } from '../src/index.ts'
import {
  findServer,
  forkOwner,
  isAlive,
  killOwner,
  makeSandbox,
  readNotes,
  startHere,
  startOwner,
  writeNote,
} from './embedded-fixture.ts'
import { killEverything } from './embedded-recovery.fixtures.ts'
import { openForTest } from './own-database.ts'

// Keeps a backend busy, so that it notices late that its server is gone.
const count = statement(
  'test_count_far',
  'SELECT count(*) FROM generate_series(1, 20000000) AS number WHERE number % 3 = 0',
)
const busy = statement(
  'test_find_busy',
  `SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%generate_series(1, 20000000)%' AND pid <> pg_backend_pid()`,
)

test('the next start ends the server of a killed owner and reports it', async () => {
  const sandbox = await makeSandbox()
  const owner = await startOwner(sandbox)
  await writeNote(owner.url as string, 'before')
  const orphan = await findServer(sandbox)
  await killOwner(owner.child)
  expect(isAlive(orphan.pid)).toBe(true)
  const lines: string[] = []
  const next = await startHere(sandbox, (line) => lines.push(line))
  expect(lines).toEqual([`Ended the database server (process ${orphan.pid}) that an earlier run left behind.`])
  expect((await findServer(sandbox)).pid).not.toBe(orphan.pid)
  expect(await readNotes(next.url)).toEqual(['before'])
})

test('a pid file with the pid of another process neither blocks a start nor harms that process', async () => {
  const sandbox = await makeSandbox()
  const { pidFile } = await killEverything(sandbox)
  // Runs as the server's user: only then does PostgreSQL itself mistake it for a server.
  const unrelated = spawn('sleep', ['60'], { stdio: 'ignore', ...(await findServerUser()) })
  await once(unrelated, 'spawn')
  onTestFinished(() => void unrelated.kill())
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(unrelated.pid)))
  expect(await readNotes((await startHere(sandbox)).url)).toEqual(['before'])
  expect(isAlive(unrelated.pid as number)).toBe(true)
})

test('a start waits for a backend of a killed server', async () => {
  const sandbox = await makeSandbox()
  const owner = await startOwner(sandbox)
  const database = await openForTest({ url: owner.url as string, applicationName: 'busy' })
  // The query may still succeed: the busy backend checks for its server only when idle.
  const result = database.query(count).catch(() => undefined)
  const backend = await vi.waitUntil(async () => (await database.query<{ pid: number }>(busy))[0]?.pid)
  const { pid } = await findServer(sandbox)
  process.kill(pid, 'SIGKILL')
  await killOwner(owner.child)
  expect(await isRunning(backend)).toBe(true)
  await startHere(sandbox)
  expect(await isRunning(backend)).toBe(false)
  await result
})

async function isRunning(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}

test("a start does not end another cluster's server that a stale pid file names", async () => {
  const sandbox = await makeSandbox()
  const { pidFile } = await killEverything(sandbox)
  const other = await startTemporaryPostgres()
  onTestFinished(() => other.stop())
  const otherHome = dirname(new URL(other.url.replace('@/', '@x/')).searchParams.get('host') as string)
  const [otherPid] = (await readFile(join(otherHome, 'data/postmaster.pid'), 'utf8')).split('\n', 1)
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, `${otherPid}`))
  expect(await readNotes((await startHere(sandbox)).url)).toEqual(['before'])
  expect(isAlive(Number(otherPid))).toBe(true)
})

test('a start recovers from a first start that was killed during initdb', async () => {
  const sandbox = await makeSandbox()
  await mkdir(sandbox.systemDir)
  await mkdir(sandbox.dataDir)
  const owner = forkOwner(sandbox)
  const report = once(owner, 'message').then(([{ message }]) => message as string | undefined)
  await Promise.race([untilPartial(sandbox.path), report.then((problem) => expect(problem).toBeUndefined())])
  await killOwner(owner)
  const { url } = await startHere(sandbox)
  await writeNote(url, 'after')
  const { data } = await findServer(sandbox)
  expect((await readdir(dirname(data))).filter((name) => name.includes('partial'))).toEqual([])
})

/**
 * Waits until initdb works in its directory, or has ended on a busy machine. It lists the files again and again: a recursive watcher
 * misses what exists before it begins.
 */
async function untilPartial(path: string): Promise<void> {
  const isMade = (file: string) => /data(\.partial-\w+)?\/base$/.test(file)
  // A directory may disappear meanwhile.
  const list = () => readdir(path, { recursive: true }).catch(() => [])
  await vi.waitUntil(async () => (await list()).some(isMade), { timeout: 60_000, interval: 2 })
}

test('a start recovers from a first start that was killed before it created the database', async () => {
  const sandbox = await makeSandbox()
  const owner = await startOwner(sandbox)
  const template = (owner.url as string).replace('/channel?', '/postgres?')
  await writeNote(template, 'of the other database')
  await killOwner(owner.child)
  const { openDatabase } = await import('../src/index.ts')
  const admin = openDatabase({ url: template, poolSize: 1 })
  await admin.session((session) => session.run('DROP DATABASE channel WITH (FORCE)'))
  await admin.close()
  const { url } = await startHere(sandbox)
  await writeNote(url, 'after')
  expect(await readNotes(url)).toEqual(['after'])
})
