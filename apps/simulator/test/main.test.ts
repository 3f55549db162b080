import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSimulator } from '../src/index.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

async function start(...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { child, url }
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 30_000 })
  return { status, stdout, stderr }
}

function templates(url: string) {
  return fetch(`${url}/v23.0/1/message_templates`, { headers: { Authorization: 'Bearer any' } })
}

describe('the command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('says when it is ready, answers, and ends at %s', async (signal) => {
    const { child, url } = await start()
    expect((await templates(url)).status).toBe(200)
    const exited = once(child, 'exit')
    child.kill(signal)
    expect(await exited).toEqual([0, null])
  })

  it('ends when its parent is gone', async () => {
    const { child } = await start()
    const exited = once(child, 'exit')
    child.disconnect()
    expect(await exited).toEqual([0, null])
  })

  it('begins without accounts with --empty', async () => {
    expect((await templates((await start('--empty')).url)).status).toBe(400)
  })

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('/_control/faults') })
  })

  it.each([['--port', 'many'], ['--port', '70000'], ['--prot', '1'], ['extra']])(
    'refuses %s %s with one line',
    (...args) => {
      const { status, stderr } = run(...args)
      expect(status).toBe(2)
      expect(stderr).toMatch(/^[^\n]+See --help\.\n$/)
    },
  )

  it('says that a port is taken', async () => {
    const other = await startSimulator()
    onTestFinished(() => other.stop())
    expect(run('--port', new URL(other.url).port)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^127\.0\.0\.1:\d+ is taken by another program\. Choose another with --port\.\n$/),
    })
  })
})
