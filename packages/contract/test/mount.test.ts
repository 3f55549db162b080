import { describe, expect, test } from 'vitest'
import { operations } from '../src/generated/operations.js'
import type { Stages } from '../src/mount.ts'
import { withText } from '../src/write-result.ts'
import { stubApp, type Trace } from './stub-app.ts'

const label = `lbl_${'0'.repeat(26)}`
const json = { 'content-type': 'application/json' }

test('the chain runs in its order, and the handler gets what was decoded', async () => {
  const trace: Trace = []
  const app = stubApp(trace, {
    enter: (_c, operation) => {
      trace.push(`enter ${operation?.id}`)
      return trace
    },
    beforeBody: (context, operation) => void context.push(`beforeBody ${operation.id}`),
    invoke: async (handle, context, operation, { path, query, headers, body }) => {
      context.push(`invoke ${operation.id} ${path}?${query} ${headers.get('content-type')} ${JSON.stringify(body)}`)
      const result = await handle()
      context.push('invoked')
      return result
    },
  })
  const response = await app.request(`/v1/labels/${label}`, { method: 'PATCH', headers: json, body: '{"name":"A"}' })
  expect(await response.json()).toEqual({ id: 'updateLabel' })
  expect(trace).toEqual([
    'enter updateLabel',
    'beforeBody updateLabel',
    `invoke updateLabel /v1/labels/${label}? application/json {"name":"A"}`,
    `updateLabel {"params":{"id":"${label}"},"body":{"name":"A"}}`,
    'invoked',
  ])
})

describe('what a stage throws ends the chain', () => {
  class Stop extends Error {
    override readonly name = 'Stop'
  }
  const stop = () => {
    throw new Stop()
  }
  // The body is refused by each later stage: it must not have been looked at.
  const request = { method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': '9999999' }, body: '{' }

  test.each(['enter', 'beforeBody'] as const)('in %s, before the body is read', async (stage) => {
    const trace: Trace = []
    const response = await stubApp(trace, { [stage]: stop }).request('/v1/labels', request)
    expect(await response.text()).toBe('Stop')
    expect(trace).toEqual([])
  })

  test('in invoke, before the handler', async () => {
    const trace: Trace = []
    const response = await stubApp(trace, { invoke: stop }).request('/v1/me')
    expect(await response.text()).toBe('Stop')
    expect(trace).toEqual([])
  })
})

test.each([
  ['BodyTooLargeError', { ...json, 'content-length': '1048577' }, '{'],
  ['UnsupportedMediaTypeError', { 'content-type': 'text/plain' }, '{'],
  ['JsonError', json, '{'],
  ['DecodeError', json, '{}'],
])('a body can end in a %s, which the app answers', async (name, headers, body) => {
  const trace: Trace = []
  const response = await stubApp(trace).request('/v1/labels', { method: 'POST', headers, body })
  expect(await response.text()).toBe(name)
  expect(trace).toEqual([])
})

test('an operation without a body never reads one', async () => {
  const body = new ReadableStream(
    { pull: (controller) => controller.error(new Error('somebody read it')) },
    { highWaterMark: 0 },
  )
  const init = { method: 'DELETE', body, duplex: 'half' as const }
  expect((await stubApp([]).request(`/v1/labels/${label}`, init)).status).toBe(200)
})

describe('routing', () => {
  const noteEntered = (trace: Trace): Partial<Stages<object, Trace>> => ({
    enter: (_c, operation) => {
      trace.push(String(operation?.id))
      return trace
    },
  })

  test.each(Object.values(operations))('$method $path is $id', async ({ id, method, path, hasBody }) => {
    const trace: Trace = []
    // Nothing is decoded here: `enter` tells which operation was chosen.
    const app = stubApp(trace, noteEntered(trace))
    await app.request(path.replaceAll(/\{[^}]+\}/g, 'x'), { method, ...(hasBody ? { body: '{}', headers: json } : {}) })
    expect(trace[0]).toBe(id)
  })

  test('literal segments win over parameters', async () => {
    const trace: Trace = []
    const app = stubApp(trace, noteEntered(trace))
    await app.request('/v1/labels/contacts')
    await app.request('/v1/contacts/bulk_label', { method: 'POST' })
    await app.request('/v1/contacts/contacts/bulk_label', { method: 'POST' })
    expect(trace).toEqual(['getLabel', 'bulkLabelContacts', 'bulkLabelContactsInAccount'])
  })

  test.each([
    ['UnknownPathError', 'GET', '/v1/nothing/at/all'],
    ['UnknownPathError', 'GET', '/v1/me/'],
    ['MethodNotAllowedError', 'POST', '/v1/me'],
    ['MethodNotAllowedError', 'HEAD', '/v1/contacts'],
  ])('%s for %s %s, after `enter`', async (name, method, path) => {
    const trace: Trace = []
    const app = stubApp(trace, noteEntered(trace))
    let thrown: Error | undefined
    app.onError((error, c) => {
      thrown = error
      return c.text('')
    })
    await app.request(path, { method })
    expect(thrown?.name).toBe(name)
    expect(trace).toEqual(['undefined'])
  })
})

describe('the result of a handler', () => {
  const answered = (result: Parameters<typeof stubApp>[2], init?: RequestInit) =>
    stubApp([], {}, result).request('/v1/me', init)

  test('is written with its status, headers and body; headers that are undefined are left out', async () => {
    const response = await answered({ status: 201, headers: { A: 'a', B: undefined, C: 7 }, body: { x: [1] } })
    expect(response.status).toBe(201)
    expect(Object.fromEntries(response.headers)).toEqual({ a: 'a', c: '7', 'content-type': 'application/json' })
    expect(await response.text()).toBe('{"x":[1]}')
  })

  test('carries what the stages add, which wins over a header of its own', async () => {
    const result = { status: 200, headers: { A: 'stored', B: 'b' }, body: {} }
    const app = stubApp([], { headers: () => ({ A: 'fresh', C: 'c' }) }, result)
    const { headers } = await app.request('/v1/me')
    expect(Object.fromEntries(headers)).toEqual({ a: 'fresh', b: 'b', c: 'c', 'content-type': 'application/json' })
  })

  test('may have no body', async () => {
    const response = await answered({ status: 304, headers: { ETag: 'W/"1"' } })
    expect(response.status).toBe(304)
    expect(Object.fromEntries(response.headers)).toEqual({ etag: 'W/"1"' })
    expect(response.body).toBeNull()
  })

  test('is written as the text that its body was given', async () => {
    const response = await answered({ status: 200, headers: {}, body: withText({ a: 1 }, '{ "a": 1 }\n') })
    expect(await response.text()).toBe('{ "a": 1 }\n')
  })

  test('answers HEAD as GET, without the body', async () => {
    const response = await answered({ status: 200, headers: { A: 'a' }, body: { x: 1 } }, { method: 'HEAD' })
    expect(response.headers.get('a')).toBe('a')
    expect(await response.text()).toBe('')
  })
})
