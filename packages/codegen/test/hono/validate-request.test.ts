import { z } from '@hono/zod-openapi'
import { describe, expect, test } from 'vitest'
import type { ReceivedRequest } from '../../src/runtime/hono/received-request.ts'
import { RequestValidationError } from '../../src/runtime/hono/request-validation-error.ts'
import { requestValidator } from '../../src/runtime/hono/request-validator.ts'
import { decoder, describeRequests, validBook } from '../library-requests.ts'
import { validate as validateBy } from '../validate.ts'
import { routes } from './library.ts'

const policy = { refuseBadText: true, refuseUnknownQuery: true }
const nothing: ReceivedRequest = { path: '', query: '', headers: new Headers(), body: undefined, bodyHasEscapes: true }

const validate = decoder(routes)
const list = (request: Partial<ReceivedRequest>) => validate('listBooks', { path: '/v1/main/books', ...request })

describeRequests(validate)

describe('query', () => {
  test.each([
    ['page=2&limit=0', 'query.limit must be at least 1'],
    ['lent=%zz&limit=0', 'query.limit must be at least 1'],
    ['lent=x&limit=%zz', 'query.limit must be percent-encoded UTF-8'],
    ['lent=1&lent=1&genre=%zz', 'query.genre[0] must be percent-encoded UTF-8'],
    ['%ff&page=2&price=%zz', 'query.price must be percent-encoded UTF-8'],
    ['%ff&page=2', 'query.page is not a known query parameter'],
  ])('%s: the parameter that is declared first is reported, unknown ones last', (query, message) => {
    expect(list({ query })).toContain(message)
  })

  test('ignores unknown parameters if the schema is not strict, whatever their encoding', () => {
    const query = z.object({ limit: z.int().default(25) })
    const lax = requestValidator('/v1', { params: undefined, query, headers: undefined, body: undefined }, policy)
    expect(lax({ ...nothing, query: 'page=2&limit=3&%ff' })).toEqual({ query: { limit: 3 } })
  })

  test('creates a new default for each request', () => {
    const query = z.strictObject({ tags: z.array(z.string()).default(['a']) })
    const validator = requestValidator('/v1', { params: undefined, query, headers: undefined, body: undefined }, policy)
    const first = validator(nothing).query as { tags: string[] }
    first.tags.push('b')
    expect(validator(nothing).query).toEqual({ tags: ['a'] })
  })
})

describe('body', () => {
  const headers = new Headers({ 'idempotency-key': 'k' })
  const create = (body: unknown) => validate('createBook', { path: '/v1/main/books', headers, body })
  const valid = validBook

  test('fills in defaults without modifying the received body', () => {
    const body = JSON.parse('{"title":"Emma","isbn":9780141439587,"shelf":{"__proto__":1,"b":2}}')
    const filled = create(body) as { body: typeof body }
    expect(filled.body).toMatchObject({ ...valid, genre: 'novel', shelf: { row: 1, b: 2 } })
    expect(Object.keys(filled.body.shelf)).toEqual(['__proto__', 'b', 'row'])
    expect(Object.keys(body.shelf)).toEqual(['__proto__', 'b'])
    expect(body.genre).toBeUndefined()
  })

  test('returns a free-form object unchanged, with any key', () => {
    const notes = JSON.parse('{"__proto__":{"a":1},"constructor":[null],"":true}')
    const filled = create({ ...valid, notes }) as { body: { notes: object } }
    expect(Object.keys(filled.body.notes)).toEqual(['__proto__', 'constructor', ''])
    expect(JSON.stringify(filled.body.notes)).toBe(JSON.stringify(notes))
  })

  test('returns the same object if the body has no defaults', () => {
    const body = { reader: 'ana', title: 'Emma', more: JSON.parse('{"__proto__":1}') }
    expect((validate('createLoan', { body }) as { body: unknown }).body).toBe(body)
  })

  test.each([
    [{ ...valid, tags: ['a', 'b', 'a', 1] }, 'maxItems: body.tags must have at most 3 items'],
    [{ ...valid, tags: ['\0', '', '', ''] }, 'maxItems: body.tags must have at most 3 items'],
  ])('%j', (body, error) => {
    expect(create(body)).toBe(error)
  })

  const event = (value: unknown) => validate('searchEvents', { body: [value] })
  test.each([
    [{ type: 'delay' }, 'enum: body[0].type must be one of "arrival", "departure"'],
    [{ type: 1 }, 'enum: body[0].type must be one of "arrival", "departure"'],
    [{}, 'required: body[0].type is required'],
    [1, 'type: body[0] must be an object'],
    [{ type: 'arrival' }, 'required: body[0].at is required'],
    [{ type: 'arrival', at: 'x' }, 'minLength: body[0].at must have at least 4 characters'],
    [{ type: 'departure', to: 'x', seat: 'a' }, 'type: body[0].seat must be an integer'],
  ])('a tagged union fails as its option: %j', (value, error) => {
    expect(event(value)).toBe(error)
  })

  test('reports a check of a whole object at the path of its issue', () => {
    const loan = (body: object) => validate('createLoan', { body: { reader: 'ana', ...body } })
    expect(loan({})).toBe('oneOf: body must have exactly one of book, title')
    expect(loan({ book: 'bok_0001', title: 'a' })).toBe(
      'oneOf: body.title cannot be combined with book: send exactly one of book, title',
    )
    expect(loan({ book: 'bok_0001', title: 1 })).toBe('type: body.title must be a string or null')
  })
})

describe('the error', () => {
  const failing = (id: keyof typeof routes, request: Partial<ReceivedRequest>) =>
    validateBy(routes[id], { path: '/v1/main/books', ...request })

  test('has the location as text and as keys, and the extensions', () => {
    const headers = new Headers({ 'idempotency-key': 'k' })
    const error = failing('createBook', { headers, body: { title: '', isbn: 1 } })
    expect(error).toBeInstanceOf(RequestValidationError)
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

  test.each(['limit=0', 'limit=%zz', 'limit=1&limit=1'])('has the extensions of a parameter: %s', (query) => {
    expect(failing('listBooks', { query })).toMatchObject({ extensions: { 'x-error-code': 'invalid_limit' } })
  })

  test('reports the path first, then query, header and body', () => {
    const broken = { path: '/v1/x/books', query: 'limit=0', headers: new Headers({ 'x-trace': '1' }), body: 1 }
    expect(list(broken)).toBe('minLength: path.branch must have at least 2 characters')
    expect(list({ ...broken, path: '/v1/xx/books' })).toBe('minimum: query.limit must be at least 1')
    expect(list({ ...broken, path: '/v1/xx/books', query: '' })).toBe('pattern: header.x-trace must match ^[a-z]+$')
    expect(validate('createBook', { ...broken, path: '/v1/xx/books', query: '' })).toContain('header.idempotency-key')
  })
})
