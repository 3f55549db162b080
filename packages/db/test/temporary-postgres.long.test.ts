import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readServerState } from '../src/embedded/leftover-server.ts'
import { startTemporaryPostgres } from '../src/index.ts'
import { isAlive, killOwner, readNotes, writeNote } from './embedded-fixture.ts'

/** The directory of the server at the URL. */
const homeOf = (url: string) => dirname(new URL(url.replace('@/', '@x/')).searchParams.get('host') as string)

async function startOwner() {
  const child = fork(fileURLToPath(new URL('./temporary-owner.ts', import.meta.url)), { execArgv: [] })
  onTestFinished(() => killOwner(child))
  const [url] = (await once(child, 'message')) as [string]
  const home = homeOf(url)
  const state = await readServerState(join(home, 'data'))
  return { child, home, pid: state?.pid as number }
}

test('two concurrent servers are independent', async () => {
  const servers = await Promise.all([startTemporaryPostgres(), startTemporaryPostgres()])
  for (const { url } of servers) await writeNote(url, url)
  for (const { url } of servers) expect(await readNotes(url)).toEqual([url])
  for (const { stop } of servers) await stop()
})

test('ends with a process that exits without stopping it', async () => {
  const { child, home, pid } = await startOwner()
  child.send('end')
  await once(child, 'exit')
  await expect(stat(home)).rejects.toThrow('ENOENT')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('the next start removes the leftovers of a killed process', async () => {
  const { child, home } = await startOwner()
  await killOwner(child)
  const next = await startTemporaryPostgres()
  await next.stop()
  await expect(stat(home)).rejects.toThrow('ENOENT')
})
