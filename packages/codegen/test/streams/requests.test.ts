import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp, respondWithProblem } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { document } from './document.ts'

const modules = generateModules(document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

type Handler = (input: { body: never }) => unknown

/** An app whose operations have this handler; by default it responds with the items that it got. */
function appOf(handle: Handler = async ({ body }) => ({ status: 200, body: await all(body) }), options: object = {}) {
  const errors: Error[] = []
  const handlers = Object.fromEntries(Object.keys(routes).map((id) => [id, handle]))
  const app = createApp(routes, { handlers, ...options } as never)
  app.onError((error) => {
    errors.push(error)
    return respondWithProblem(error)
  })
  return { app, errors }
}

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const item of items) found.push(item)
  return found
}

/** Sends a body in chunks. */
const post = (type: string, ...chunks: readonly (string | Uint8Array<ArrayBuffer>)[]) => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      controller.close()
    },
  }),
  duplex: 'half' as const,
})

const jsonl = 'application/jsonl'
const eventStream = 'text/event-stream'
const sequence = 'application/json-seq'

test.each<[string, string, string, string[], unknown]>([
  [
    'lines',
    '/import',
    jsonl,
    ['{"name":"A"}\n{"name":"B","grams":5}\n'],
    [
      { name: 'A', grams: 100 },
      { name: 'B', grams: 5 },
    ],
  ],
  [
    'lines in chunks',
    '/import',
    jsonl,
    ['{"na', 'me":"A"', '}\r', '\n\n{"name":"B"}'],
    [
      { name: 'A', grams: 100 },
      { name: 'B', grams: 100 },
    ],
  ],
  ['no line', '/import', jsonl, [], []],
  [
    'an event of several lines, and none without an end',
    '/announce',
    eventStream,
    [': hello\n\ndata:{"name":\ndata: "A"}\n\n', 'data: {"name":"B"}\n'],
    [{ data: { name: 'A', grams: 100 } }],
  ],
  [
    'events with all line ends',
    '/publish',
    eventStream,
    [
      'event: text\r',
      '\nid: 1\r\ndata: a\r\n\r\nevent: text\rretry: 5\rdata\r\r',
      'event: quote\ndata: "b"\nother: 1\n\n',
      'event: tea\ndata: {"name":"C"}\n\n',
    ],
    [
      { event: 'text', id: '1', data: 'a' },
      { event: 'text', retry: 5, data: '' },
      { event: 'quote', data: 'b' },
      { event: 'tea', data: { name: 'C' } },
    ],
  ],
])('reads %s', async (_case, path, type, chunks, items) => {
  const response = await appOf().app.request(path, post(type, ...chunks))
  expect(await response.json()).toEqual(items)
})

test('reads characters that chunks divide', async () => {
  const bytes = new TextEncoder().encode('{"name":"Tè"}\n')
  const chunks = [...bytes].map((byte) => new Uint8Array([byte]))
  expect(await (await appOf().app.request('/import', post(jsonl, ...chunks))).json()).toEqual([
    { name: 'Tè', grams: 100 },
  ])
})

test('names the media type if there are several', async () => {
  const { app } = appOf(async ({ body }: { body: { contentType: string; value: AsyncIterable<unknown> } }) => ({
    status: 200,
    body: [body.contentType, await all(body.value)],
  }))
  const response = await app.request('/collect', post(sequence, '\x1e{"name":"A"}\n\x1e{"name":"B"}\n'))
  expect(await response.json()).toEqual([sequence, [{ name: 'A' }, { name: 'B' }]])
})

describe('refuses', () => {
  const valid = '{"name":"A"}\n'
  test.each<[string, string, string, string, number, object]>([
    [
      'an invalid item',
      '/import',
      jsonl,
      `${valid}{"grams":"1"}\n`,
      400,
      {
        location: 'body[1].name',
        errors: [
          { in: 'body', pointer: '/1/name', message: 'is required' },
          { in: 'body', pointer: '/1/grams', message: 'must be an integer' },
        ],
      },
    ],
    ['malformed JSON', '/import', jsonl, `${valid}{"name"\n`, 400, { location: 'body[1]' }],
    [
      'a number that a double cannot represent',
      '/import',
      jsonl,
      `${valid}{"grams":12345678901234567890}\n`,
      400,
      { location: 'body[1].grams' },
    ],
    ['text that is not UTF-8', '/import', jsonl, '\xff', 400, { location: 'body[0]' }],
    [
      'an item that is too large',
      '/import',
      jsonl,
      `${valid}${'x'.repeat(200)}`,
      413,
      { detail: 'body[1] is larger than 100 bytes.' },
    ],
    [
      'an event that is too large',
      '/publish',
      eventStream,
      'data: abcdefghij\n'.repeat(10),
      413,
      { detail: 'body[0] is larger than 100 bytes.' },
    ],
    ['an invalid event', '/publish', eventStream, 'event: other\ndata: a\n\n', 400, {}],
    [
      'invalid JSON of an event',
      '/announce',
      eventStream,
      'data: {"name":1}\n\n',
      400,
      { location: 'body[0].data.name' },
    ],
    ['malformed JSON of an event', '/announce', eventStream, 'data: {\n\n', 400, { location: 'body[0].data' }],
    ['bad text', '/import', jsonl, '{"name":"\\u0000"}', 400, { location: 'body[0].name' }],
    ['another media type', '/import', 'text/plain', 'a', 415, {}],
  ])('%s', async (_case, path, type, text, status, about) => {
    const { app } = appOf(undefined, { body: { maxBytes: 100, maxDepth: 5 }, refuseBadText: true })
    const chunk = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const response = await app.request(path, post(type, chunk))
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining(about)])
  })

  test('a missing body', async () => {
    const response = await appOf().app.request('/import', { method: 'POST' })
    expect(await response.json()).toMatchObject({ status: 400, location: 'body' })
  })

  test('a compressed body', async () => {
    const { headers, ...request } = post(jsonl, valid)
    const response = await appOf().app.request('/import', {
      ...request,
      headers: { ...headers, 'content-encoding': 'gzip' },
    })
    expect(response.status).toBe(415)
  })
})

test('reads an item only when the handler asks for it, and responds while items arrive', async () => {
  let pulled = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled++
        controller.enqueue(new TextEncoder().encode(`{"name":"${pulled}"}\n`))
        if (pulled === 100) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const { app } = appOf(({ body: items }) => ({
    status: 200,
    contentType: jsonl,
    body: (async function* () {
      for await (const item of items as AsyncIterable<{ name: string }>) yield item.name
    })(),
  }))
  const init = { method: 'POST', headers: { 'content-type': jsonl }, body, duplex: 'half' as const }
  const reader = (await app.request('/import', init)).body!.getReader()
  expect(pulled).toBe(0)
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('"1"\n')
  expect(pulled).toBe(1)
  await reader.cancel()
  // What is left is drained.
  await vi.waitFor(() => expect(pulled).toBe(100))
})

test('reports a client that disconnects', async () => {
  const { app, errors } = appOf()
  const server = createServer(getRequestListener(app.fetch, { autoCleanupIncoming: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': jsonl }
  const request = httpRequest({ host: '127.0.0.1', port, path: '/import', method: 'POST', headers })
  request.on('error', () => undefined)
  request.write('{"name":"A"}\n')
  await new Promise((resolve) => server.once('request', resolve))
  request.destroy()
  await vi.waitFor(() => expect(errors[0]?.name).toBe('RequestAbortedError'))
})
