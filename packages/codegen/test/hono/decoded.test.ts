import { isDeepStrictEqual } from 'node:util'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, expect, test } from 'vitest'
import { loadDocument } from '../../src/index.ts'
import { decoded } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { wireDocument } from '../wire/run-wire-cases.ts'
import { commonCases } from '../wire/wire-case.ts'

const modules = generateModules((await loadDocument(wireDocument)).document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

/** The parts of a request by the names that Hono has for them. */
const targets = { params: 'param', query: 'query', headers: 'header', cookies: 'cookie', body: 'form' } as const

function echo() {
  const app = new OpenAPIHono()
  for (const route of Object.values<never>(routes)) {
    app.openapi(decoded(route), ((context: {
      req: { valid(target: string): unknown }
      json(value: unknown): unknown
    }) =>
      context.json(
        Object.fromEntries(Object.entries(targets).map(([part, target]) => [part, context.req.valid(target)])),
      )) as never)
  }
  return app
}

/** zod-openapi validates a required body by the schemas of all its media types. */
const possible = commonCases.filter(({ request }) => request !== 'POST /bodies')

test.each(possible.map((wanted) => [wanted.request, wanted] as const))(
  'a route of zod-openapi decodes %s as createApp does',
  async (request, { headers = {}, body, input, refused }) => {
    const [method, path] = request.split(' ') as [string, string]
    const response = await echo().request(path, { method, headers, ...(body !== undefined && { body }) })
    expect(response.status).toBe(refused === undefined ? 200 : 400)
    const got = (await response.json()) as Record<string, unknown>
    for (const [part, value] of Object.entries(input ?? {})) {
      const wanted = part === 'body' ? (value as { value: unknown }).value : value
      expect(
        isDeepStrictEqual({ ...(got[part] as object) }, { ...(wanted as object) }),
        JSON.stringify(got[part]),
      ).toBe(true)
    }
  },
)

test('documents the route in the same way', () => {
  const documentOf = (change: (route: never) => never) => {
    const app = new OpenAPIHono()
    for (const route of Object.values<never>(routes)) app.openAPIRegistry.registerPath(change(route))
    return JSON.parse(
      JSON.stringify(app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'A', version: '1' } })),
    )
  }
  expect(documentOf((route) => decoded(route) as never)).toEqual(documentOf((route) => route))
})

test('reports what cannot be decoded, by its place', async () => {
  const response = await echo().request('/query?int=9007199254740993&many=1&many=x')
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).toContain('many')
})
