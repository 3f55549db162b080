import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { verifyWebhook } from '@channel/client'
import { expect, it, onTestFinished } from 'vitest'
import { newestMessage, slowly } from './support/newest-message.ts'
import { runChannel, runJson } from './support/run-channel.ts'
import type { StartedChannel } from './support/start-channel.ts'
import { oneLine, useChannels } from './support/use-channels.ts'

const { start, dataDirectory } = useChannels()
const customer = '+4915112345678'

/** The types of received webhooks that the secret verifies; each wrong signature fails the test. */
async function openReceiver(secret: () => string) {
  const received: { readonly id: string; readonly type: string }[] = []
  const problems: unknown[] = []
  const server = createServer(async (request, response) => {
    await buffer(request)
      .then((body) => verifyWebhook(body, request.headers, { secret: secret() }))
      .then(
        ({ id, type }) => received.push({ id, type }),
        (problem: unknown) => problems.push(problem),
      )
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received, problems }
}

/** The actions of a client and a customer on a running service. */
async function use(channel: StartedChannel) {
  const { url, key, simulator } = await channel.welcome
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const messages = '/v1/106540352242922/messages'
  const get = (path: string) => fetch(`${url}${path}`, { headers })
  const post = (path: string, body: unknown, more = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
  return {
    get,
    post,
    send: (text: string) =>
      post(
        messages,
        { to: customer, type: 'text', text: { body: text } },
        { 'Idempotency-Key': encodeURIComponent(text) },
      ),
    newest: () => newestMessage({ url, key }),
    write: (body: string) =>
      fetch(`${simulator}/_control/numbers/106540352242922/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ from: customer, name: 'Ana', text: { body } }),
      }),
    cursor: async () => {
      const page = (await (await get('/v1/106540352242922/contacts?limit=1')).json()) as { next_cursor: string }
      return page.next_cursor
    },
    pageAfter: async (cursor: string) => (await get(`/v1/106540352242922/contacts?limit=1&cursor=${cursor}`)).status,
  }
}

async function stop(channel: StartedChannel): Promise<void> {
  channel.child.kill('SIGTERM')
  expect(await channel.ended).toMatchObject({ status: 0, stderr: '' })
}

it('rotates the secret of a running service, which then works without the old one', async () => {
  const operator = { CHANNEL_DATA_DIR: dataDirectory() }
  const secrets = async () => (await readFile(join(dataDirectory(), 'secret'), 'utf8')).trim().split(',')
  let secret = ''
  const receiver = await openReceiver(() => secret)

  const first = start()
  const old = await use(first)
  const created = await old.post('/v1/webhook_subscriptions', { url: receiver.url, event_types: ['message.received'] })
  const subscription = ((await created.json()) as { data: { id: string; secret: string } }).data
  secret = subscription.secret
  await old.write('Is there rye bread left?')
  await expect.poll(() => receiver.received.length).toBe(1)
  const firstReply = await old.send('The last one is yours.')
  expect(firstReply.status).toBe(202)
  const firstBody = await firstReply.text()
  await expect.poll(old.newest, slowly).toMatchObject({ status: 'read' })
  const oldCursor = await old.cursor()

  await runJson(['secret', 'generate'], operator)
  const [newSecret, oldSecret] = await secrets()
  const refused = await runChannel(['secret', 'rotate'], operator)
  expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(oneLine) })
  expect(refused.stderr).toMatch(/the api .* does not have it; the worker .* does not have it/)
  await stop(first)

  const second = start()
  const both = await use(second)
  const counted =
    /key \S+ \(secret 1\) has no stored values; key \S+ \(secret 2\) has provider tokens: 2, webhook secrets: 2, stored/
  expect(second.printed()).toMatch(counted)
  expect(await both.pageAfter(oldCursor)).toBe(200)
  const newCursor = await both.cursor()
  expect(await runJson(['secret', 'rotate'], operator)).toMatchObject({
    resealed: { provider_tokens: 2, webhook_secrets: 2, stored_responses: expect.any(Number) },
    left: [],
  })
  expect(await runJson(['secret', 'prune'], operator)).toMatchObject({ kept: 1, removed: [expect.any(String)] })
  expect(await secrets()).toEqual([newSecret])
  await stop(second)

  const third = start()
  const after = await use(third)
  expect(third.printed()).not.toContain('CHANNEL_SECRET')
  expect(third.printed() + second.printed()).not.toContain(oldSecret)
  const replayed = await after.send('The last one is yours.')
  expect(replayed.headers.get('idempotent-replayed')).toBe('true')
  expect(await replayed.text()).toBe(firstBody)
  expect([await after.pageAfter(newCursor), await after.pageAfter(oldCursor)]).toEqual([200, 400])

  expect((await after.send('And tomorrow there is more.')).status).toBe(202)
  await expect.poll(after.newest, slowly).toMatchObject({ content: 'And tomorrow there is more.', status: 'read' })
  await after.write('Keep it for me, please.')
  await expect.poll(() => receiver.received.length).toBe(2)
  const deliveries = await after.get(`/v1/webhook_deliveries?subscription_id=${subscription.id}&limit=2`)
  const { data } = (await deliveries.json()) as { data: { id: string; event_id: string }[] }
  expect((await after.post(`/v1/webhook_deliveries/${data[1]?.id}/replay`, {})).status).toBe(202)
  await expect.poll(() => receiver.received.length).toBe(3)
  expect(receiver.received[2]).toEqual(receiver.received[0])
  expect(receiver.problems).toEqual([])
})
