import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createChannel, isChannelError } from '../../src/index.ts'
import { contact, createHandlers, handlers, label } from '../../src/testing/index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const account = '106540352242922'
const text = { to: '+4915112345678', type: 'text', text: { body: 'Hello' } } as const

/** A channel at an address with a path, which records the delays before its retries. */
function createRecordedChannel() {
  const delays: number[] = []
  const wait = async (ms: number) => void delays.push(ms)
  return { delays, channel: createChannel({ apiKey: 'key', baseUrl: 'https://api.example.com/channel', wait }) }
}

const { channel } = createRecordedChannel()

async function caught(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('It should have been rejected.'),
    (error: unknown) => error,
  )
}

describe('a success response', () => {
  it('has the given fields, and else those of the example', async () => {
    server.use(handlers.sendMessage({ data: { client_reference: 'order-1' }, request_id: 'req_mine' }))
    const params = { path: { phone_number_id: account } }
    const { data, response } = await channel.raw.POST('/v1/{phone_number_id}/messages', { params, body: text })
    expect(data).toMatchObject({ data: { object: 'message', status: 'pending', client_reference: 'order-1' } })
    expect(data?.request_id).toBe('req_mine')
    expect(response.headers.get('x-request-id')).toBe('req_mine')
  })

  it('has the id in the Location of what was created', async () => {
    server.use(handlers.createLabel({ data: label({ id: 'lbl_mine' }) }))
    const { response } = await channel.raw.POST('/v1/labels', { body: { name: 'VIP' } })
    expect(response.headers.get('location')).toBe('/v1/labels/lbl_mine')
  })

  it('has one page if its items are given', async () => {
    server.use(handlers.listContacts({ data: [contact({ name: 'Ada' }), contact({ name: 'Bo' })] }))
    const contacts = await Array.fromAsync(channel.contacts.list(account))
    expect(contacts.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
  })

  it('has the given headers', async () => {
    server.use(handlers.getMe({}, { headers: { ratelimit: '"read";r=3;t=9' } }))
    const { response } = await channel.raw.GET('/v1/me')
    expect(response.headers.get('ratelimit')).toBe('"read";r=3;t=9')
  })

  it('is a redirect to the given location', async () => {
    server.use(handlers.getMessageMedia({ location: 'https://files.example.com/1.jpg' }))
    expect(await channel.messages.mediaUrl(account, 'msg_1')).toBe('https://files.example.com/1.jpg')
  })

  it('can be made by a resolver from request, path and example', async () => {
    server.use(
      handlers.updateContact(async ({ request, params, example }) => {
        const { name } = await request.json()
        return { ...example, data: contact({ id: params.id, name: name ?? null }) }
      }),
    )
    const { data } = await channel.contacts.update(account, 'ctc_7', { name: 'Ada' })
    expect(data).toEqual(contact({ id: 'ctc_7', name: 'Ada' }))
  })

  it('can be any other response of a resolver', async () => {
    server.use(
      handlers.getLabel(({ params, error }) =>
        params.id === 'lbl_1' ? error(404, 'resource_not_found') : new HttpResponse('busy', { status: 503 }),
      ),
    )
    expect(isChannelError(await caught(channel.labels.get('lbl_1')), 'resource_not_found')).toBe(true)
    expect(await caught(channel.labels.get('lbl_2'))).toMatchObject({ name: 'ChannelResponseError', status: 503 })
  })
})

describe('an error response', () => {
  it('has the given message and param', async () => {
    server.use(handlers.sendMessage(422, 'outside_24h_window', { message: 'Too late.', param: 'conversation_id' }))
    const error = await caught(channel.messages.send(account, text))
    expect(error).toMatchObject({ code: 'outside_24h_window', message: 'Too late.', param: 'conversation_id' })
  })

  it('happens once if so asked, and is retried', async () => {
    server.use(
      handlers.getMe(429, 'rate_limit_exceeded', { once: true, headers: { 'Retry-After': '7' } }),
      handlers.getMe(),
    )
    const recorded = createRecordedChannel()
    expect((await recorded.channel.meta.getMe()).data.object).toBe('api_key')
    expect(recorded.delays).toEqual([7000])
  })

  it('has no budget left after too many requests', async () => {
    server.use(handlers.getMe(429, 'rate_limit_exceeded'))
    const { response } = await channel.raw.GET('/v1/me')
    expect(response.headers.get('ratelimit')).toBe('"read";r=0;t=12')
    expect(response.headers.get('retry-after')).toBe('12')
  })

  it('asks to wait only if waiting helps', async () => {
    const replay = async () =>
      channel.raw.POST('/v1/webhook_deliveries/{id}/replay', { params: { path: { id: 'wbd_1' } } })
    server.use(handlers.replayWebhookDelivery(409, 'webhook_payload_erased'))
    expect((await replay()).response.headers.has('retry-after')).toBe(false)
    server.use(handlers.replayWebhookDelivery(409, 'idempotency_in_progress'))
    expect((await replay()).response.headers.get('retry-after')).toBe('1')
  })

  it('that the operation does not have is a TypeError', () => {
    const status = 418 as 422
    expect(() => handlers.sendMessage(status, 'outside_24h_window')).toThrow(
      new TypeError('sendMessage has no error with the status 418 and the code outside_24h_window.'),
    )
    expect(() => (handlers.getMe as (status: number) => unknown)(304)).toThrow(
      'getMe has no response with the status 304.',
    )
  })
})

it('responds that a list is unchanged', async () => {
  server.use(handlers.listConversations(304, { headers: { ETag: 'W/"7"' } }))
  const params = { path: { phone_number_id: account } }
  const { response } = await channel.raw.GET('/v1/{phone_number_id}/conversations', { params })
  expect(response.status).toBe(304)
  expect(response.headers.get('etag')).toBe('W/"7"')
})

it('matches any address by default, and only one if it is given', async () => {
  const local = createHandlers({ baseUrl: 'https://other.example.com/channel/' })
  server.use(
    ...local.all(),
    http.get('*', () => HttpResponse.json({ from: 'elsewhere' })),
  )
  expect(await channel.raw.GET('/v1/me')).toMatchObject({ data: { from: 'elsewhere' } })
  const other = createChannel({ apiKey: 'key', baseUrl: 'https://other.example.com/channel' })
  expect((await other.meta.getMe()).data.object).toBe('api_key')
})
