import createOpenApiClient from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import type { paths } from '../../src/contract.ts'
import { createOwnClient } from '../../src/own-fetch/create-own-client.ts'
import { failure, json } from '../mock-channel.ts'

type AnyCall = (method: string, path: string, init?: object) => Promise<{ response: Response }>
type AnyClient = { request: AnyCall; use(middleware: object): void; eject(middleware: object): void }

const options = {
  baseUrl: 'https://api.example.com/',
  headers: { Authorization: 'Bearer key', 'X-Kept': 'kept' },
  credentials: 'include' as const,
}
type Options = typeof options & { fetch: (request: Request) => Promise<Response> }
// Without the types of the operations: a union of both clients would be too complex for the compiler.
const clients: Record<string, (options: Options) => unknown> = {
  'openapi-fetch': createOpenApiClient<paths>,
  'our own': createOwnClient<paths, 'application/json'>,
}

/** What both clients send, and what they make of the response. */
async function bothOf(call: (client: AnyClient) => Promise<unknown>, respond: (request: Request) => Response) {
  const outcomes = []
  for (const create of Object.values(clients)) {
    const sent: unknown[] = []
    const fetch = async (request: Request) => {
      const { method, url, headers, redirect, credentials } = request
      const body = await request.clone().text()
      sent.push({ method, url, headers: Object.fromEntries(headers), redirect, credentials, body })
      return respond(request)
    }
    const client = create({ ...options, fetch }) as AnyClient
    const result = await call(client).catch((error: unknown) => ({ thrown: error }))
    const { response, ...read } = result as { response?: Response }
    outcomes.push({ sent, read, status: response?.status })
  }
  return { theirs: outcomes[0], ours: outcomes[1] }
}

const success = () => json({ data: { id: 'any' } })

describe('our own fetch does what openapi-fetch does', () => {
  it.each<[string, string, string, object | undefined]>([
    ['a path', 'get', '/v1/me', undefined],
    ['a path with parameters', 'get', '/v1/{a}/b/{id}', { params: { path: { a: '1/2', id: 'ä' } } }],
    ['a path without its parameter', 'get', '/v1/{a}', { params: { path: {} } }],
    ['a query', 'get', '/v1/me', { params: { query: { search: 'a b&c', limit: 2, none: undefined, null: null } } }],
    [
      'a query with lists and objects',
      'get',
      '/v1/me',
      { params: { query: { ids: ['a', 'b'], no: [], o: { k: 'ü' } } } },
    ],
    ['an empty query', 'get', '/v1/me', { params: { query: {} } }],
    ['headers', 'get', '/v1/me', { headers: { 'X-One': '1', 'X-Two': ['a', 'b'], 'X-Kept': null, 'X-No': undefined } }],
    ['header parameters', 'get', '/v1/me', { params: { header: { 'If-None-Match': 'W/"1"' } } }],
    ['a body', 'post', '/v1/labels', { body: { name: 'VIP' } }],
    ['a body that is null', 'post', '/v1/labels', { body: null }],
    ['no body', 'post', '/v1/labels', {}],
    ['a body as text', 'post', '/v1/labels', { body: '{', bodySerializer: (body: string) => body }],
    ['a query as text', 'get', '/v1/me', { params: { query: { a: 1 } }, querySerializer: () => '?b=2' }],
    ['another server', 'get', '/v1/me', { baseUrl: 'https://other.example.com' }],
    ['options of fetch', 'get', '/v1/me', { redirect: 'manual', credentials: 'omit' }],
    ['HEAD', 'head', '/v1/me', undefined],
  ])('with %s', async (_what, method, path, init) => {
    const { theirs, ours } = await bothOf((client) => client.request(method, path, init), success)
    expect(theirs?.sent).toHaveLength(1)
    expect(ours).toEqual(theirs)
  })

  it.each<[string, () => Response, object]>([
    ['JSON', success, {}],
    ['text', () => new Response('plain'), { parseAs: 'text' }],
    ['bytes', () => new Response('plain'), { parseAs: 'arrayBuffer' }],
    ['an empty body', () => new Response(''), {}],
    ['no content', () => new Response(null, { status: 204 }), {}],
    ['a length of 0', () => new Response('', { status: 500, headers: { 'content-length': '0' } }), {}],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } }), {}],
    ['not modified', () => new Response(null, { status: 304 }), {}],
    ['an error', () => failure(404, { type: 'not_found', code: 'resource_not_found' }), {}],
    ['an error that is not JSON', () => new Response('<p>', { status: 502 }), {}],
    ['a success that is not JSON', () => new Response('<p>'), {}],
  ])('with a response of %s', async (_what, respond, init) => {
    const { theirs, ours } = await bothOf((client) => client.request('get', '/v1/me', init), respond)
    expect(ours).toEqual(theirs)
  })

  it('with middleware', async () => {
    for (const replaces of [true, false]) {
      const order: string[] = []
      const tracing = (name: string) => ({
        onRequest: ({ request, schemaPath, params }: { request: Request; schemaPath: string; params: object }) => {
          order.push(`${name} ${schemaPath} ${JSON.stringify(params)}`)
          request.headers.set(`x-${name}`, 'seen')
          return replaces ? new Request(request, { headers: { [`x-only-${name}`]: 'seen' } }) : undefined
        },
        onResponse: ({ response }: { response: Response }) => {
          order.push(`${name} ${response.status}`)
          return replaces ? json({ name }) : undefined
        },
      })
      const removed = tracing('removed')
      const { theirs, ours } = await bothOf((client) => {
        client.use(tracing('first'))
        client.use(removed)
        client.eject(removed)
        return client.request('get', '/v1/me', { params: { query: { a: 1 } }, middleware: [tracing('last')] })
      }, success)
      expect(ours).toEqual(theirs)
      expect(order.slice(4)).toEqual(order.slice(0, 4))
      expect(order).toHaveLength(8)
    }
  })

  it.each([
    ['throws', () => undefined],
    ['throws what a middleware makes of it', () => new Error('replaced')],
    ['returns the response of a middleware', () => json({ replaced: true })],
  ])('if fetch fails: %s', async (_what, onError) => {
    const middleware = [{ onError }]
    const broken = new TypeError('fetch failed')
    const { theirs, ours } = await bothOf(
      (client) => client.request('get', '/v1/me', { middleware }),
      () => {
        throw broken
      },
    )
    expect(ours).toEqual(theirs)
  })

  it('if a middleware responds', async () => {
    const middleware = [{ onRequest: () => json({ cached: true }) }, { onResponse: () => json({ never: true }) }]
    const { theirs, ours } = await bothOf((client) => client.request('get', '/v1/me', { middleware }), success)
    expect(ours).toEqual(theirs)
    expect(ours).toMatchObject({ sent: [], read: { data: { cached: true } } })
  })
})
