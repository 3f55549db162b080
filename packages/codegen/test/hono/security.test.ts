import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp, ForbiddenError } from '../../src/runtime/hono/index.ts'
import type { SecuredRequest } from '../../src/runtime/zod/index.ts'
import { generateModules } from '../generate-modules.ts'

const securitySchemes = {
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'Bearer' },
  oauth: { type: 'oauth2', flows: {} },
  digest: { type: 'http', scheme: 'digest' },
  certificate: { type: 'mutualTLS' },
}

/** The security of an operation, by its path. */
const securities: Record<string, object[] | undefined> = {
  default: undefined,
  public: [],
  header: [{ header: [] }],
  query: [{ query: [] }],
  cookie: [{ cookie: [] }],
  basic: [{ basic: [] }],
  bearer: [{ bearer: [] }],
  scoped: [{ oauth: ['read', 'write'] }],
  digest: [{ digest: [] }],
  certificate: [{ certificate: [] }],
  both: [{ header: [], cookie: [] }],
  either: [{ basic: [] }, { bearer: [] }],
  optional: [{}, { bearer: [] }],
  undeclared: [{ nowhere: [] }],
  partly: [{ nowhere: [] }, { bearer: [] }],
  shared: [
    { bearer: [], header: [] },
    { bearer: [], cookie: [] },
  ],
}

const responses = { 200: { description: '', content: { 'application/json': { schema: {} } } } }
const operations = Object.entries(securities).map(([name, security]) => {
  const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }]
  const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } }
  return [
    `/${name}`,
    { post: { operationId: name, parameters, requestBody, responses, ...(security && { security }) } },
  ]
})
const modules = generateModules({
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  security: [{ header: [] }],
  paths: Object.fromEntries(operations),
  components: { securitySchemes },
})
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

let calls: unknown[][] = []
function accept(scheme: string) {
  return async (credentials: Record<string, string>, { scopes, operationId }: SecuredRequest) => {
    calls.push([scheme, credentials, scopes, operationId])
    const { key, token, password } = credentials
    const secret = key ?? token ?? password ?? credentials.credentials ?? 'good'
    if (secret === 'narrow') throw new ForbiddenError('The token may only read.')
    if (secret === 'broken') throw new Error('The store of keys failed.')
    return secret === 'good' ? { by: scheme } : undefined
  }
}
const security = Object.fromEntries(Object.keys(securitySchemes).map((scheme) => [scheme, accept(scheme)]))
// biome-ignore lint/suspicious/noExplicitAny: The context has no types here.
const handle = (_input: never, context: any) => ({ status: 200, body: context.var.security ?? 'anyone' })
const handlers = Object.fromEntries(Object.keys(securities).map((name) => [name, handle]))
const app = createApp(routes, { security, handlers })

async function send(path: string, headers: Record<string, string> = {}, body?: string) {
  calls = []
  const response = await app.request(path, { method: 'POST', headers, ...(body !== undefined && { body }) })
  const challenge = response.headers.get('www-authenticate')
  return { status: response.status, body: await response.json(), ...(challenge !== null && { challenge }) }
}

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('valid credentials', () => {
  test.each<[string, Record<string, string>, unknown]>([
    ['/default', { 'x-key': 'good' }, { header: { by: 'header' } }],
    ['/public', {}, 'anyone'],
    ['/header', { 'x-key': 'good' }, { header: { by: 'header' } }],
    ['/query?key=good&limit=1', {}, { query: { by: 'query' } }],
    ['/cookie', { cookie: 'a=1; session=good' }, { cookie: { by: 'cookie' } }],
    ['/basic', basic('jo:good'), { basic: { by: 'basic' } }],
    ['/bearer', { authorization: 'bearer good' }, { bearer: { by: 'bearer' } }],
    ['/scoped', bearer('good'), { oauth: { by: 'oauth' } }],
    ['/digest', { authorization: 'Digest good' }, { digest: { by: 'digest' } }],
    ['/certificate', {}, { certificate: { by: 'certificate' } }],
    ['/both', { 'x-key': 'good', cookie: 'session=good' }, { header: { by: 'header' }, cookie: { by: 'cookie' } }],
    ['/either', basic('jo:good'), { basic: { by: 'basic' } }],
    ['/either', bearer('good'), { bearer: { by: 'bearer' } }],
    ['/optional', {}, {}],
    ['/optional', bearer('good'), { bearer: { by: 'bearer' } }],
    ['/partly', bearer('good'), { bearer: { by: 'bearer' } }],
    ['/shared', { ...bearer('good'), cookie: 'session=good' }, { bearer: { by: 'bearer' }, cookie: { by: 'cookie' } }],
  ])('%s', async (path, headers, principals) => {
    expect(await send(path, headers)).toEqual({ status: 200, body: principals })
  })

  test('arrive decoded, with the scopes of the operation', async () => {
    await send('/basic', basic('jo:a:é'))
    expect(calls).toEqual([['basic', { username: 'jo', password: 'a:é' }, [], 'basic']])
    await send('/scoped', bearer('good'))
    expect(calls).toEqual([['oauth', { token: 'good' }, ['read', 'write'], 'scoped']])
  })

  test('are checked once per request', async () => {
    await send('/shared', { ...bearer('good'), cookie: 'session=good' })
    expect(calls.map(([scheme]) => scheme)).toEqual(['bearer', 'cookie'])
  })
})

describe('without valid credentials', () => {
  test.each<[string, Record<string, string>, string]>([
    ['/default', {}, 'ApiKey realm="header", in="header", name="X-Key"'],
    ['/header', { 'x-key': '' }, 'ApiKey realm="header", in="header", name="X-Key"'],
    ['/query?key=bad', {}, 'ApiKey realm="query", in="query", name="key"'],
    ['/query?key=good&key=good', {}, 'ApiKey realm="query", in="query", name="key"'],
    ['/basic', {}, 'Basic realm="basic", charset="UTF-8"'],
    ['/basic', { authorization: 'Basic %%%' }, 'Basic realm="basic", charset="UTF-8"'],
    ['/basic', basic('no colon'), 'Basic realm="basic", charset="UTF-8"'],
    ['/bearer', {}, 'Bearer realm="bearer"'],
    ['/bearer', { authorization: 'Bearer' }, 'Bearer realm="bearer"'],
    ['/bearer', bearer('bad'), 'Bearer realm="bearer", error="invalid_token"'],
    ['/bearer', basic('jo:good'), 'Bearer realm="bearer"'],
    ['/scoped', {}, 'Bearer realm="oauth", scope="read write"'],
    ['/digest', {}, 'digest realm="digest"'],
    [
      '/both',
      { 'x-key': 'good' },
      'ApiKey realm="header", in="header", name="X-Key", ApiKey realm="cookie", in="cookie", name="session"',
    ],
    ['/either', {}, 'Basic realm="basic", charset="UTF-8", Bearer realm="bearer"'],
    ['/optional', bearer('bad'), 'Bearer realm="bearer", error="invalid_token"'],
  ])('%s %j', async (path, headers, challenge) => {
    const response = await send(path, headers)
    expect(response).toMatchObject({ status: 401, challenge, body: { status: 401 } })
    expect(JSON.stringify(response.body)).not.toMatch(/bad|good/)
  })

  test('is always so for a scheme that the document does not declare', async () => {
    const { challenge, ...response } = await send('/undeclared', { ...bearer('good'), 'x-key': 'good' })
    expect({ challenge, response }).toMatchObject({ challenge: undefined, response: { status: 401 } })
    expect(await send('/partly')).toMatchObject({ status: 401, challenge: 'Bearer realm="bearer"' })
  })

  test('comes before the body is read', async () => {
    expect((await send('/header', { 'content-type': 'application/json' }, '{')).status).toBe(401)
    expect((await send('/header', { 'content-type': 'application/json', 'x-key': 'good' }, '{')).status).toBe(400)
  })

  test('does not hide that a path or method is unknown', async () => {
    expect((await app.request('/nowhere')).status).toBe(404)
    expect((await app.request('/header')).status).toBe(405)
  })
})

test.each([
  ['/bearer', 'Bearer realm="bearer", error="insufficient_scope"'],
  ['/scoped', 'Bearer realm="oauth", scope="read write", error="insufficient_scope"'],
  ['/optional', 'Bearer realm="bearer", error="insufficient_scope"'],
  ['/either', 'Bearer realm="bearer", error="insufficient_scope"'],
])('a handler may forbid the operation: %s', async (path, challenge) => {
  const body = { status: 403, detail: 'The token may only read.' }
  expect(await send(path, bearer('narrow'))).toMatchObject({ status: 403, challenge, body })
})

test('a handler that fails is a failure of the service', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  expect((await send('/bearer', bearer('broken'))).status).toBe(500)
  expect(log).toHaveBeenCalledWith(new Error('The store of keys failed.'))
})

test('only the query parameter of an API key is no parameter of the operation', async () => {
  expect((await send('/query?key=good&other=1')).status).toBe(400)
  expect((await send('/header?key=good', { 'x-key': 'good' })).status).toBe(400)
})

test('an app does not start without a handler for each scheme that an operation requires', () => {
  const { basic: _basic, oauth: _oauth, ...some } = security
  expect(() => createApp(routes, { security: some, handlers })).toThrow(
    "These security schemes have no handler in 'security': basic (of basic), oauth (of scoped).",
  )
})
