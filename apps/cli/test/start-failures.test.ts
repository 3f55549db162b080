import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { runChannel } from './support/run-channel.ts'
import { oneLine, secret, useChannels } from './support/use-channels.ts'

const { start } = useChannels()

describe('failed starts', () => {
  it('reports in one line that the port is in use, before anything expensive', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const { status, stdout, stderr } = await start(undefined, ['--port', String(port)]).ended
    server.close()
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use`)
  })

  it.each([
    [
      'is not there',
      'postgres://nobody:hidden@127.0.0.1:1/none',
      /Cannot connect to PostgreSQL at 127\.0\.0\.1:1\/none/,
    ],
    ['is no URL', 'mysql://hidden', /DATABASE_URL is not valid; it must be a URL such as postgres:/],
  ])('reports in one line that the database %s', async (_, url, message) => {
    const { status, stderr } = await runChannel(['start'], { DATABASE_URL: url, CHANNEL_SECRET: secret, PORT: '0' })
    expect(status).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain('hidden')
  })

  it.each([
    [undefined, /CHANNEL_SECRET is not set; it is required with DATABASE_URL/],
    ['short', /CHANNEL_SECRET.*32 or more random characters/],
  ])('reports in one line that the secret %s is invalid', async (given, message) => {
    const { status, stderr } = await runChannel(['start'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PORT: '0',
      ...(given === undefined ? {} : { CHANNEL_SECRET: given }),
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toMatch(message)
  })
})
