import { afterAll, describe, expect, test } from 'vitest'
import { type ReceivedRequest, RequestValidationError } from '../src/runtime/hono/index.ts'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { decoder, describeRequests, validBook } from './library-requests.ts'
import { validate } from './validate.ts'

const modules = generateModules(await libraryDocument())
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')
const { webhooks } = await modules.load('webhooks.js')

const decode = decoder(routes)

describeRequests(decode)

describe('query', () => {
  test('rejects every query parameter if the operation has none', () => {
    expect(decode('searchEvents', { query: 'a=1' })).toBe('unknown: query.a is not a known query parameter')
  })

  test('ignores unknown parameters with unknownQuery: ignore', async () => {
    const lax = generateModules(await libraryDocument(), { unknownQuery: 'ignore' })
    try {
      const { routes: laxRoutes } = await lax.load('routes.js')
      const read = validate(laxRoutes.listBooks, { path: '/v1/main/books', query: 'page=2&limit=3&%ff' })
      expect(read).toMatchObject({ query: { limit: 3 } })
      expect(validate(laxRoutes.searchEvents, { query: 'a=1' }, { refuseUnknownQuery: false })).toEqual({
        body: undefined,
      })
    } finally {
      lax.remove()
    }
  })
})

describe('body', () => {
  const headers = new Headers({ 'idempotency-key': 'k' })
  const create = (body: unknown) => decode('createBook', { path: '/v1/main/books', headers, body })
  const valid = validBook

  test('fills in defaults without modifying the received body', () => {
    const body = { ...valid, shelf: {} }
    expect(create(body)).toMatchObject({ body: { ...valid, genre: 'novel', shelf: { row: 1 } } })
    expect(body).toEqual({ ...valid, shelf: {} })
  })

  test('returns free-form objects unchanged, with any key', () => {
    const notes = JSON.parse('{"__proto__":{"a":1},"constructor":[null],"":true}')
    const input = create({ ...valid, notes }) as { body: { notes: unknown } }
    expect(input.body.notes).toBe(notes)
    expect(Object.keys(notes)).toEqual(['__proto__', 'constructor', ''])
  })

  test('returns the same object if the body has no defaults', () => {
    const body = { reader: 'ana@example.com', title: 'Emma', more: JSON.parse('{"__proto__":1}') }
    expect((decode('createLoan', { body }) as { body: unknown }).body).toBe(body)
  })

  test('rejects an invalid date', () => {
    expect(create({ ...valid, author: { name: 'Jane', born: 'infinity' } })).toBe(
      'format: body.author.born must be a date such as 2026-01-31',
    )
  })

  test('validates unions', () => {
    const search = (event: unknown) => decode('searchEvents', { body: [event] })
    expect(search({ type: 'departure', to: 'ana@example.com', platform: 9 })).toMatchObject({ body: [{ platform: 9 }] })
    expect(search({ type: 'delay' })).toBe('enum: body[0].type must be one of "arrival", "departure"')
    expect(search({})).toBe('required: body[0].type is required')
    expect(search({ type: 'arrival', at: '2026-01-01' })).toBe(
      'format: body[0].at must be a date and time such as 2026-01-31T09:30:00Z',
    )
    expect(decode('createLoan', { body: { reader: 'a@b.de' } })).toBe(
      'oneOf: body must have exactly one of book, title',
    )
    expect(decode('createLoan', { body: { reader: 'a@b.de', book: 'bok_0001', title: 'a' } })).toBe(
      'oneOf: body.title cannot be combined with book: send exactly one of book, title',
    )
  })
})

describe('the error', () => {
  test('has the location as text and as keys, and the extensions', () => {
    const body = { title: '', isbn: 1 }
    const headers = new Headers({ 'idempotency-key': 'k' })
    const error = validate(routes.createBook, { path: '/v1/main/books', headers, body })
    expect(error).toBeInstanceOf(RequestValidationError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      in: 'body',
      location: 'body.title',
      path: ['title'],
      kind: 'minLength',
      reason: 'must not be empty',
      message: 'body.title must not be empty',
      extensions: { 'x-error-code': 'bad_title' },
    })
  })

  test('reports the path first, then query, header and body', () => {
    const broken = { path: '/v1/x/books', query: 'a=1', headers: new Headers({ 'idempotency-key': '' }), body: 1 }
    expect(decode('createBook', broken)).toBe('minLength: path.branch must have at least 2 characters')
    expect(decode('createBook', { ...broken, path: '/v1/xx/books' })).toBe(
      'unknown: query.a is not a known query parameter',
    )
    expect(decode('createBook', { ...broken, path: '/v1/xx/books', query: '' })).toBe(
      'minLength: header.idempotency-key must not be empty',
    )
  })
})

test('validates webhook requests like other requests', () => {
  const { overdue } = webhooks
  expect(overdue).toMatchObject({ path: 'overdue', method: 'post', summary: 'A loan is overdue' })
  const headers = new Headers({ 'webhook-id': 'evt_1' })
  const loan = { book: 'bok_0001', reader: 'kim@example.com' }
  const read = (raw: Partial<ReceivedRequest>) => validate(overdue, raw, { refuseUnknownQuery: false })
  expect(read({ headers, body: loan })).toEqual({ headers: { 'webhook-id': 'evt_1' }, body: loan })
  const wrong = (raw: Partial<ReceivedRequest>) => (read(raw) as RequestValidationError).location
  expect(wrong({ headers: new Headers(), body: loan })).toBe('header.webhook-id')
  expect(wrong({ headers })).toBe('body')
  expect(wrong({ headers, body: { ...loan, reader: 'nobody' } })).toMatch(/^body/)
})
