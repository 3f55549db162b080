import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp, ResponseValidationError } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { document } from './document.ts'

const modules = generateModules(document, { paths: true })
afterAll(modules.remove)
const { routes, registerComponents, documentConfig } = await modules.load('routes.js')

async function* of(...items: readonly unknown[]) {
  yield* items
}

/** An app whose operations respond with these items. `errors` are those that it reports. */
function appOf(body: unknown, options: { contentType?: string; validateResponses?: boolean } = {}) {
  const { contentType, ...others } = options
  const errors: unknown[] = []
  const handlers = Object.fromEntries(
    Object.keys(routes).map((id) => [id, () => ({ status: 200, ...(contentType && { contentType }), body })]),
  )
  const app = createApp(routes, { handlers, validateResponses: true, ...others })
  app.onError((error, c) => {
    errors.push(error)
    return c.text('failed', 500)
  })
  return { app, errors }
}

const events = { contentType: 'text/event-stream' }
const lines = { contentType: 'application/jsonl' }

test.each([
  ['application/jsonl', '/teas', '{"name":"Assam"}\n{"name":"Ceylon\\nA"}\n'],
  ['application/x-ndjson', '/teas', '{"name":"Assam"}\n{"name":"Ceylon\\nA"}\n'],
  ['application/json-seq', '/teas', '\x1e{"name":"Assam"}\n\x1e{"name":"Ceylon\\nA"}\n'],
])('writes the items of %s', async (contentType, path, text) => {
  const { app } = appOf(of({ name: 'Assam' }, { name: 'Ceylon\nA' }), { contentType })
  const response = await app.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType])
  expect(await response.text()).toBe(text)
})

test('writes the fields of an event', async () => {
  const { app } = appOf(
    of({ event: 'text', id: '1', retry: 10, data: 'a\nb\r\nc' }, { data: '' }, { retry: 5 }),
    events,
  )
  const response = await app.request('/events')
  expect(await response.text()).toBe(
    'event: text\nid: 1\nretry: 10\ndata: a\ndata: b\ndata: c\n\ndata: \n\nretry: 5\n\n',
  )
})

test('asks caches not to store events, unless the result or the context says otherwise', async () => {
  const cacheControl = async (set: { result?: string; context?: string }) => {
    // biome-ignore lint/suspicious/noExplicitAny: The context is that of any app.
    const handle = (_input: unknown, context: any) => {
      if (set.context) context.header('Cache-Control', set.context)
      return { status: 200, ...events, headers: { 'cache-control': set.result }, body: of() }
    }
    const handlers = Object.fromEntries(Object.keys(routes).map((id) => [id, handle]))
    const app = createApp(routes, { handlers, validateResponses: false } as never)
    return (await app.request('/events')).headers.get('cache-control')
  }
  expect(await cacheControl({})).toBe('no-cache')
  expect(await cacheControl({ context: 'no-store' })).toBe('no-store')
  expect(await cacheControl({ context: 'no-store', result: 'private' })).toBe('private')
})

describe('while no item comes', () => {
  const wait = async (contentType: string, path: string) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let release = () => {}
    const items = (async function* () {
      await new Promise<void>((resolve) => (release = resolve))
      yield path === '/teas' ? { name: 'Assam' } : { data: 'a' }
    })()
    const reader = (await appOf(items, { contentType }).app.request(path)).body!.getReader()
    const read = async () => new TextDecoder().decode((await reader.read()).value)
    return { reader, read, release: () => release() }
  }

  test('sends a comment of an event stream every 15 seconds', async () => {
    const { read, release } = await wait('text/event-stream', '/events')
    for (let time = 0; time < 2; time++) {
      const comment = read()
      await vi.advanceTimersByTimeAsync(15_000)
      expect(await comment).toBe(':\n\n')
    }
    // Nobody reads two of these four.
    await vi.advanceTimersByTimeAsync(60_000)
    release()
    expect(await read()).toBe(':\n\n')
    expect(await read()).toBe('data: a\n\n')
    await read()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('sends nothing in other streams', async () => {
    const { read, release } = await wait('application/jsonl', '/teas')
    const item = read()
    await vi.advanceTimersByTimeAsync(60_000)
    release()
    expect(await item).toBe('{"name":"Assam"}\n')
  })

  test('stops when the client disconnects', async () => {
    const { reader } = await wait('text/event-stream', '/events')
    const pending = reader.read()
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(1)
    await reader.cancel()
    await pending
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe.each([true, false])('the data of an event (validated: %s)', (validateResponses) => {
  test.each<[string, string, unknown, string]>([
    ['is text', '/events', { data: '{"a":1}' }, 'data: {"a":1}\n\n'],
    ['is JSON where its content is', '/news', { data: { name: 'Assam' } }, 'data: {"name":"Assam"}\n\n'],
    ['is JSON where its schema takes no string', '/counts', { data: 5 }, 'data: 5\n\n'],
    ['is text in one option', '/mixed', { event: 'text', data: 'a' }, 'event: text\ndata: a\n\n'],
    ['is a string as JSON in another', '/mixed', { event: 'quote', data: 'a' }, 'event: quote\ndata: "a"\n\n'],
    ['is an object in another', '/mixed', { event: 'tea', data: { name: 'A' } }, 'event: tea\ndata: {"name":"A"}\n\n'],
  ])('%s', async (_case, path, item, text) => {
    const { app, errors } = appOf(of(item), { ...events, validateResponses })
    const response = await app.request(path)
    expect([await response.text(), errors]).toEqual([text, []])
  })
})

test.each<[string, string, unknown, string]>([
  ['an item', '/teas', { name: 1 }, 'body[1].name'],
  ['the JSON of an event', '/news', { data: { name: 1 } }, 'body[1].data.name'],
  ['an event', '/events', { data: 'a', id: 1 }, 'body[1].id'],
])('ends with an error at %s that does not match', async (_case, path, invalid, location) => {
  const valid = path === '/teas' ? { name: 'A' } : path === '/news' ? { data: { name: 'A' } } : { data: 'a' }
  const { app, errors } = appOf(of(valid, invalid), path === '/teas' ? lines : events)
  const reader = (await app.request(path)).body!.getReader()
  expect((await reader.read()).done).toBe(false)
  await expect(reader.read()).rejects.toThrow('')
  expect(errors).toEqual([expect.any(ResponseValidationError)])
  expect((errors[0] as ResponseValidationError).location).toBe(location)
})

test('does not write a field of an event that would begin others', async () => {
  const { app, errors } = appOf(of({ event: 'a\ndata: b', data: '' }), { ...events, validateResponses: false })
  await expect((await app.request('/events')).text()).rejects.toThrow('The event of an event must be one line')
  expect(errors).toHaveLength(1)
})

test('refuses a body without items', async () => {
  const { app, errors } = appOf('a', events)
  expect((await app.request('/events')).status).toBe(500)
  expect((errors[0] as ResponseValidationError).location).toBe('body')
})

/** Items without end, and what becomes of them. */
function endless(onNext: (count: number) => unknown = () => undefined) {
  const seen = { count: 0, isReturned: false }
  async function* items() {
    try {
      for (;;) {
        seen.count++
        await onNext(seen.count)
        yield { name: `${seen.count}` }
      }
    } finally {
      seen.isReturned = true
    }
  }
  return { items: items(), seen }
}

test('asks for an item only when the client reads', async () => {
  const { items, seen } = endless()
  const reader = (await appOf(items, lines).app.request('/teas')).body!.getReader()
  expect(seen.count).toBe(0)
  await reader.read()
  await reader.read()
  expect(seen.count).toBe(2)
  await reader.cancel()
  await vi.waitFor(() => expect(seen.isReturned).toBe(true))
})

test('ends the items when the request is aborted', async () => {
  const { items, seen } = endless()
  const { app, errors } = appOf(items, lines)
  const controller = new AbortController()
  const reader = (await app.request('/teas', { signal: controller.signal })).body!.getReader()
  await reader.read()
  controller.abort()
  expect((await reader.read()).done).toBe(true)
  await vi.waitFor(() => expect(seen.isReturned).toBe(true))
  expect(errors).toEqual([])
})

test('reports an error of the iterator to onError, and ends with it', async () => {
  const { items } = endless((count) => {
    if (count > 1) throw new Error('dry')
  })
  const { app, errors } = appOf(items, lines)
  const reader = (await app.request('/teas')).body!.getReader()
  await reader.read()
  await expect(reader.read()).rejects.toThrow('dry')
  await vi.waitFor(() => expect(errors).toEqual([new Error('dry')]))
})

test('reads no item for HEAD', async () => {
  const { items, seen } = endless()
  expect((await appOf(items, lines).app.request('/teas', { method: 'HEAD' })).status).toBe(200)
  expect(seen.count).toBe(0)
})

test('is sent by a server item by item, and ends when the client disconnects', async () => {
  let release = () => {}
  const { items, seen } = endless((count) =>
    count < 2 ? undefined : new Promise<void>((resolve) => (release = resolve)),
  )
  const server = createServer(getRequestListener(appOf(items, lines).app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const controller = new AbortController()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/teas`
  const reader = (await fetch(url, { signal: controller.signal })).body!.getReader()
  // The second item is not yet there.
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"name":"1"}\n')
  controller.abort()
  await reader.read().catch(() => undefined)
  await vi.waitFor(() => {
    release()
    expect(seen.isReturned).toBe(true)
  })
})

test('is in the document as authored', () => {
  const app = new OpenAPIHono()
  registerComponents(app.openAPIRegistry)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route as never)
  const { paths } = JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig)))
  const contents = (path: string) => paths[path].get.responses[200].content
  expect(contents('/teas')['application/jsonl']).toEqual({ itemSchema: { $ref: '#/components/schemas/Tea' } })
  expect(contents('/news')['text/event-stream'].itemSchema.properties.data).toEqual({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/Tea' },
  })
})
