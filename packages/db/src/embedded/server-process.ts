import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readlink, realpath, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'
import type { ServerUser } from './server-user.ts'

/** A server that this process started. */
export interface ServerProcess {
  readonly pid: number
  /** Settles when the server has ended, asked or not. */
  readonly exited: Promise<void>
  /** Ends connections, writes everything down and waits for the end. */
  stop(): Promise<void>
}

/** What to run and where. */
export interface ServerCommand {
  readonly postgres: string
  readonly dataDirectory: string
  readonly logFile: string
  readonly settings: Readonly<Record<string, string>>
  readonly user: ServerUser | undefined
}

const startTimeoutMs = 60_000
const pollMs = 10
// Above the highest that a kernel gives.
const noProcess = 2 ** 31 - 1

/** The server's environment: nothing of ours (PGDATA, LANG, LD_PRELOAD…) reaches it. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** Starts a server on a data directory that no other server uses, and waits until it takes connections. */
export async function startServer(command: ServerCommand): Promise<ServerProcess> {
  const deadline = Date.now() + startTimeoutMs
  await rename(command.logFile, `${command.logFile}.previous`).catch(() => undefined)
  for (;;) {
    const started = await trySpawn(command, deadline)
    if (typeof started !== 'string') return started
    // A killed server's last backend is still ending; it takes as long as its statement does.
    const waits = started.includes('pre-existing shared memory block') && Date.now() < deadline
    if (!waits)
      throw new EmbeddedDatabaseError(
        'start-failed',
        `PostgreSQL did not start in ${command.dataDirectory}: ${started} (its log is ${command.logFile}).`,
      )
    await delay(200)
  }
}

/** Gives the server, or why it ended. */
async function trySpawn(command: ServerCommand, deadline: number): Promise<ServerProcess | string> {
  const log = await open(command.logFile, 'w', 0o600)
  const settings = Object.entries(command.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(command.postgres, ['-D', command.dataDirectory, ...settings], {
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', log.fd, log.fd],
    // A session of its own: Ctrl-C in the terminal is for whoever stops the server after its clients.
    detached: true,
    ...command.user,
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    await once(child, 'spawn')
  } catch (error) {
    throw new EmbeddedDatabaseError('start-failed', `PostgreSQL cannot be run: ${messageOf(error)}.`, { cause: error })
  } finally {
    await log.close()
  }
  child.unref()
  const pid = child.pid as number
  while (child.exitCode === null && child.signalCode === null) {
    const state = await readServerState(command.dataDirectory)
    if (state?.pid === pid && state.ready) return superviseServer(pid, exited)
    if (Date.now() > deadline) {
      await endServer(pid, exited)
      return `it was not ready after ${startTimeoutMs / 1000} s`
    }
    await delay(pollMs)
  }
  return lastProblem(await readFile(command.logFile, 'utf8'))
}

function superviseServer(pid: number, exited: Promise<void>): ServerProcess {
  // Whoever ends without stop() leaves no server behind, unless killed; then the next start ends it.
  const endWithProcess = () => signal(pid, 'SIGINT')
  process.once('exit', endWithProcess)
  const ended = exited.then(() => {
    process.removeListener('exit', endWithProcess)
  })
  return { pid, exited: ended, stop: () => endServer(pid, ended) }
}

/** Fast shutdown; harsher means only when that does not end it. */
async function endServer(pid: number, exited: Promise<void>): Promise<void> {
  let running = true
  const ended = exited.then(() => {
    running = false
  })
  for (const [name, waitMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!running) return
    signal(pid, name)
    const timer = new AbortController()
    await Promise.race([ended, delay(waitMs, undefined, { signal: timer.signal }).catch(() => undefined)])
    timer.abort()
  }
}

/** Ends a server whose data nobody needs, without waiting. */
export function killServer({ pid }: ServerProcess): void {
  signal(pid, 'SIGQUIT')
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** What the server wrote about itself into its data directory. */
export async function readServerState(dataDirectory: string): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Ends a server that a killed process left on the data directory. The caller holds the directory's lock.
 *
 * @returns the pid of the server that was ended
 */
export async function endLeftoverServer(dataDirectory: string): Promise<number | undefined> {
  const state = await readServerState(dataDirectory)
  if (state === undefined) return undefined
  const isLeftover = await isServerOf(state.pid, dataDirectory)
  if (isLeftover) await endServer(state.pid, untilGone(state.pid, dataDirectory))
  await disownPid(dataDirectory)
  return isLeftover ? state.pid : undefined
}

/**
 * A killed server leaves its pid file, and PostgreSQL refuses to start while the pid in it exists: as another process by
 * now, or as one that was killed and that nobody has waited for. Only the pid is replaced, by one that no process has; by
 * the rest of the file the server finds out whether a part of the killed one still runs.
 */
async function disownPid(dataDirectory: string): Promise<void> {
  const path = join(dataDirectory, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(path, text.replace(/^.*/, String(noProcess)))
}

/** A process that nobody has waited for keeps its pid, but is no server any more. */
async function untilGone(pid: number, dataDirectory: string): Promise<void> {
  while (await isServerOf(pid, dataDirectory)) await delay(pollMs)
}

/** Whether the process is a PostgreSQL server on just this data directory. */
export async function isServerOf(pid: number, dataDirectory: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false
  const command = await readCommand(pid)
  if (basename(command[0] ?? '') !== 'postgres') return false
  if (command[command.indexOf('-D') + 1] === dataDirectory) return true
  // The directory was moved under the running server.
  const current = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return current !== undefined && current === (await realpath(dataDirectory))
}

async function readCommand(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  }
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }))
  return stdout.trim().split(' ')
}

/** The line of a server's log that tells why it ended. */
export function lastProblem(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.find((line) => /FATAL|PANIC/.test(line))
  const telling = fatal ?? lines.find((line) => /error|invalid|cannot|could not|not found/i.test(line)) ?? lines.at(-1)
  return (telling ?? 'it ended without a word').replace(/^.*?(FATAL|PANIC|initdb|error): +/, '').replace(/\.$/, '')
}
