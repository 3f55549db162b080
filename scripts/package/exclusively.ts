import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 100

/**
 * Runs `work` while no other process does so with the same lock.
 *
 * @param lock the path of a file that holds the id of the process that works
 */
export async function exclusively<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true })
  while (!(await acquire(lock))) await delay(pollMs)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function acquire(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
    // Its process was killed. An empty file is just being written.
    if (holder > 0 && !isAlive(holder)) await rm(lock, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
