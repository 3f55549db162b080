import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signatureOf, startSimulator } from '../src/index.ts'
import { startApp } from './support.ts'

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
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'reports that it is ready, serves requests, and stops on %s',
    async (signal) => {
      const { child, url } = await start()
      expect((await templates(url)).status).toBe(200)
      const exited = once(child, 'exit')
      child.kill(signal)
      expect(await exited).toEqual([0, null])
    },
  )

  it('stops when its parent has ended', async () => {
    const { child } = await start()
    const exited = once(child, 'exit')
    child.disconnect()
    expect(await exited).toEqual([0, null])
  })

  it('starts without accounts with --empty', async () => {
    expect((await templates((await start('--empty')).url)).status).toBe(400)
  })

  it('has the given numbers, and signs as the given app', async () => {
    const app = await startApp()
    process.env.PROVIDER_APP_SECRET = 'from the environment'
    onTestFinished(() => void delete process.env.PROVIDER_APP_SECRET)
    const { url } = await start('--number', '100,7,+49 30 1,Bakery, fine', '--callback-url', app.url, '--auto-reply')
    const numbers = await (await fetch(`${url}/_control/numbers`)).json()
    expect(numbers).toMatchObject([
      { id: '100', wabaId: '7', displayPhoneNumber: '+49 30 1', verifiedName: 'Bakery, fine' },
    ])
    const message = { from: '+491', text: { body: 'x' } }
    await fetch(`${url}/_control/numbers/100/messages`, { method: 'POST', body: JSON.stringify(message) })
    await expect.poll(() => app.received.length).toBe(1)
    const [{ body, headers }] = app.received as [(typeof app.received)[0]]
    expect(headers['x-hub-signature-256']).toBe(signatureOf(body, 'from the environment'))
    const behavior = await (await fetch(`${url}/_control/behavior`)).json()
    expect(behavior).toMatchObject({ auto_reply: true, enforce_window: false })
  })

  it('prints help', () => {
    const { status, stdout } = run('--help')
    expect(status).toBe(0)
    for (const part of ['/_control/faults', 'PROVIDER_APP_SECRET', 'LOG_LEVEL']) expect(stdout).toContain(part)
  })

  it.each([
    ['--port', 'many'],
    ['--port', '70000'],
    ['--prot', '1'],
    ['extra'],
    ['--number', '1,2'],
    ['--callback-url', 'x'],
  ])('rejects %s %s in one line', (...args) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(/^[^\n]+See --help\.\n$/)
  })

  it('rejects an invalid variable in one line', () => {
    vi.stubEnv('LOG_LEVEL', 'loud')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(run()).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^LOG_LEVEL is "loud"; [^\n]+See --help\.\n$/),
    })
  })

  it('reports a port that is in use', async () => {
    const other = await startSimulator()
    onTestFinished(() => other.stop())
    expect(run('--port', new URL(other.url).port)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^127\.0\.0\.1:\d+ is in use by another program\. Choose another with --port\.\n$/),
    })
  })
})
