import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { descendantNaming, descendantsOf, isRunning } from './support/processes.ts'
import { makeDataDirectory } from './support/start-channel.ts'
import { expectAllEnded, useChannels } from './support/use-channels.ts'

const { start } = useChannels()

async function expectEndAt(signal: NodeJS.Signals): Promise<void> {
  const { child, welcome, ended } = start()
  await welcome
  const pids = await descendantsOf(child.pid!)
  expect(pids.length).toBeGreaterThanOrEqual(3)
  child.kill(signal)
  const { status, stdout, stderr } = await ended
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Stopping \\(${signal}\\) …\nStopped\\.\n$`, 'm'))
  await expectAllEnded(pids)
}

describe('a stop', () => {
  it('ends every process on SIGINT', () => expectEndAt('SIGINT'))

  it.each(['SIGTERM', 'SIGHUP'] as const)('ends every process on %s', expectEndAt)

  it('is clean during the start', async () => {
    const own = await makeDataDirectory()
    const { child, ended } = start({ CHANNEL_DATA_DIR: own.path })
    await once(child.stdout!, 'data')
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Stopped\.\n$/m), stderr: '' })
    await own.remove()
  })

  it('is immediate with a second signal, and leaves nothing behind', async () => {
    const { child, welcome, ended } = start()
    await welcome
    const pids = await descendantsOf(child.pid!)
    // The API does not end while it is suspended.
    const api = await descendantNaming(child.pid!, 'apps/api/')
    process.kill(api, 'SIGSTOP')
    child.kill('SIGINT')
    await expect.poll(() => (child.kill('SIGINT') ? 'sent' : 'ended'), { interval: 350 }).toBe('ended')
    expect(await ended).toMatchObject({ status: 130 })
    if (await isRunning(api)) process.kill(api, 'SIGCONT')
    await expectAllEnded(pids)
  })

  it('happens with one line and status 1 after five consecutive failed starts of a service', async () => {
    const { child, ended } = start()
    const pids = new Set<number>()
    const hasEnded = ended.then(() => true)
    // A worker takes ten times as long to become ready.
    while (!(await Promise.race([hasEnded, delay(50, false)]))) {
      for (const pid of await descendantsOf(child.pid!)) pids.add(pid)
      await killWorkerOf(child.pid!).catch(() => undefined)
    }
    const { status, stderr } = await ended
    expect(status).toBe(1)
    const how = 'The worker ended (SIGKILL) before it was ready'
    const restarts = [0.25, 0.5, 1, 2].map((pause) => `${how}. Restarting it in ${pause} s.\n`)
    expect(stderr).toBe(`${restarts.join('')}channel: ${how}; 5 starts in a row failed, so everything was stopped.\n`)
    await expectAllEnded([...pids])
  })

  it('by kill -9 of the supervisor leaves no API and no worker, and the next start works', async () => {
    const first = start()
    const { key } = await first.welcome
    const pids = await descendantsOf(first.child.pid!)
    first.child.kill('SIGKILL')
    await first.ended
    const second = await start().welcome
    expect(second.key).toBe(key)
    await promisify(execFile)('bash', ['-c', `${second.curl} --silent --fail`])
    await expectAllEnded(pids)
  })
})

async function killWorkerOf(supervisor: number): Promise<void> {
  process.kill(await descendantNaming(supervisor, 'apps/worker/'), 'SIGKILL')
}
