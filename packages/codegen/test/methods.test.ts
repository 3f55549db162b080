import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test } from 'vitest'
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
  },
}

const modules = generateModules(document, { paths: true })
afterAll(modules.remove)
const { routes, registerComponents, documentConfig } = await modules.load('routes.js')

test('serves QUERY', async () => {
  const app = createApp(routes, {
    handlers: { queryBooks: ({ body }: { body: unknown }) => ({ status: 200, body: [body] }) },
  } as never)
  const send = (method: string, body: string) =>
    app.request('/books', { method, headers: { 'content-type': 'application/json' }, body })
  expect(await (await send('QUERY', '{"name":"Emma"}')).json()).toEqual([{ name: 'Emma' }])
  expect(await (await send('QUERY', '{}')).json()).toMatchObject({ status: 400, location: 'body.name' })
  const refused = await send('POST', '{}')
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'QUERY'])
})

test('documents QUERY', () => {
  const app = new OpenAPIHono()
  registerComponents(app.openAPIRegistry)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route as never)
  const { paths } = JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig)))
  expect(paths['/books'].query).toMatchObject({ operationId: 'queryBooks', requestBody: { content: json(filter) } })
})

const user = `
import { createApp } from '@channel/codegen/hono'
import { hc } from 'hono/client'
import type { paths } from './paths.js'
import { routes } from './routes.js'

const app = createApp(routes, { handlers: { queryBooks: ({ body }) => ({ status: 200, body: [{ name: body.name }] }) } })
export const books = await (await hc<typeof app>('http://localhost').books.$query({ json: { name: 'Emma' } })).json()
export const name: string | undefined = books[0]?.name
export const sent: paths['/books']['query']['requestBody']['content']['application/json'] = { name: 'Emma' }
`

test('has types for QUERY', async () => {
  expect(await typeErrorsOf(modules.path, { 'user.ts': user }, { skipLibCheck: true })).toEqual([])
}, 60_000)
