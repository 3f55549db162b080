import { loadDocument } from '@channel/codegen'
import { commonCases, type JsonObject, wireDocument } from '@channel/codegen/score'
import { expect, test } from 'vitest'
import type { Context, Middleware } from './adapter.ts'
import { commonDocument, countDecoded, isDecoded } from './requests.ts'

const seen = (target: string, value: unknown): Context => ({
  req: { valid: (asked) => (asked === target ? value : undefined) },
})

test('isDecoded: compares the values that a handler receives', () => {
  const wanted = { request: 'GET /query?int=5', input: { query: { int: 5 } } }
  expect(isDecoded(wanted, 204, seen('query', { int: 5 }))).toBe(true)
  expect(isDecoded(wanted, 204, seen('query', { int: '5' }))).toBe(false)
  expect(isDecoded(wanted, 204, undefined)).toBe(false)
  expect(isDecoded(wanted, 400, seen('query', { int: 5 }))).toBe(false)
})

test('isDecoded: compares the value of a body, and headers in any case', () => {
  const body = { request: 'POST /bodies', input: { body: { contentType: 'a/form', value: { name: 'a' } } } }
  expect(isDecoded(body, 204, seen('form', { name: 'a' }))).toBe(true)
  const headers = { request: 'GET /headers', input: { headers: { 'x-int': 5 } } }
  expect(isDecoded(headers, 204, seen('header', { 'X-Int': 5 }))).toBe(true)
})

test('isDecoded: a request that must be refused has a status of 400 to 499', () => {
  const wanted = { request: 'GET /query?int=x', refused: 'query.int type' }
  expect(isDecoded(wanted, 400, undefined)).toBe(true)
  expect(isDecoded(wanted, 204, seen('query', {}))).toBe(false)
  expect(isDecoded(wanted, 500, undefined)).toBe(false)
})

test('countDecoded: an app that refuses everything is right about the refused ones', async () => {
  const refusing = async (_around: Middleware) => ({ request: () => new Response('', { status: 400 }) })
  const refused = commonCases.filter((wanted) => wanted.refused !== undefined).length
  expect(await countDecoded(refusing)).toBe(refused)
})

test('commonDocument: keeps what the requests need', async () => {
  const { paths } = commonDocument((await loadDocument(wireDocument)).document as JsonObject)
  const operations = Object.entries(paths as object).map(([path, item]) => {
    const [operation] = Object.values(item) as [{ parameters?: { in: string; name: string }[]; requestBody?: object }]
    const parameters = operation.parameters?.map((each) => `${each.in} ${each.name}`).join(', ')
    return [path, parameters ?? Object.keys((operation.requestBody as { content: object }).content)]
  })
  expect(Object.fromEntries(operations)).toEqual({
    '/query': 'query text, query int, query number, query flag, query color, query many, query csv',
    '/objects': 'query deep',
    '/simple/{list}/{point}': 'path list, path point',
    '/headers': 'header X-Int, cookie session',
    '/bodies': ['application/x-www-form-urlencoded'],
  })
})
