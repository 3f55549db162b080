import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseWebhook, verifySignature } from '@channel/provider'
import { expect, onTestFinished, test } from 'vitest'
import { appSecret, batchesOf, inboundNumbers, messageIdOf, numberOf, senderOf } from './inbound-plan.ts'
import { postWebhook, webhookWith } from './webhook.ts'

test('batchesOf splits all messages into batches of the size; the last one has the rest', () => {
  expect(batchesOf(250, 100)).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 200 },
    { from: 200, to: 250 },
  ])
  expect(batchesOf(3, 1)).toHaveLength(3)
  expect(batchesOf(0, 10)).toEqual([])
})

test("webhookWith returns the provider's format, with a text from another sender to the next number each", () => {
  const parsed = parseWebhook(Buffer.from(webhookWith({ from: 5, to: 16 })))
  if (!parsed.ok) throw new Error(parsed.problem)
  const messages = parsed.updates.flatMap((update) => (update.kind === 'message' ? [update] : []))
  expect(messages.map(({ message }) => message.id)).toEqual(Array.from({ length: 11 }, (_, n) => messageIdOf(5 + n)))
  expect(messages.map(({ message }) => message.from.phoneNumber)).toEqual(
    Array.from({ length: 11 }, (_, n) => senderOf(5 + n)),
  )
  expect(messages.map(({ phoneNumberId }) => phoneNumberId)).toEqual([
    ...inboundNumbers.slice(5),
    ...inboundNumbers.slice(0, 6),
  ])
  expect(messages.every(({ message }) => message.type === 'text' && message.content !== null)).toBe(true)
  expect(numberOf(10)).toBe(numberOf(0))
})

test('postWebhook signs like the provider, and accepts only 200', async () => {
  const verified: boolean[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const raw = Buffer.concat(await request.toArray())
    verified.push(verifySignature(raw, request.headers['x-hub-signature-256'] as string, appSecret))
    response.writeHead(status).end('no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await postWebhook(url, '{"text":"Grüße 🥐"}')
  status = 401
  await expect(postWebhook(url, '{}')).rejects.toThrow('401: no')
  expect(verified).toEqual([true, true])
})
