import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { endLeftoverServer, readServerState } from '../src/embedded/leftover-server.ts'
import { findServerUser, type ServerUser } from '../src/embedded/server-user.ts'
import { findTemporaryBase } from '../src/embedded/temporary-directory.ts'
import { type EmbeddedPostgres, openDatabase, startEmbeddedPostgres, statement } from '../src/index.ts'

export const isRoot = process.getuid?.() === 0

/** A temporary directory that any user may enter. At the end its servers are ended and it is removed. */
export interface Sandbox {
  readonly path: string
  readonly dataDir: string
  /** The directory of clusters when running as root. */
  readonly systemDir: string
}

/** @param holds programs can only run from a disk; for data, memory is faster */
export async function makeSandbox(holds: 'data' | 'programs' = 'data'): Promise<Sandbox> {
  const base = await findTemporaryBase(holds, await findServerUser())
  const path = await mkdtemp(join(base, 'channel-embedded-'))
  await chmod(path, 0o755)
  onTestFinished(async () => {
    for (const data of await findClusters(path)) await endLeftoverServer(data)
    await rm(path, { recursive: true, force: true })
  })
  return { path, dataDir: join(path, 'data'), systemDir: join(path, 'system') }
}

/** The data directories of all clusters below a path. */
export async function findClusters(path: string): Promise<string[]> {
  const files = await readdir(path, { recursive: true })
  return files.filter((file) => /(^|\/)data\/PG_VERSION$/.test(file)).map((file) => join(path, file, '..'))
}

/** Starts a database in this process; it is stopped after the test. */
export async function startHere(sandbox: Sandbox, log?: (line: string) => void): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ ...sandbox, ...(log && { log }) })
  onTestFinished(() => postgres.stop())
  return postgres
}

/** A started process that owns a database, or its error. */
export interface Owner {
  readonly child: ChildProcess
  readonly url?: string
  readonly lines?: string[]
  readonly message?: string
  readonly problem?: string
}

/** The user and the copy of the program for an owner. */
export interface OwnerOptions {
  readonly user?: ServerUser | undefined
  readonly program?: { readonly script: string; readonly node: string }
}

const script = fileURLToPath(new URL('./embedded-owner.ts', import.meta.url))

export function forkOwner(sandbox: Sandbox, { user, program }: OwnerOptions = {}): ChildProcess {
  const child = fork(program?.script ?? script, [sandbox.dataDir, sandbox.systemDir], {
    execPath: program?.node ?? process.execPath,
    execArgv: [],
    cwd: sandbox.path,
    ...user,
  })
  onTestFinished(() => killOwner(child))
  return child
}

export async function startOwner(sandbox: Sandbox, options?: OwnerOptions): Promise<Owner> {
  const child = forkOwner(sandbox, options)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the owner ended with ${code} before it reported anything`)
  })
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [Omit<Owner, 'child'>]
  ended.catch(() => undefined)
  return { ...report, child }
}

export async function stopOwner({ child }: Owner): Promise<void> {
  child.send('stop')
  await once(child, 'exit')
}

/** Kills the owner without any cleanup, as `kill -9` does. */
export async function killOwner(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The only cluster of a sandbox and its server's pid. */
export async function findServer(sandbox: Sandbox): Promise<{ data: string; pid: number }> {
  const [data, ...more] = await findClusters(sandbox.path)
  if (data === undefined || more.length > 0) throw new Error('there must be exactly one cluster')
  const state = await readServerState(data)
  if (state === undefined) throw new Error('no server runs')
  return { data, pid: state.pid }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const makeNotes = statement('test_make_notes', 'CREATE TABLE IF NOT EXISTS notes (text text)')
const addNote = statement('test_add_note', 'INSERT INTO notes VALUES ($1)')
const listNotes = statement('test_list_notes', 'SELECT text FROM notes ORDER BY text')

export async function writeNote(url: string, text: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1 })
  await database.execute(makeNotes)
  await database.execute(addNote, [text])
  await database.close()
}

export async function readNotes(url: string): Promise<string[]> {
  const database = openDatabase({ url, poolSize: 1 })
  const rows = await database.query<{ text: string }>(listNotes)
  await database.close()
  return rows.map((row) => row.text)
}
