import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { signWebhook, type WebhookEvent } from '../../src/webhooks.ts'
import { app as expressApp } from './express.ts'
import { app as honoApp } from './hono.ts'
import { POST } from './next.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const event = document.components.examples.MessageReceivedEvent?.value as WebhookEvent

beforeAll(() => vi.stubEnv('WEBHOOK_SECRET', secret))
afterAll(() => vi.unstubAllEnvs())

type Receive = (request: Request) => Response | Promise<Response>

/** Express, over HTTP. */
async function receiveByExpress(request: Request): Promise<Response> {
  const server = createServer(expressApp).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/webhooks`, new Request(request, { keepalive: false }))
}

describe.each<[string, Receive]>([
  ['next', POST],
  ['hono', honoApp.fetch],
  ['express', receiveByExpress],
])('the example for %s', (name, receive) => {
  const send = async (given: { body: string; headers: Record<string, string> }) =>
    receive(new Request('http://test/webhooks', { method: 'POST', ...given }))

  it('is in the README', () => {
    const example = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    expect(readme.includes(`\n\`\`\`ts\n${example}\`\`\`\n`), `the README has ${name}.ts`).toBe(true)
  })

  it('accepts a webhook of the service', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const { status } = await send(await signWebhook(event, { secret }))
    expect(status).toBe(204)
    expect(log).toHaveBeenCalledWith((event as { data: { object: { content?: unknown } } }).data.object.content)
  })

  it('rejects a changed body', async () => {
    const { body, headers } = await signWebhook(event, { secret })
    const response = await send({ body: body.replace('message', 'massage'), headers })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('No signature of the webhook matches the secret and the body.')
  })

  it('rejects a request without a signature and without a body', async () => {
    const response = await send({ body: '', headers: {} })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('webhook-id')
  })
})
