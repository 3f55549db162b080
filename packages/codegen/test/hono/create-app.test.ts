import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type BodyLimits, createApp, ForbiddenError, type Route } from '../../src/runtime/hono/index.ts'
import { json, reply } from '../../src/runtime/zod/index.ts'

const Tea = z.strictObject({ name: z.string() })
const addTea = createRoute({
  operationId: 'addTea',
  method: 'post',
  path: '/teas',
  request: { body: json(Tea) },
  responses: { 201: reply(Tea, { description: 'The tea.' }) },
}) as Route

function teas(options?: { body: BodyLimits }) {
  const handlers = { addTea: ({ body }: { body: unknown }) => ({ status: 201, body }) }
  return createApp({ addTea }, { handlers, ...options })
}

function post(text: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return { method: 'POST', body: text, headers }
}

test('serves the routes', async () => {
  const response = await teas().request('/teas', post('{"name":"Assam"}'))
  expect([response.status, await response.json()]).toEqual([201, { name: 'Assam' }])
})

describe('HEAD', () => {
  const route = (method: 'get' | 'head', path: string) =>
    createRoute({ operationId: `${method}${path}`, method, path, responses: { 204: { description: '' } } }) as Route
  const handled: string[] = []
  const routes = [route('get', '/both'), route('head', '/both'), route('get', '/get'), route('head', '/head')]
  const handlers = routes.map(({ operationId }) => {
    const handle = () => {
      handled.push(operationId)
      return { status: 204 }
    }
    return [operationId, handle]
  })
  const app = createApp(Object.fromEntries(routes.map((each) => [each.operationId, each])), {
    handlers: Object.fromEntries(handlers),
  })

  test.each([
    ['HEAD', '/both', 'head/both'],
    ['GET', '/both', 'get/both'],
    ['HEAD', '/get', 'get/get'],
    ['HEAD', '/head', 'head/head'],
  ])('%s %s is served by %s', async (method, path, operationId) => {
    handled.length = 0
    expect((await app.request(path, { method })).status).toBe(204)
    expect(handled).toEqual([operationId])
  })

  test('GET is not allowed where only HEAD is declared', async () => {
    const response = await app.request('/head')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'HEAD'])
  })
})

test('takes an absent parameter with the name of an inherited property as absent', async () => {
  const route = createRoute({
    operationId: 'brew',
    method: 'get',
    path: '/brew',
    request: {
      query: z.object({ constructor: z.string().optional(), n: z.coerce.number().optional() }),
      headers: z.object({ toString: z.string().optional() }),
    },
    responses: { 204: { description: '' } },
  }) as Route
  const seen: unknown[] = []
  // biome-ignore lint/suspicious/noExplicitAny: The input is that of any route.
  const brew = ({ query, headers }: any) => {
    seen.push([query.constructor, query.n, headers.toString])
    return { status: 204 }
  }
  const app = createApp({ brew: route }, { handlers: { brew } })
  expect((await app.request('/brew?n=1')).status).toBe(204)
  expect((await app.request('/brew?constructor=a', { headers: { toString: 'b' } })).status).toBe(204)
  expect(seen).toEqual([
    [undefined, 1, undefined],
    ['a', undefined, 'b'],
  ])
})

describe('headers of the context reach the response', () => {
  const cookies = { ETag: z.string().optional(), 'Set-Cookie': z.string().optional() }
  const getTea = createRoute({
    operationId: 'getTea',
    method: 'get',
    path: '/tea',
    responses: { 200: reply(Tea, { description: 'The tea.', headers: cookies }) },
  }) as Route
  const body = { name: 'Assam' }
  // biome-ignore lint/suspicious/noExplicitAny: The context is that of any app.
  const request = async (handler: (input: never, context: any) => object, app = new OpenAPIHono()) => {
    createApp({ getTea }, { app, handlers: { getTea: handler as never } })
    const { headers, status } = await app.request('/tea')
    return { status, cookies: headers.getSetCookie(), ...Object.fromEntries(headers) }
  }

  describe.each([false, true])('with middleware: %s', (hasMiddleware) => {
    const app = () => {
      const made = new OpenAPIHono()
      if (!hasMiddleware) return made
      made.use(async (context, next) => {
        context.res.headers.set('ETag', 'of-middleware')
        context.header('X-Id', '1')
        await next()
      })
      return made
    }

    test('if the handler sets them', async () => {
      const headers = await request((_input, context) => {
        context.header('Cache-Control', 'no-cache')
        context.header('Content-Type', 'text/plain')
        return { status: 200, body }
      }, app())
      expect(headers).toMatchObject({ status: 200, 'cache-control': 'no-cache', 'content-type': 'application/json' })
      expect('x-id' in headers).toBe(hasMiddleware)
    })

    test('but not over those of the result, to which cookies are added', async () => {
      const headers = await request((_input, context) => {
        context.header('etag', 'of-context')
        context.header('Set-Cookie', 'a=1', { append: true })
        return { status: 200, headers: { ETag: 'of-result', 'Set-Cookie': 'b=2' }, body }
      }, app())
      expect(headers).toMatchObject({ etag: 'of-result', cookies: ['a=1', 'b=2'] })
    })

    test('if the handler throws', async () => {
      const headers = await request((_input, context) => {
        context.header('Retry-After', '5')
        throw new ForbiddenError('No.')
      }, app())
      expect(headers).toMatchObject({ status: 403, 'retry-after': '5', 'content-type': 'application/problem+json' })
    })
  })

  test('if a middleware sets them before the handler', async () => {
    const app = new OpenAPIHono()
    app.use((context, next) => {
      context.header('X-Id', '1')
      return next()
    })
    expect(await request(() => ({ status: 200, body }), app)).toMatchObject({ 'x-id': '1' })
  })
})

describe('problem details', () => {
  test.each([
    ['an invalid body', '/teas', post('{}'), { status: 400, location: 'body.name', detail: 'body.name is required' }],
    ['malformed JSON', '/teas', post('{'), { status: 400, location: 'body', detail: 'body must be valid JSON' }],
    ['another media type', '/teas', post('{}', { 'content-type': 'text/plain' }), { status: 415 }],
    ['an unknown path', '/coffees', {}, { status: 404, detail: 'There is no such path.' }],
    ['an unknown method', '/teas', {}, { status: 405 }],
  ])('%s', async (_what, path, init, expected) => {
    const response = await teas().request(path, init)
    expect(response.status).toBe(expected.status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject(expected)
  })

  describe('names every failure', () => {
    const put = createRoute({
      operationId: 'putTeas',
      method: 'put',
      path: '/shelves/{shelf}/teas',
      request: {
        params: z.object({ shelf: z.coerce.number().int() }),
        query: z.strictObject({ limit: z.coerce.number().max(9).optional() }),
        headers: z.object({ 'x-a': z.string().min(2) }),
        body: json(
          z.array(
            z.strictObject({
              name: z
                .string()
                .min(2)
                .regex(/^[A-Z]/),
              'a/b': z.boolean().optional(),
            }),
          ),
        ),
      },
      responses: { 204: { description: '' } },
    }) as Route
    const app = createApp({ putTeas: put }, { handlers: { putTeas: () => ({ status: 204 }) } })
    const send = async (path: string, body: unknown) => {
      const response = await app.request(path, { ...post(JSON.stringify(body)), method: 'PUT' })
      return (await response.json()) as Record<string, unknown>
    }

    test('of all parts, and of one value', async () => {
      const found = await send('/shelves/x/teas?limit=10&page=1', [
        { name: 'a', 'a/b': 1 },
        {},
        { name: 'Assam', other: 1 },
      ])
      expect(found).toMatchObject({ status: 400, location: 'path.shelf' })
      expect(found.errors).toEqual([
        { in: 'path', pointer: '/shelf', message: 'must be an integer' },
        { in: 'query', pointer: '/limit', message: 'must be at most 9' },
        { in: 'query', pointer: '/page', message: 'is not a known query parameter' },
        { in: 'header', pointer: '/x-a', message: 'is required' },
        { in: 'body', pointer: '/0/name', message: 'must have at least 2 characters' },
        { in: 'body', pointer: '/0/name', message: 'must match ^[A-Z]' },
        { in: 'body', pointer: '/0/a~1b', message: 'must be true or false' },
        { in: 'body', pointer: '/1/name', message: 'is required' },
        { in: 'body', pointer: '/2/other', message: 'is not a known field' },
      ])
    })

    test('up to 20', async () => {
      const { errors } = await send('/shelves/1/teas', Array(10_000).fill({}))
      expect(errors).toHaveLength(20)
    })
  })

  test('responds 413 to a body over the limit', async () => {
    const response = await teas({ body: { maxBytes: 10, maxDepth: 1 } }).request('/teas', post('{"name":"Assam"}'))
    expect(response.status).toBe(413)
  })

  test('lists the methods of the path in the Allow header of a 405', async () => {
    const response = await teas().request('/teas')
    expect(response.headers.get('allow')).toBe('POST')
  })

  test.each([
    ['a base path', (app: OpenAPIHono) => app],
    ['a base path in another app', (app: OpenAPIHono) => new Hono().mount('/api', app.fetch)],
  ])('is the same under %s', async (_where, within) => {
    const handlers = { addTea: ({ body }: { body: unknown }) => ({ status: 201, body }) }
    const app = within(createApp({ addTea }, { app: new OpenAPIHono().basePath('/v1'), handlers }))
    const path = app instanceof OpenAPIHono ? '/v1/teas' : '/api/v1/teas'
    expect((await app.request(path, post('{"name":"Assam"}'))).status).toBe(201)
    const response = await app.request(path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    const unknown = await app.request(path.replace('v1', 'v2'))
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })

  test.each([
    ['GET', '/nothing', 404],
    ['GET', '/teas', 405],
    ['POST', '/teas', 400],
  ])('of %s %s comes back to the middleware, with status %d', async (method, path, status) => {
    const hono = new OpenAPIHono()
    const seen: unknown[] = []
    hono.use(async (context, next) => {
      await next()
      seen.push(context.res.status, context.error?.name)
      context.header('X-Request-Id', '1')
    })
    const handlers = { addTea: ({ body }: { body: unknown }) => ({ status: 201, body }) }
    const response = await createApp({ addTea }, { app: hono, handlers }).request(path, { method })
    expect(seen).toEqual([status, expect.stringMatching(/Error$/)])
    expect([response.status, response.headers.get('x-request-id')]).toEqual([status, '1'])
  })

  test('responds 500 if a handler fails, and only logs its message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const app = createApp(
      { addTea },
      {
        handlers: {
          addTea: () => {
            throw new Error('secret')
          },
        },
      },
    )
    const response = await app.request('/teas', post('{"name":"Assam"}'))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret' }))
  })
})
