import { afterAll, expect, test } from 'vitest'
import { generate, type Selection } from '../src/index.ts'
import { createApp } from '../src/runtime/hono/index.ts'
import { generateModules } from './generate-modules.ts'
import { typeErrorsOf } from './type-errors-of.ts'

const filter = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const json = (schema: object) => ({ 'application/json': { schema } })
const document = {
  openapi: '3.2.0',
  info: { title: 'Books', version: '1' },
  paths: {
    '/books': {
      query: {
        operationId: 'queryBooks',
        requestBody: { required: true, content: json(filter) },
        responses: { 200: { description: '', content: json({ type: 'array', items: filter }) } },
      },
    },
    '/books/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { operationId: 'getBook', responses: { 204: { description: '' } } },
      additionalOperations: {
        COPY: {
          operationId: 'copyBook',
          requestBody: { required: true, content: json(filter) },
          responses: { 200: { description: '', content: json(filter) } },
        },
        LOCK: { responses: { 204: { description: '' } } },
      },
    },
  },
}

interface JsonDocument {
  readonly paths: Record<string, Record<string, unknown>>
}

const modules = generateModules(document, { paths: true })
afterAll(modules.remove)
const { routes, registerComponents, documentConfig } = await modules.load('routes.js')

const handlers = {
  queryBooks: ({ body }: { body: unknown }) => ({ status: 200, body: [body] }),
  copyBook: ({ body }: { body: unknown }) => ({ status: 200, body }),
  getBook: () => ({ status: 204 }),
  lockBooksById: () => ({ status: 204 }),
}
const app = createApp(routes, { handlers } as never)
registerComponents(app.openAPIRegistry)
app.doc31('/openapi.json', documentConfig)
const send = (method: string, path: string, body: string) =>
  app.request(path, { method, headers: { 'content-type': 'application/json' }, body })

test.each([
  ['QUERY', '/books', [{ name: 'Emma' }], 'QUERY'],
  ['COPY', '/books/1', { name: 'Emma' }, 'COPY, GET, HEAD, LOCK'],
])('serves %s', async (method, path, body, allowed) => {
  expect(await (await send(method, path, '{"name":"Emma"}')).json()).toEqual(body)
  expect(await (await send(method, path, '{}')).json()).toMatchObject({ status: 400, location: 'body.name' })
  const refused = await send('POST', path, '{}')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, allowed])
})

test('documents them as OpenAPI 3.2 does', async () => {
  const { paths } = (await (await app.request('/openapi.json')).json()) as JsonDocument
  expect(paths['/books']!.query).toMatchObject({ operationId: 'queryBooks', requestBody: { content: json(filter) } })
  expect(paths['/books/{id}']).toEqual({
    parameters: [expect.objectContaining({ name: 'id' })],
    get: expect.objectContaining({ operationId: 'getBook' }),
    additionalOperations: {
      COPY: expect.objectContaining({ operationId: 'copyBook' }),
      LOCK: expect.objectContaining({ operationId: 'lockBooksById' }),
    },
  })
})

test('an additional operation is selected like others', () => {
  const idsOf = (selection: Selection) => {
    const declarations = generate(document, selection).get('routes.d.ts') ?? ''
    return [...declarations.matchAll(/^ {2}readonly (\w+): typeof/gm)].map(([, id]) => id)
  }
  expect(idsOf({ include: ['operation:copyBook'] })).toEqual(['copyBook'])
  expect(idsOf({ exclude: ['operation:copyBook'] })).toEqual(['queryBooks', 'getBook', 'lockBooksById'])
})

const user = `
import { createApp, mountRoutes } from '@channel/codegen/hono'
import { OpenAPIHono } from '@hono/zod-openapi'
import { hc } from 'hono/client'
import type { paths } from './paths.js'
import { routes } from './routes.js'

const app = createApp(routes, { handlers: {
  queryBooks: ({ body }) => ({ status: 200, body: [{ name: body.name }] }),
  copyBook: ({ body, params }) => ({ status: 200, body: { name: body.name + params.id } }),
  getBook: () => ({ status: 204 }),
  lockBooksById: () => ({ status: 204 }),
} })
export const books = await (await hc<typeof app>('http://localhost').books.$query({ json: { name: 'Emma' } })).json()
export const name: string | undefined = books[0]?.name
export const copied = await hc<typeof app>('http://localhost').books[':id'].$copy({ param: { id: 1 }, json: { name: 'Emma' } })
mountRoutes(new OpenAPIHono(), [routes.copyBook], {}, { authenticate: () => 1 }, {} as never)
export const sent: paths['/books']['query']['requestBody']['content']['application/json'] = { name: 'Emma' }
`

test('has types for them', async () => {
  expect(await typeErrorsOf(modules.path, { 'user.ts': user }, { skipLibCheck: true })).toEqual([])
}, 60_000)
