import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'

const document = await libraryDocument()
const modules = generateModules(document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

/** The valid values of a request part. types.long.test.ts covers their types. */
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
