import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endServer } from './end-server.ts'

const pollMs = 10
// Above the highest pid of any kernel.
const unusedPid = 2 ** 31 - 1

/** The state that the server wrote into its data directory. */
export async function readServerState(dataDirectory: string): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Ends a server that a killed process left on the data directory. The caller must have the directory's lock.
 *
 * @returns the pid of the ended server
 */
export async function endLeftoverServer(dataDirectory: string): Promise<number | undefined> {
  const state = await readServerState(dataDirectory)
  if (state === undefined) return undefined
  const isLeftover = await isServerOf(state.pid, dataDirectory)
  if (isLeftover) await endServer((signal) => kill(state.pid, signal), waitUntilEnded(state.pid, dataDirectory))
  await replacePid(dataDirectory)
  return isLeftover ? state.pid : undefined
}

/**
 * A killed server leaves its pid file, and PostgreSQL refuses to start while a process with that pid exists, even
 * an unrelated process or a zombie. This replaces only the pid, with one that no process has: from the rest of the
 * file the server detects whether a part of the killed one still runs.
 */
async function replacePid(dataDirectory: string): Promise<void> {
  const path = join(dataDirectory, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(path, text.replace(/^.*/, String(unusedPid)))
}

/** A zombie process keeps its pid but is not a server anymore. */
async function waitUntilEnded(pid: number, dataDirectory: string): Promise<void> {
  while (await isServerOf(pid, dataDirectory)) await delay(pollMs)
}

/** Whether the process is a PostgreSQL server on this data directory. */
async function isServerOf(pid: number, dataDirectory: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false
  const command = await readCommand(pid)
  if (basename(command[0] ?? '') !== 'postgres') return false
  if (command[command.indexOf('-D') + 1] === dataDirectory) return true
  // The directory was moved while the server was running.
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
