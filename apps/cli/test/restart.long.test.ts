import { describe, expect, it } from 'vitest'
import { newestMessage, slowly } from './support/newest-message.ts'
import { descendantNaming } from './support/processes.ts'
import { useChannels } from './support/use-channels.ts'

const { start } = useChannels()

describe('a service that is killed', () => {
  it('is restarted at the same URL', async () => {
    const channel = start()
    const { url, key, simulator } = await channel.welcome
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const messages = `${url}/v1/106540352242922/messages`
    const kill = async (app: string) =>
      process.kill(await descendantNaming(channel.child.pid!, `apps/${app}/`), 'SIGKILL')
    const status = (address: string) =>
      fetch(address, { headers }).then(
        (response) => response.status,
        () => 'away',
      )
    const newest = () => newestMessage({ url, key })

    await kill('worker')
    await kill('api')
    await expect.poll(() => status(`${url}/ready`)).toBe(200)
    await kill('simulator')
    await expect.poll(() => status(simulator!)).toBe(200)

    // An inbound message through the simulator and the API, and a reply through the worker.
    const written = JSON.stringify({ from: '+4915112345678', name: 'Ana', text: { body: 'Are you there?' } })
    const control = `${simulator}/_control/numbers/106540352242922/messages`
    expect((await fetch(control, { method: 'POST', headers, body: written })).status).toBe(201)
    await expect.poll(newest, slowly).toMatchObject({ content: 'Are you there?', direction: 'inbound' })
    const reply = JSON.stringify({ to: '+4915112345678', type: 'text', text: { body: 'We are.' } })
    expect((await fetch(messages, { method: 'POST', headers, body: reply })).status).toBe(202)
    await expect.poll(newest, slowly).toMatchObject({ content: 'We are.', status: 'read' })

    channel.child.kill('SIGINT')
    const { status: exitStatus, stderr } = await channel.ended
    expect(exitStatus).toBe(0)
    for (const name of ['The worker', 'The API', 'The simulated provider']) {
      expect(stderr).toContain(`${name} ended (SIGKILL). Restarting it in 0.25 s.\n`)
    }
  })
})
