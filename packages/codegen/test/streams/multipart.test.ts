import { afterAll, describe, expect, test, vi } from 'vitest'
import type { JsonObject } from '../../src/read/json.ts'
import { createApp, respondWithProblem } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { document } from './document.ts'

// Problems are logged.
vi.spyOn(console, 'error').mockImplementation(() => undefined)
const modules = generateModules(document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

type Handler = (input: { body: AsyncIterable<unknown> }) => unknown

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
  for await (const item of items) found.push(shown(item))
  return found
}

/** A part with its bytes as text, which JSON could not represent. */
function shown(item: unknown) {
  const { value, ...others } = item as { value: unknown }
  return { ...others, value: value instanceof Uint8Array ? `bytes ${new TextDecoder().decode(value)}` : value }
}

/** Sends a body in chunks of a size. */
function send(path: string, text: string, { type = 'multipart/mixed; boundary=b', size = 1000, ...options } = {}) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  const { app, errors } = appOf(undefined, options)
  const response = app.request(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as never)
  return { response: Promise.resolve(response), errors }
}

const json = (value: string) => `Content-Type: application/json\r\n\r\n${value}`
const body = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
const item = (value: unknown, contentType = 'application/json') => ({ contentType, headers: {}, value })
const a = { name: 'A', grams: 100 }

describe.each([1, 2, 7, 1000])('a body in chunks of %i bytes', (size) => {
  test.each<[string, string, string, unknown[]]>([
    [
      'parts',
      '/parts',
      body(json('{"name":"A"}'), json('{"name":"B","grams":5}')),
      [item(a), item({ name: 'B', grams: 5 })],
    ],
    ['no part', '/parts', '', []],
    ['only the last boundary', '/parts', '--b--', []],
    ['what is around the parts', '/parts', `Hello\r\n--c\r\n${body(json('{"name":"A"}'))}bye\r\n--b\r\n`, [item(a)]],
    ['a part without headers', '/parts', body('\r\n{"name":"A"}'), [item(a)]],
    ['spaces behind the boundary', '/parts', `--b \t\r\n${json('{"name":"A"}')}\r\n--b--`, [item(a)]],
    [
      'what looks like the boundary',
      '/images',
      body('Content-Type: image/a\r\nContent-Location: /\r\n\r\n\r\n-\r\n--a--b\r\r\n'),
      [{ contentType: 'image/a', headers: { 'Content-Location': '/' }, value: 'bytes \r\n-\r\n--a--b\r\r\n' }],
    ],
    [
      'an empty value, and none',
      '/images',
      '--b\r\nContent-Location: /\r\nContent-Type: image/a\r\n\r\n\r\n--b\r\ncontent-location: /b\r\n continued\r\nContent-Type: image/a\r\n\r\n--b--',
      [
        { contentType: 'image/a', headers: { 'Content-Location': '/' }, value: 'bytes ' },
        { contentType: 'image/a', headers: { 'Content-Location': '/b continued' }, value: 'bytes ' },
      ],
    ],
    [
      'parts of several media types',
      '/album',
      body(json('{"name":"A"}'), 'Content-Type: image/png\r\nX-Number: 5\r\n\r\nPNG', json('{"name":"A"}')),
      [item(a), { contentType: 'image/png', headers: { 'X-Number': 5 }, value: 'bytes PNG' }, item(a)],
    ],
    [
      'text',
      '/numbers',
      body('\r\n12', 'Content-Type: text/plain; charset=utf-8\r\n\r\n-3'),
      [item(12, 'text/plain'), item(-3, 'text/plain')],
    ],
    [
      'a multipart body within another',
      '/images',
      body('Content-Type: image/x; boundary=c\r\nContent-Location: /\r\n\r\n--c\r\n\r\n1\r\n--c--\r\n'),
      [{ contentType: 'image/x', headers: { 'Content-Location': '/' }, value: 'bytes --c\r\n\r\n1\r\n--c--\r\n' }],
    ],
  ])('has %s', async (_case, path, text, expected) => {
    const { response, errors } = send(path, text, { size })
    expect(await (await response).json()).toEqual(expected)
    expect(errors).toEqual([])
  })

  test.each<[string, string, string, number, string]>([
    ['no boundary at all', '/parts', 'Hello', 400, 'body[0] must end with the boundary "b"'],
    [
      'no last boundary',
      '/parts',
      `${body(json('{"name":"A"}')).slice(0, -7)}`,
      400,
      'body[0] must end with the boundary "b"',
    ],
    [
      'an end within headers',
      '/parts',
      `${body(json('{"name":"A"}')).slice(0, -4)}\r\nContent-Ty`,
      400,
      'body[1] must end with the boundary "b"',
    ],
    [
      'a boundary with more text',
      '/parts',
      '--bc\r\n\r\nA\r\n--b--',
      400,
      'body[0] must have a line break behind its boundary',
    ],
    [
      'a line that is no header',
      '/parts',
      body('Hello\r\n\r\nA'),
      400,
      'body[0] must have headers such as Content-Type: text/plain',
    ],
    [
      'large headers',
      '/parts',
      body(`X: ${'x'.repeat(20_000)}\r\n\r\nA`),
      400,
      'body[0] must have at most 16384 bytes of headers',
    ],
    [
      'many headers',
      '/parts',
      body(`${'X: x\r\n'.repeat(5000)}\r\nA`),
      400,
      'body[0] must have at most 16384 bytes of headers',
    ],
    [
      'JSON that does not end',
      '/parts',
      body(json('{"name":"A"}'), json('{"name":')),
      400,
      'body[1] must be valid JSON',
    ],
    [
      'a value of another media type',
      '/parts',
      body('Content-Type: text/plain\r\n\r\nA'),
      400,
      'body[0] must be sent as application/json',
    ],
    [
      'an invalid value',
      '/parts',
      body(json('{"name":"A"}'), json('{"name":"too long"}')),
      400,
      'body[1].name must have at most 5 characters',
    ],
    [
      'a missing header',
      '/images',
      body('Content-Type: image/png\r\n\r\nA'),
      400,
      'body[0].headers.Content-Location is required',
    ],
    [
      'an invalid header',
      '/album',
      body(json('{"name":"A"}'), `X-Number: a\r\n${json('{"name":"A"}')}`),
      400,
      'body[1].headers.X-Number must be an integer',
    ],
    ['text that does not fit', '/numbers', body('\r\none'), 400, 'body[0] must be an integer'],
    [
      'a large part',
      '/parts',
      body(json('{"name":"A"}'), json(`"${'x'.repeat(2000)}"`)),
      413,
      'body[1] is larger than 1000 bytes',
    ],
    ['much before the first part', '/parts', 'x'.repeat(2000), 413, 'body[0] is larger than 1000 bytes'],
  ])('is refused for %s', async (_case, path, text, status, detail) => {
    const { response, errors } = send(path, text, { size, body: { maxBytes: 1000, maxDepth: 10 } } as never)
    expect((await response).status).toBe(status)
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining(detail)])
  })
})

test('reads the parts of an array, each by the schema of its position', async () => {
  const png = 'Content-Type: image/png\r\n\r\nPNG'
  const read = await send('/letter', body(json('{"name":"A"}'), png, '\r\nHello')).response
  expect(await read.json()).toEqual([item(a), item('bytes PNG', 'image/png'), item('Hello', 'text/plain')])
  const { response, errors } = send('/letter', body(json('{"name":1}')))
  expect((await response).status).toBe(400)
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('body[0].name must be a string')])
})

test.each(['multipart/mixed', 'multipart/mixed; boundary=', `multipart/mixed; boundary=${'b'.repeat(71)}`])(
  'refuses %s, which has no boundary',
  async (type) => {
    const { response } = send('/parts', body(json('{"name":"A"}')), { type })
    expect((await response).status).toBe(400)
    expect(await (await response).text()).toContain('must have a boundary in its Content-Type')
  },
)

test('reads a quoted boundary', async () => {
  const { response } = send('/numbers', '--a b:"\r\n\r\n1\r\n--a b:"--', {
    type: 'multipart/mixed; boundary="a b:\\""',
  })
  expect(await (await response).json()).toEqual([item(1, 'text/plain')])
})

test('reads parts as they arrive', async () => {
  const { app } = appOf(async ({ body }) => {
    for await (const part of body) return { status: 200, body: part }
    return { status: 200 }
  })
  const sent = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\n\r\n1\r\n--b')),
  })
  const headers = { 'content-type': 'multipart/mixed; boundary=b' }
  const response = await app.request('/numbers', { method: 'POST', headers, body: sent, duplex: 'half' } as never)
  expect(await response.json()).toEqual(item(1, 'text/plain'))
})

test('names the parts of a form that FormData writes', async () => {
  const form = new FormData()
  form.append('note "1"', 'Hellö')
  form.append('photo', new File(['PNG'], 'a b.png', { type: 'image/png' }))
  const response = await appOf().app.request('/form', { method: 'POST', body: form })
  expect(await response.json()).toMatchObject([
    { name: 'note "1"', contentType: 'text/plain', value: 'Hellö' },
    { name: 'photo', filename: 'a b.png', contentType: 'image/png', value: 'bytes PNG' },
  ])
})

describe('a response', () => {
  const respond = (path: string, items: unknown, contentType = 'multipart/mixed', options = {}) => {
    const { app, errors } = appOf(() => ({ status: 200, contentType, body: items }), options)
    return { response: Promise.resolve(app.request(path)), errors }
  }
  async function* of(...parts: unknown[]) {
    yield* parts
  }

  test('has parts with their headers behind a boundary, which is read again', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('PNG'))
        controller.close()
      },
    })
    const parts = of(
      { value: a, contentType: 'application/json' },
      { contentType: 'image/png', headers: { 'X-Number': 5 }, value: stream },
    )
    const response = await respond('/album', parts).response
    const type = response.headers.get('content-type')!
    const text = await response.text()
    const [, boundary] = /^multipart\/mixed; boundary=([\w-]{36})$/.exec(type) ?? []
    expect(text).toBe(
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(a)}\r\n--${boundary}\r\nContent-Type: image/png\r\nX-Number: 5\r\n\r\nPNG\r\n--${boundary}--\r\n`,
    )
    expect(await (await send('/album', text, { type }).response).json()).toEqual([
      item(a),
      { contentType: 'image/png', headers: { 'X-Number': 5 }, value: 'bytes PNG' },
    ])
  })

  test('has the parts of an array, each by the schema of its position', async () => {
    const parts = of(
      { value: a },
      { contentType: 'image/png', value: 'PNG' },
      { contentType: 'text/plain', value: 'Hello' },
    )
    const response = await respond('/letter', parts, 'multipart/mixed; boundary=b').response
    expect(await response.text()).toBe(
      `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(a)}\r\n--b\r\nContent-Type: image/png\r\n\r\nPNG\r\n--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b--\r\n`,
    )
    const wrong = respond('/letter', of({ value: { name: 1 } }))
    await expect((await wrong.response).text()).rejects.toThrow('body[0].name')
  })

  test('has the media type that the document names, and its own boundary', async () => {
    const response = await respond('/ranges', of({ value: new Uint8Array([65]) }), 'multipart/byteranges; boundary=c')
      .response
    expect(await response.text()).toBe('--c\r\nContent-Type: video/mp4\r\n\r\nA\r\n--c--\r\n')
  })

  test.each<[string, string, unknown, string]>([
    [
      'an invalid value',
      '/parts',
      { value: { name: 'too long' } },
      'body[0].name, which must have at most 5 characters',
    ],
    [
      'another media type',
      '/parts',
      { contentType: 'text/plain', value: 'a' },
      'body[0], which is sent as text/plain, which is not declared',
    ],
    [
      'a missing header',
      '/images',
      { contentType: 'image/a', value: 'a' },
      'body[0].headers.Content-Location, which is required',
    ],
    [
      'no media type of a range',
      '/images',
      { headers: { 'Content-Location': '/' }, value: 'a' },
      'needs a contentType, which fits image/*',
    ],
    ['a header of two lines', '/ranges', { headers: { 'X-A': 'a\r\nX-B: b' }, value: 'a' }, 'must be one line'],
    ['no part', '/ranges', 5, 'must be an object with a value'],
    ['a value that is no bytes', '/ranges', { value: 5 }, 'must be a string, bytes or a stream'],
  ])('ends with an error for %s', async (_case, path, part, message) => {
    const type = path === '/ranges' ? 'multipart/byteranges' : 'multipart/mixed'
    const { response, errors } = respond(path, of(part), type)
    await expect((await response).text()).rejects.toThrow()
    expect(errors.map((error) => error.message)).toEqual([expect.stringContaining(message)])
  })

  test('asks for a part when it is read, and cancels a stream in a part', async () => {
    const cancel = vi.fn()
    const returned = vi.fn()
    let pulled = 0
    const stream = new ReadableStream(
      { pull: (controller) => controller.enqueue(new Uint8Array([65])), cancel },
      { highWaterMark: 0 },
    )
    async function* parts() {
      try {
        for (;;) {
          pulled++
          yield { value: stream }
        }
      } finally {
        returned()
      }
    }
    const response = await respond('/ranges', parts(), 'multipart/byteranges').response
    const reader = response.body!.getReader()
    expect(pulled).toBe(0)
    await reader.read()
    await reader.read()
    expect(pulled).toBe(1)
    await reader.cancel()
    await vi.waitFor(() => expect(returned).toHaveBeenCalledOnce())
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('ends with the error of a stream in a part', async () => {
    const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const { response, errors } = respond('/ranges', of({ value: stream }), 'multipart/byteranges')
    await expect((await response).text()).rejects.toThrow('gone')
    expect(errors.map(({ message }) => message)).toEqual(['gone'])
  })
})

test('the emitted document has the schema of items and the media types of parts', async () => {
  const { documentConfig } = await modules.load('routes.js')
  const { paths } = appOf().app.getOpenAPI31Document(documentConfig) as unknown as JsonObject
  const { requestBody } = (paths as Record<string, JsonObject>)['/album']!.post as JsonObject
  expect((requestBody as JsonObject).content).toMatchObject({
    'multipart/mixed': {
      itemSchema: { type: 'object' },
      prefixEncoding: [{ contentType: 'application/json' }],
      itemEncoding: { contentType: 'application/json, image/png' },
    },
  })
})
