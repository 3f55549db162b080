import { OpenAPIHono } from '@hono/zod-openapi'
import { describe, expect, test, vi } from 'vitest'
import { mountRoutes, type Stages } from '../../src/runtime/hono/mount-routes.ts'
import { withText } from '../../src/runtime/hono/write-result.ts'
import { createLoan, getBook } from './library.ts'
import { type LibraryApp, libraryApp, type Trace } from './library-app.ts'

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body })
const loan = '{"reader":"ana","title":"Emma"}'

const recordEntered = (trace: Trace): Partial<Stages<object, Trace>> => ({
  authenticate: (_c, route) => {
    trace.push(String(route?.operationId))
    return trace
  },
})

test('runs the stages in order and passes the valid request to the handler', async () => {
  const trace: Trace = []
  const app = libraryApp(trace, {
    stages: {
      authenticate: (_c, route) => {
        trace.push(`authenticate ${route?.operationId}`)
        return trace
      },
      beforeBody: (context, route) => {
        context.push(`beforeBody ${route.operationId}`)
        return context
      },
      invoke: async (handle, context, route, { path, query, headers, body }) => {
        const type = headers.get('content-type')
        context.push(`invoke ${route.operationId} ${path}?${query} ${type} ${JSON.stringify(body)}`)
        const result = await handle(context)
        context.push('invoked')
        return result
      },
    },
  })
  const response = await app.request('/v1/loans', post(loan))
  expect(await response.json()).toEqual({ id: 'createLoan' })
  expect(trace).toEqual([
    'authenticate createLoan',
    'beforeBody createLoan',
    `invoke createLoan /v1/loans? application/json ${loan}`,
    `createLoan {"body":${loan}}`,
    'invoked',
  ])
})

test('passes the decoded path and query to the handler', async () => {
  const trace: Trace = []
  await libraryApp(trace).request('/v1/m%C3%BCnchen/books?limit=3#fragment?lent=true')
  expect(trace).toEqual(['listBooks {"params":{"branch":"münchen"},"query":{"limit":3,"lent":false},"headers":{}}'])
})

test('fills in defaults for the handler, but not for invoke', async () => {
  const trace: Trace = []
  let seen: unknown
  const app = libraryApp(trace, {
    stages: {
      invoke: (handle, context, _route, { body }) => {
        seen = body
        return handle(context)
      },
    },
  })
  const headers = { ...json, 'idempotency-key': 'k' }
  await app.request('/v1/main/books', post('{"title":"Emma","isbn":"0123456789"}', headers))
  expect(seen).toEqual({ title: 'Emma', isbn: '0123456789' })
  expect(trace[0]).toContain('"genre":"novel"')
})

describe('an error thrown by a stage ends the request', () => {
  class Stop extends Error {
    override readonly name = 'Stop'
  }
  const stop = () => {
    throw new Stop()
  }
  // Each later stage would reject this body.
  const request = { method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': '9999999' }, body: '{' }

  test.each(['authenticate', 'beforeBody'] as const)('in %s, before the body is read', async (stage) => {
    const trace: Trace = []
    const response = await libraryApp(trace, { stages: { [stage]: stop } }).request('/v1/loans', request)
    expect(await response.text()).toBe('Stop')
    expect(trace).toEqual([])
  })

  test('in invoke, before the handler', async () => {
    const trace: Trace = []
    const response = await libraryApp(trace, { stages: { invoke: stop } }).request('/v1/main/books')
    expect(await response.text()).toBe('Stop')
    expect(trace).toEqual([])
  })
})

test.each([
  ['BodyTooLargeError', { ...json, 'content-length': '1001' }, '{'],
  ['UnsupportedMediaTypeError', { 'content-type': 'text/plain' }, '{'],
  ['UnsupportedMediaTypeError', { 'content-type': 'application/problem+json' }, '{'],
  ['JsonError', json, '{'],
  ['JsonError', json, `${'['.repeat(11)}${']'.repeat(11)}`],
  ['RequestValidationError', json, '{}'],
  ['RequestValidationError', json, ''],
])('a body can end in a %s', async (name, headers, body) => {
  const trace: Trace = []
  const response = await libraryApp(trace).request('/v1/loans', post(body, headers))
  expect(await response.text()).toBe(name)
  expect(trace).toEqual([])
})

test('does not read the body if the route has none', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('read')) }, { highWaterMark: 0 })
  const app = new OpenAPIHono()
  const options = {
    body: { maxBytes: 1, maxDepth: 1 },
    refuseUnknownQuery: true,
    refuseBadText: true,
    validateResponses: false,
  }
  const route = { ...getBook, method: 'delete' as const }
  mountRoutes(app, [route], { getBook: () => ({ status: 204, headers: {} }) }, { authenticate: () => [] }, options)
  const response = await app.request('/v1/main/books/bok_0001', { method: 'DELETE', body, duplex: 'half' } as object)
  expect(response.status).toBe(204)
})

test('rejects or ignores a query if the route has none', async () => {
  const request = (options: LibraryApp['options'] = {}) =>
    libraryApp([], { options }).request('/v1/main/books/bok_0001?a=1')
  expect(await (await request()).text()).toBe('RequestValidationError')
  expect((await request({ refuseUnknownQuery: false })).status).toBe(200)
})

describe('routing', () => {
  test('prefers literal segments to parameters', async () => {
    const trace: Trace = []
    const app = libraryApp(trace, { stages: recordEntered(trace) })
    await app.request('/v1/main/books/newest')
    await app.request('/v1/main/books/bok_0001')
    expect(trace.filter((line) => !line.includes(' '))).toEqual(['newestBook', 'getBook'])
  })

  test.each([
    ['UnknownPathError', 'GET', '/v1/nothing/at/all'],
    ['UnknownPathError', 'GET', '/v1/loans/'],
    ['MethodNotAllowedError', 'GET', '/v1/loans'],
    ['MethodNotAllowedError', 'HEAD', '/v1/loans'],
  ])('%s for %s %s, after authenticate', async (name, method, path) => {
    const trace: Trace = []
    const app = libraryApp(trace, { stages: recordEntered(trace) })
    let thrown: Error | undefined
    app.onError((error, c) => {
      thrown = error
      return c.text('')
    })
    await app.request(path, { method })
    expect(thrown?.name).toBe(name)
    if (name === 'MethodNotAllowedError') expect(thrown).toMatchObject({ allowed: ['POST'] })
    expect(trace).toEqual(['undefined'])
  })

  test('does not mount a route without a handler', () => {
    const mount = () =>
      mountRoutes(
        new OpenAPIHono(),
        [createLoan],
        {},
        { authenticate: () => [] },
        {
          body: { maxBytes: 1, maxDepth: 1 },
          refuseUnknownQuery: true,
          refuseBadText: true,
          validateResponses: false,
        },
      )
    expect(mount).toThrow('createLoan has no handler.')
  })
})

test('zod-openapi documents each route with its request', () => {
  const { paths } = libraryApp([]).getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
  expect(Object.keys(paths ?? {})).toHaveLength(5)
  const { get, post } = paths?.['/v1/{branch}/books'] ?? {}
  expect(get?.parameters).toHaveLength(10)
  expect(post?.requestBody).toMatchObject({ required: true, content: { 'application/json': {} } })
})

describe('the result of a handler', () => {
  const path = '/v1/main/books'
  const responded = (result: NonNullable<LibraryApp['result']>, init?: RequestInit) =>
    libraryApp([], { result }).request(path, init)

  test('is written with its status, headers and body, without undefined headers', async () => {
    const response = await responded({ status: 201, headers: { A: 'a', B: undefined, C: 7 }, body: { x: [1] } })
    expect(response.status).toBe(201)
    expect(Object.fromEntries(response.headers)).toEqual({ a: 'a', c: '7', 'content-type': 'application/json' })
    expect(await response.text()).toBe('{"x":[1]}')
  })

  test('includes the headers of the stages, which override its own', async () => {
    const result = { status: 200, headers: { A: 'stored', B: 'b' }, body: {} }
    const app = libraryApp([], { stages: { headers: () => ({ A: 'fresh', C: 'c' }) }, result })
    const { headers } = await app.request(path)
    expect(Object.fromEntries(headers)).toEqual({ a: 'fresh', b: 'b', c: 'c', 'content-type': 'application/json' })
  })

  test('may have no body', async () => {
    const response = await responded({ status: 304, headers: { ETag: 'W/"1"' } })
    expect(response.status).toBe(304)
    expect(Object.fromEntries(response.headers)).toEqual({ etag: 'W/"1"' })
    expect(response.body).toBeNull()
  })

  test('is written as the text from withText', async () => {
    const response = await responded({ status: 200, headers: {}, body: withText({ a: 1 }, '{ "a": 1 }\n') })
    expect(await response.text()).toBe('{ "a": 1 }\n')
  })

  test('responds to HEAD like to GET, without the body', async () => {
    const response = await responded({ status: 200, headers: { A: 'a' }, body: { x: 1 } }, { method: 'HEAD' })
    expect(response.headers.get('a')).toBe('a')
    expect(await response.text()).toBe('')
  })

  test('ends the stream of a response to HEAD', async () => {
    const cancel = vi.fn()
    const contentType = 'text/plain'
    await responded({ status: 200, contentType, body: new ReadableStream({ cancel }) }, { method: 'HEAD' })
    expect(cancel).toHaveBeenCalledOnce()
  })
})
