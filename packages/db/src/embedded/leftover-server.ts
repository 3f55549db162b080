import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endServer } from './end-server.ts'

const pollMs = 10
// Above the highest that a kernel gives.
const noProcess = 2 ** 31 - 1

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
  if (isLeftover) await endServer((signal) => kill(state.pid, signal), untilGone(state.pid, dataDirectory))
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

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has just ended.
  }
}
