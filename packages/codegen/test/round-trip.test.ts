import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test } from 'vitest'
import type { JsonObject } from '../src/json.ts'
import { libraryDocument } from './documents.ts'
import { generateModules } from './generated-module.ts'
import { keywordMatrix } from './keyword-matrix.ts'
import { normaliseDocument } from './normalise-document.ts'

/** The library, with every schema of the keyword matrix as the body of an operation too. */
async function bigDocument(): Promise<JsonObject> {
  const document = await libraryDocument()
  for (const { name, schema } of keywordMatrix) {
    ;((document.components as JsonObject).schemas as JsonObject)[`${name}Row`] = JSON.parse(
      JSON.stringify(schema).replaceAll(/"#\/components\/schemas\/(\w+)/g, '"#/components/schemas/$1Row'),
    )
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}Row` } } }
    ;(document.paths as JsonObject)[`/rows/${name}`] = {
      put: {
        operationId: `put${name}`,
        requestBody: { content: structuredClone(content) },
        responses: { 200: { description: 'It.', content: structuredClone(content) } },
      },
      patch: {
        operationId: `patch${name}`,
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Done.' } },
      },
    }
  }
  const inline = JSON.stringify(document.paths).replaceAll(
    new RegExp(`"#/components/schemas/(${keywordMatrix.map(({ name }) => name).join('|')})(["/])`, 'g'),
    '"#/components/schemas/$1Row$2',
  )
  document.paths = JSON.parse(inline)
  return document
}

const document = await bigDocument()
const modules = generateModules(document)
afterAll(modules.remove)
const { routes, registerComponents, documentConfig } = await modules.load('routes.js')

/** What a validator of the route found in a request; how that is typed is tested in types.test.ts. */
const valid = (c: { req: { valid: unknown } }, part: string) =>
  (c.req.valid as (part: string) => object).call(c.req, part)

test('the emitted document is the authored one', () => {
  const app = new OpenAPIHono()
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route as never)
  registerComponents(app.openAPIRegistry)
  const emitted = JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig)))
  expect(normaliseDocument(emitted)).toEqual(normaliseDocument(document))
})

test('routes come literal segments first', () => {
  const paths = Object.values(routes).map((route) => (route as { path: string }).path)
  expect(paths.indexOf('/v1/loans')).toBeLessThan(paths.indexOf('/v1/{branch}/books'))
  expect(paths.indexOf('/v1/{branch}/books')).toBeLessThan(paths.indexOf('/v1/{branch}/books/{id}'))
})

test('plain app.openapi validates with them', async () => {
  const app = new OpenAPIHono()
  app.openapi(routes.listBooks, (c) => c.json({ query: valid(c, 'query'), header: valid(c, 'header') }))
  app.openapi(routes.createBook, (c) => c.json(valid(c, 'json'), 201))

  const listed = await app.request('/v1/main/books?limit=3&genre=novel&genre=essay&ids=1,2&lent=true', {
    headers: { 'X-Fields': 'a, b' },
  })
  expect(await listed.json()).toEqual({
    query: { limit: 3, genre: ['novel', 'essay'], ids: [1, 2], lent: true },
    header: { 'x-fields': ['a', 'b'] },
  })
  expect((await app.request('/v1/main/books?limit=0x10')).status).toBe(400)
  expect((await app.request('/v1/main/books?page=1')).status).toBe(400)
  expect((await app.request('/v1/m/books')).status).toBe(400)

  const create = (body: string) =>
    app.request('/v1/main/books', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  const created = await create('{"title":"Emma","isbn":9780141439587,"notes":{"__proto__":{"a":1}}}')
  expect(created.status).toBe(201)
  expect(await created.text()).toBe(
    '{"title":"Emma","isbn":9780141439587,"genre":"novel","notes":{"__proto__":{"a":1}}}',
  )
  expect((await create('{"title":"Emma","isbn":1}')).status).toBe(400)
  expect((await create('{"title":"Emma","isbn":9780141439587,"__proto__":1}')).status).toBe(400)
})
