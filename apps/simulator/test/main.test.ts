import { describe, expect, it, onTestFinished } from 'vitest'
import { signatureOf } from '../src/index.ts'
import { expectStopAt, run, start, templates } from './main.fixtures.ts'
import { startApp } from './support.ts'

describe('the command', () => {
  it('reports that it is ready, serves requests, and stops on SIGTERM', () => expectStopAt('SIGTERM'))

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

  it('rejects a wrong argument in one line', () => {
    expect(run('--prot', '1')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]*--prot[^\n]+See --help\.\n$/),
    })
  })
})
