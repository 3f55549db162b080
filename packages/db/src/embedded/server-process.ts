import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedDatabaseError, messageOf } from './embedded-database-error.ts'
import { endServer } from './end-server.ts'
import { readServerState } from './leftover-server.ts'
import { lastProblem } from './server-log.ts'
import type { ServerUser } from './server-user.ts'

/** A server that this process started. */
export interface ServerProcess {
  /** Settles when the server has ended for any reason. */
  readonly exited: Promise<void>
  /** Closes connections, flushes all data and waits for the end. */
  stop(): Promise<void>
  /** Ends the server without waiting or flushing. */
  kill(): void
}

/** A server's program, directory and settings. */
export interface ServerCommand {
  readonly postgres: string
  readonly dataDirectory: string
  readonly logFile: string
  readonly settings: Readonly<Record<string, string>>
  readonly user: ServerUser | undefined
}

const startTimeoutMs = 60_000
const pollMs = 10

/** The server's whole environment: nothing from this process (PGDATA, LANG, LD_PRELOAD…) reaches it. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** Starts a server on a data directory that no other server uses, and waits until it accepts connections. */
export async function startServer(command: ServerCommand): Promise<ServerProcess> {
  const deadline = Date.now() + startTimeoutMs
  await rename(command.logFile, `${command.logFile}.previous`).catch(() => undefined)
  for (;;) {
    const started = await trySpawn(command, deadline)
    if (typeof started !== 'string') return started
    // The last backend of a killed server is still running its statement.
    const waits = started.includes('pre-existing shared memory block') && Date.now() < deadline
    if (!waits)
      throw new EmbeddedDatabaseError(
        'start-failed',
        `PostgreSQL did not start in ${command.dataDirectory}: ${started} (its log is ${command.logFile}).`,
      )
    await delay(200)
  }
}

/** Returns the server, or why it ended. */
async function trySpawn(command: ServerCommand, deadline: number): Promise<ServerProcess | string> {
  const log = await open(command.logFile, 'w', 0o600)
  const settings = Object.entries(command.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(command.postgres, ['-D', command.dataDirectory, ...settings], {
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', log.fd, log.fd],
    // A separate session: Ctrl-C in the terminal must not end the server before its clients.
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
  while (child.exitCode === null && child.signalCode === null) {
    const state = await readServerState(command.dataDirectory)
    if (state?.pid === child.pid && state?.ready) return superviseServer(child, exited)
    if (Date.now() > deadline) {
      await endServer((signal) => child.kill(signal), exited)
      return `it was not ready after ${startTimeoutMs / 1000} s`
    }
    await delay(pollMs)
  }
  return lastProblem(await readFile(command.logFile, 'utf8'))
}

function superviseServer(child: ChildProcess, exited: Promise<void>): ServerProcess {
  // If the process exits without stop(), the server ends too. If it is killed, the next start ends the server.
  const endOnExit = () => void child.kill('SIGINT')
  process.once('exit', endOnExit)
  const ended = exited.then(() => {
    process.removeListener('exit', endOnExit)
  })
  return {
    exited: ended,
    stop: () => endServer((signal) => child.kill(signal), ended),
    kill: () => void child.kill('SIGQUIT'),
  }
}
