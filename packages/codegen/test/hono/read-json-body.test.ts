import { describe, expect, test } from 'vitest'
import { JsonError } from '../../src/runtime/hono/parse-json.ts'
import { readJsonBody as read } from '../../src/runtime/hono/read-json-body.ts'
import {
  BodyTooLargeError,
  RequestAbortedError,
  UnsupportedMediaTypeError,
} from '../../src/runtime/hono/request-errors.ts'

const maxBodyBytes = 100_000
const readJsonBody = (request: Request) => read(request, { maxBytes: maxBodyBytes, maxDepth: 64 })

const json = { 'content-type': 'application/json' }

/** Creates a request with Content-Length for a string, and without it for a stream. */
function post(body: RequestInit['body'], headers: Record<string, string> = json): Request {
  const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  return new Request('http://localhost/', {
    method: 'POST',
    body: body ?? null,
    headers: { ...length, ...headers },
    duplex: 'half',
  })
}

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks)
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('parses a body with and without Content-Length', async () => {
  expect(await readJsonBody(post('{"a":[1,"é"]}'))).toEqual({ a: [1, 'é'] })
  expect(await readJsonBody(post(streamOf(Buffer.from('{"a":'), Buffer.from('1}'))))).toEqual({ a: 1 })
})

test('keeps __proto__ as an ordinary key', async () => {
  const body = await readJsonBody(post('{"__proto__":{"x":1}}'))
  expect(Object.keys(body as object)).toEqual(['__proto__'])
})

test('returns undefined without a body, whatever the Content-Type', async () => {
  expect(await readJsonBody(post(null, { 'content-length': '0', 'content-type': 'text/plain' }))).toBeUndefined()
  expect(await readJsonBody(post(null, {}))).toBeUndefined()
  expect(await readJsonBody(post(streamOf(), {}))).toBeUndefined()
})

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
  'application/json ;x=y',
])('the content type %s is accepted', async (contentType) => {
  expect(await readJsonBody(post('{}', { 'content-type': contentType }))).toEqual({})
})

describe('refuses', () => {
  test.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', 'application/problem+json', ''])(
    'the content type %j',
    async (contentType) => {
      await expect(readJsonBody(post('{}', { 'content-type': contentType }))).rejects.toThrow(UnsupportedMediaTypeError)
    },
  )

  test('a body without a content type, and a compressed body', async () => {
    const untyped = post(Buffer.from('{}').toString(), { 'content-type': '' })
    untyped.headers.delete('content-type')
    await expect(readJsonBody(untyped)).rejects.toThrow(UnsupportedMediaTypeError)
    await expect(readJsonBody(post('{}', { ...json, 'content-encoding': 'gzip' }))).rejects.toThrow(
      UnsupportedMediaTypeError,
    )
  })

  test.each(['{', '{"a":1,}', "{'a':1}", '{}{}', 'NaN', '\u0000', '"\n"'])('invalid JSON: %j', async (text) => {
    await expect(readJsonBody(post(text))).rejects.toThrow(JsonError)
  })

  test('text that is not UTF-8', async () => {
    await expect(readJsonBody(post(streamOf(Buffer.from([0x22, 0xff, 0x22]))))).rejects.toThrow('UTF-8')
  })
})

test('limits the depth, ignoring brackets in strings', async () => {
  expect(await readJsonBody(post(nested(64)))).toBeInstanceOf(Array)
  await expect(readJsonBody(post(nested(65)))).rejects.toThrow(JsonError)
  await expect(readJsonBody(post(nested(40_000)))).rejects.toThrow(JsonError)
  const brackets = `"\\"${'['.repeat(1000)}"`
  expect(await readJsonBody(post(brackets))).toBe(`"${'['.repeat(1000)}`)
})

test('limits the size in bytes, with and without Content-Length', async () => {
  const fits = `"${'x'.repeat(maxBodyBytes - 2)}"`
  expect(await readJsonBody(post(fits))).toHaveLength(maxBodyBytes - 2)
  expect(await readJsonBody(post(streamOf(Buffer.from(fits))))).toHaveLength(maxBodyBytes - 2)
  await expect(readJsonBody(post(`${fits} `))).rejects.toThrow(BodyTooLargeError)
  await expect(readJsonBody(post(streamOf(Buffer.from(fits), Buffer.from(' '))))).rejects.toThrow(BodyTooLargeError)
})

test('reads a body that is too large to its end, so that the client can read the response', async () => {
  const chunk = Buffer.alloc(maxBodyBytes, 'x')
  let delivered = 0
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (delivered++ < 4) controller.enqueue(chunk)
      else {
        controller.close()
        resolve()
      }
    },
  })
  await expect(readJsonBody(post(stream))).rejects.toThrow(BodyTooLargeError)
  await ended
  expect(delivered).toBe(5)
})

test('throws RequestAbortedError if the client disconnects', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('gone')),
  })
  await expect(readJsonBody(post(broken))).rejects.toThrow(RequestAbortedError)
})
