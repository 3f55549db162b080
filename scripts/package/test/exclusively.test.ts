import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exclusively } from '../exclusively.ts'

async function newLock(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'exclusively-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return join(directory, 'locks/one')
}

test('runs one after the other, also after one that fails', async () => {
  const lock = await newLock()
  let running = 0
  const work = async () => {
    running += 1
    await new Promise(setImmediate)
    expect(running).toBe(1)
    running -= 1
    throw new Error('failed')
  }
  const results = await Promise.allSettled([exclusively(lock, work), exclusively(lock, work), exclusively(lock, work)])
  expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual(
    Array(3).fill('failed'),
  )
  expect(await readdir(join(lock, '..'))).toEqual([])
})

test('takes over the lock of a process that was killed', async () => {
  const lock = await newLock()
  await exclusively(lock, async () => {})
  // No process has such an id.
  await writeFile(lock, String(2 ** 30))
  expect(await exclusively(lock, async () => 'done')).toBe('done')
})
