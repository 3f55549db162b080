import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished } from 'vitest'
import { signWebhook, verifyWebhook, type WebhookEvent, WebhookVerificationError } from '../src/webhooks.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const event = document.components.examples.MessageReceivedEvent?.value as WebhookEvent

it('signs what the reference library verifies', async () => {
  const { body, headers } = await signWebhook(event, { secret })
  expect(new Webhook(secret).verify(body, headers)).toEqual(event)
  expect(headers['webhook-id']).toBe(event.id)
})

it('signs for a given time and id', async () => {
  const now = () => 1_614_265_330_999
  const { headers } = await signWebhook(event, { secret, id: 'evt_again', now })
  expect(headers).toMatchObject({ 'webhook-id': 'evt_again', 'webhook-timestamp': '1614265330' })
  const signature = new Webhook(secret).sign('evt_again', new Date(now()), JSON.stringify(event))
  expect(headers['webhook-signature']).toBe(signature)
})

it('throws a TypeError for an invalid secret', async () => {
  await expect(signWebhook(event, { secret: 'whsec_*' })).rejects.toThrow(TypeError)
})

it('makes requests that a receiver in Node accepts, and rejects with another secret', async () => {
  const server = createServer(async (request, response) => {
    try {
      const received = await verifyWebhook(await text(request), request.headers, { secret })
      response.writeHead(200).end(received.type)
    } catch (error) {
      response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = async (key: string) => fetch(url, { method: 'POST', ...(await signWebhook(event, { secret: key })) })
  expect(await (await post(secret)).text()).toBe('message.received')
  expect((await post('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')).status).toBe(400)
})
