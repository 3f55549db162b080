import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { signatureOf, startSimulator } from '../src/index.ts'
import { help } from '../src/read-arguments.ts'
import { startApp } from './support.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

async function start(...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { child, url }
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, stdout, stderr }
}

function templates(url: string) {
  return fetch(`${url}/v23.0/1/message_templates`, { headers: { Authorization: 'Bearer any' } })
}

describe('the command', () => {
  it('reports that it is ready, serves requests, and stops on SIGTERM', () => expectStopAt('SIGTERM'))

  it('reports that it is ready, serves requests, and stops on SIGINT', { tags: 'long' }, () => expectStopAt('SIGINT'))

  async function expectStopAt(signal: NodeJS.Signals): Promise<void> {
    const { child, url } = await start()
    expect((await templates(url)).status).toBe(200)
    const exited = once(child, 'exit')
    child.kill(signal)
    expect(await exited).toEqual([0, null])
  }

  it('stops when its parent has ended', { tags: 'long' }, async () => {
    const { child } = await start()
    const exited = once(child, 'exit')
    child.disconnect()
    expect(await exited).toEqual([0, null])
  })

  it('has the given numbers, and signs as the given app', async () => {
    const app = await startApp()
    process.env.PROVIDER_APP_SECRET = 'from the environment'
    onTestFinished(() => void delete process.env.PROVIDER_APP_SECRET)
    const given = ['--number', '100,7,+49 30 1,Bakery, fine', '--callback-url', app.url, '--auto-reply', '--empty']
    const { url } = await start(...given)
    expect((await templates(url)).status).toBe(400)
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
    expect(behavior).toMatchObject({ auto_reply: true, enforce_window: true })
  })

  it('prints help', { tags: 'long' }, () => {
    expect(run('--help')).toEqual({ status: 0, stdout: `${help}\n`, stderr: '' })
  })

  it('rejects a wrong argument in one line', () => {
    expect(run('--prot', '1')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]*--prot[^\n]+See --help\.\n$/),
    })
  })

  it('reports a port that is in use', { tags: 'long' }, async () => {
    const other = await startSimulator()
    onTestFinished(() => other.stop())
    expect(run('--port', new URL(other.url).port)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^127\.0\.0\.1:\d+ is in use by another program\. Choose another with --port\.\n$/),
    })
  })
})
