import { createRoute, z } from '@hono/zod-openapi'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type BodyLimits, createApp, type Route } from '../../src/runtime/hono/index.ts'
import { json, reply } from '../../src/runtime/zod/index.js'

const Tea = z.strictObject({ name: z.string() })
const addTea = createRoute({
  operationId: 'addTea',
  method: 'post',
  path: '/teas',
  request: { body: json(Tea) },
  responses: { 201: reply(Tea, { description: 'The tea.' }) },
}) as Route

function teas(options?: { body: BodyLimits }) {
  return createApp({ addTea }, { addTea: ({ body }: { body: unknown }) => ({ status: 201, body }) }, options)
}

function post(text: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return { method: 'POST', body: text, headers }
}

test('serves the routes', async () => {
  const response = await teas().request('/teas', post('{"name":"Assam"}'))
  expect([response.status, await response.json()]).toEqual([201, { name: 'Assam' }])
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

  test('responds 413 to a body over the limit', async () => {
    const response = await teas({ body: { maxBytes: 10, maxDepth: 1 } }).request('/teas', post('{"name":"Assam"}'))
    expect(response.status).toBe(413)
  })

  test('lists the methods of the path in the Allow header of a 405', async () => {
    const response = await teas().request('/teas')
    expect(response.headers.get('allow')).toBe('POST')
  })

  test('responds 500 if a handler fails, and only logs its message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const app = createApp(
      { addTea },
      {
        addTea: () => {
          throw new Error('secret')
        },
      },
    )
    const response = await app.request('/teas', post('{"name":"Assam"}'))
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret' }))
  })
})
