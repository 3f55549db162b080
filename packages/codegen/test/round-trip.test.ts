import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { normalizeDocument } from './normalize/normalize-document.ts'

const document = await libraryDocument()
const modules = generateModules(document)
afterAll(modules.remove)
const { routes, registerComponents, documentConfig } = await modules.load('routes.js')

// conformance.test.ts verifies that the emitted schemas of every keyword validate like the authored ones.
test('emits a document with the same requirements as the authored one', () => {
  const app = new OpenAPIHono()
  registerComponents(app.openAPIRegistry)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route as never)
  const emitted = JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig)))
  expect(normalizeDocument(emitted)).toEqual(normalizeDocument(document, { isAuthored: true }))
})

/** The valid values of a request part. types.test.ts covers their types. */
const valid = (c: { req: { valid: unknown } }, part: string) =>
  (c.req.valid as (part: string) => object).call(c.req, part)

test('zod-openapi alone validates bodies, paths and headers with the routes', async () => {
  const app = new OpenAPIHono()
  app.openapi(routes.createBook, (c) => c.json({ ...valid(c, 'json'), ...valid(c, 'param') }, 201))
  const create = (body: string, path = '/v1/main/books') =>
    app.request(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  const created = await create('{"title":"Emma","isbn":9780141439587,"notes":{"__proto__":{"a":1}}}')
  expect(created.status).toBe(201)
  expect(await created.text()).toBe(
    '{"title":"Emma","isbn":9780141439587,"genre":"novel","notes":{"__proto__":{"a":1}},"branch":"main"}',
  )
  expect((await create('{"title":"Emma","isbn":9780141439587}', '/v1/m/books')).status).toBe(400)
  expect((await create('{"title":"Emma","isbn":1}')).status).toBe(400)
  expect((await create('{"title":"Emma","isbn":9780141439587,"__proto__":1}')).status).toBe(400)
})
