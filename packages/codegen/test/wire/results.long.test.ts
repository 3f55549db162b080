import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, describe, expect, test } from 'vitest'
import { loadDocument } from '../../src/index.ts'
import { type HandlerResult, mountRoutes, ResponseValidationError } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { typeErrorsOf } from '../type-errors-of.ts'

const document = fileURLToPath(new URL('./results.yaml', import.meta.url))
const modules = generateModules((await loadDocument(document)).document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')

/** Sends a request whose handler returns `result`. Returns the response, or the location of the failure in the result. */
async function respond(result: HandlerResult): Promise<Response | string> {
  const app = new OpenAPIHono()
  let location = ''
  app.onError((error, c) => {
    location = error instanceof ResponseValidationError ? error.location : String(error)
    return c.text('')
  })
  const options = {
    body: { maxBytes: 1000, maxDepth: 10 },
    refuseUnknownQuery: true,
    refuseBadText: true,
    validateResponses: true,
  }
  mountRoutes(app, [routes.report], { report: () => result }, { authenticate: () => undefined }, options)
  const response = await app.request('/report', { method: 'POST', headers: { cookie: 'session=1' } })
  return location === '' ? response : location
}

const ids = { 'X-Ids': [1, 2] }

describe('a result', () => {
  test('has lists and objects in headers', async () => {
    const result = {
      status: 200,
      headers: { ...ids, 'X-Point': { x: 1 }, 'X-Points': [{ x: 1 }, { x: 2 }] },
      body: { x: 1 },
    }
    const { headers } = (await respond(result)) as Response
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      'x-ids': '1,2',
      'x-point': 'x,1',
      'x-points': '{"x":1},{"x":2}',
    })
  })

  test.each<[string, unknown, string]>([
    ['text/csv', 'a,b', 'a,b'],
    // The text of an object is as the handler writes it.
    ['text/plain', 'x is 1', 'x is 1'],
    ['text/json', { x: 1 }, '{"x":1}'],
    ['application/vnd.point+json', { x: 1 }, '{"x":1}'],
    ['image/png', new Uint8Array([80, 78, 71]), 'PNG'],
    ['image/png', new Response('PNG').body, 'PNG'],
    ['text/csv;charset=ascii', 'a,b', 'a,b'],
  ])('may be %s', async (contentType, body, text) => {
    const response = (await respond({ status: 200, headers: ids, contentType, body })) as Response
    const isText = /^text\/(?:csv|plain)$/.test(contentType)
    expect(response.headers.get('content-type')).toBe(`${contentType}${isText ? '; charset=utf-8' : ''}`)
    expect(await response.text()).toBe(text)
  })

  test.each<[number, string | undefined, unknown]>([
    [404, undefined, undefined],
    [409, 'application/problem+json', { title: 'a' }],
    [500, undefined, { title: 'a' }],
  ])('is validated by the nearest status: %d', async (status, contentType, body) => {
    expect(((await respond({ status, headers: {}, contentType, body })) as Response).status).toBe(status)
  })

  test('has the only media type of its response by default', async () => {
    const { headers } = (await respond({ status: 409, headers: {}, body: { title: 'a' } })) as Response
    expect(headers.get('content-type')).toBe('application/problem+json')
  })

  test.each<[string, HandlerResult]>([
    ['header.X-Ids[1]', { status: 200, headers: { 'X-Ids': [1, 'a'] }, body: { x: 1 } }],
    ['header.X-Points[0].x', { status: 200, headers: { ...ids, 'X-Points': [{ x: 'a' }] }, body: { x: 1 } }],
    ['header.X-Point.x', { status: 200, headers: { ...ids, 'X-Point': { x: 'a' } }, body: { x: 1 } }],
    ['body', { status: 200, headers: ids, contentType: 'text/csv', body: 'a' }],
    ['body.x', { status: 200, headers: ids, contentType: 'text/json', body: {} }],
    ['body', { status: 200, headers: ids, contentType: 'text/html', body: 'a' }],
    ['body', { status: 404, headers: {}, body: { title: 'a' } }],
    ['body.title', { status: 409, headers: {}, contentType: 'application/problem+json', body: {} }],
    ['body', { status: 409, headers: {}, contentType: 'application/json', body: { title: 'a' } }],
    ['body.title', { status: 500, headers: {}, body: {} }],
  ])('that does not fit is refused at %s', async (location, result) => {
    expect(await respond(result)).toBe(location)
  })
})

const handler = `import { createApp } from '@channel/codegen/hono'
import { hc } from 'hono/client'
import type { AllHandlers, ReportCallbacks, ReportInput, Results } from './handlers.js'
import { routes } from './routes.js'

const all = {
  report: ({ body, cookies }: ReportInput) => {
    const session: number = cookies.session
    const headers = { 'X-Ids': [session], 'X-Points': [{ x: 1 }] }
    if (body === undefined) return { status: 404 }
    switch (body.contentType) {
      case 'application/json': return { status: 200, headers, body: { x: body.value.x } }
      case 'text/csv': return { status: 200, headers, contentType: 'text/csv', body: body.value.trim() }
      case 'image/*': return { status: 200, headers, contentType: 'image/png', body: body.value.slice(0, 1) }
      default: return { status: 409, contentType: 'application/problem+json', body: { title: body.value.file.name + body.value.note } }
    }
  },
} satisfies AllHandlers<unknown>
const app = createApp(routes, { handlers: all })
const client = hc<typeof app>('')
declare const response: Awaited<ReturnType<typeof client.report.$post>>
export const point: Promise<{ x: number }> | Promise<{ title: string }> | undefined = response.status === 200 ? response.json() : undefined
export const called: ReportCallbacks['onDone'] = { body: { x: 1 } }
export const failed = { report: () => ({ status: 500, body: { title: 'a' } }) } satisfies AllHandlers<unknown>
export const byDefault = { report: () => ({ status: 409, body: { title: 'a' } }) } satisfies AllHandlers<unknown>
export const typed = { report: async (): Promise<Results['report']> => ({ status: 500, body: { title: 'a' } }) } satisfies AllHandlers<unknown>
// @ts-expect-error: a property that is not declared
export const misspelt = { report: async (): Promise<Results['report']> => ({ status: 500, body: { title: 'a', titel: 'a' } }) } satisfies AllHandlers<unknown>
// @ts-expect-error: the status has a response of its own
export const wrongStatus = { report: () => ({ status: 404, body: { title: 'a' } }) } satisfies AllHandlers<unknown>
// @ts-expect-error: JSON is a value, not a text
export const asText = { report: () => ({ status: 200, headers: { 'X-Ids': [] }, contentType: 'text/json', body: '{}' }) } satisfies AllHandlers<unknown>
// @ts-expect-error: the range has another media type
export const wrongType = { report: () => ({ status: 409, contentType: 'text/plain', body: '' }) } satisfies AllHandlers<unknown>
// @ts-expect-error: a range of media types does not take others
export const wrongRange = { report: () => ({ status: 200, headers: { 'X-Ids': [] }, contentType: 'text/png', body: '' }) } satisfies AllHandlers<unknown>
`

test('the compiler explains what is wrong with JSON if the media type is missing, not that it is missing', () => {
  const file = readFileSync(join(modules.path, 'handlers.d.ts'), 'utf8')
  expect(file.indexOf("contentType?: 'application/json'")).toBeGreaterThan(
    file.lastIndexOf("contentType: 'text/csv'; body"),
  )
})

test('handler types cover media types, ranges of statuses and callbacks', async () => {
  expect(await typeErrorsOf(modules.path, { 'handlers-of-results.ts': handler }, { skipLibCheck: true })).toEqual([])
})
