import { describe, expect, test, vi } from 'vitest'
import type { JsonObject } from '../../src/read/json.ts'
import { a, appOf, item, modules, send } from './multipart.fixtures.ts'

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
