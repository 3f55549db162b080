import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EmbeddedDatabaseError, findRunningEmbedded } from '../src/index.ts'
import { findServer, isAlive, makeSandbox, readNotes, startHere, writeNote } from './embedded-fixture.ts'

test('creates a database, keeps it between starts, and lets other commands find it while it runs', async () => {
  const sandbox = await makeSandbox()
  expect(await findRunningEmbedded(sandbox)).toBeUndefined()
  const first = await startHere(sandbox)
  expect(await findRunningEmbedded(sandbox)).toEqual({ url: first.url })
  await writeNote(first.url, 'kept')
  const { pid } = await findServer(sandbox)
  await first.stop()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  expect(await findRunningEmbedded(sandbox)).toBeUndefined()
  const second = await startHere(sandbox)
  expect(await readNotes(second.url)).toEqual(['kept'])
})

test('notifies the owner when the server ends on its own', async () => {
  const sandbox = await makeSandbox()
  const { exited, stop } = await startHere(sandbox)
  process.kill((await findServer(sandbox)).pid, 'SIGKILL')
  await exited
  await stop()
})

test('throws an EmbeddedDatabaseError', async () => {
  const sandbox = await makeSandbox()
  await writeFile(sandbox.dataDir, '')
  await expect(startHere(sandbox)).rejects.toBeInstanceOf(EmbeddedDatabaseError)
})
