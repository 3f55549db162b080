import { describe, expect, test } from 'vitest'
import { type ReceivedRequest, RequestValidationError, type Route } from '../src/runtime/hono/index.ts'
import { validate } from './validate.ts'

/* Requests to the library. Its routes parse them in the same way whether they are generated or written by hand. */

/** Query strings, and the values that they add to the defaults. */
const acceptedQueries: [string, object][] = [
  ['', {}],
  ['&&', {}],
  ['limit=1', { limit: 1 }],
  ['limit=100', { limit: 100 }],
  ['lent=true', { lent: true }],
  ['lent=false', { lent: false }],
  ['genre=novel', { genre: ['novel'] }],
  ['genre=novel&limit=2&genre=sci-fi', { limit: 2, genre: ['novel', 'sci-fi'] }],
  ['gen%72e=novel', { genre: ['novel'] }],
  ['ids=1', { ids: [1] }],
  ['ids=3,2,3', { ids: [3, 2, 3] }],
  ['shelf=007', { shelf: 7 }],
  ['shelf=000', { shelf: 0 }],
  ['shelf=-01', { shelf: -1 }],
  [`shelf=${'0'.repeat(400)}1`, { shelf: 1 }],
  ['price=0.30', { price: 0.3 }],
  ['price=1e2', { price: 100 }],
  ['sort=0', { sort: 0 }],
  ['sort=title', { sort: 'title' }],
]

const notIntegers = ['', '0x10', '1e3', '%205', '5%20', '+5', '-0', '01', '1.0', '٣', 'NaN', 'Infinity']
const notPadded = ['', '-', '-00', '0x10', '+01', '1.0', ' 1', '٠1']

const inexact = 'has more digits than a double can hold'

/** Query strings, and the `kind: message` of the error. */
const refusedQueries: [string, string][] = [
  ...notIntegers.map((text): [string, string] => [`limit=${text}`, 'type: query.limit must be an integer']),
  ['limit=9007199254740993', `type: query.limit ${inexact}`],
  ['limit=9007199254740992', 'maximum: query.limit must be at most 100'],
  ['limit', 'type: query.limit must be an integer'],
  ['limit=0', 'minimum: query.limit must be at least 1'],
  ...notPadded.map((text): [string, string] => [`shelf=${text}`, 'type: query.shelf must be an integer']),
  ['shelf=0101', 'maximum: query.shelf must be at most 100'],
  ['shelf=09007199254740993', `type: query.shelf ${inexact}`],
  ['limit=101', 'maximum: query.limit must be at most 100'],
  ['limit=5&limit=5', 'repeated: query.limit must not be given more than once'],
  ['lent=1', 'type: query.lent must be true or false'],
  ['lent=True', 'type: query.lent must be true or false'],
  ['lent=', 'type: query.lent must be true or false'],
  ['genre=novel&genre=poem', 'enum: query.genre[1] must be one of "novel", "essay", "sci-fi"'],
  ['genre=novel&genre=novel', 'uniqueItems: query.genre[1] must not be there twice'],
  ['genre=novel,essay', 'enum: query.genre[0] must be one of "novel", "essay", "sci-fi"'],
  ['genre=a&genre=a&genre=a&genre=a', 'maxItems: query.genre must have at most 3 items'],
  ['ids=1&ids=2', 'repeated: query.ids must not be given more than once'],
  ['ids=', 'type: query.ids[0] must be an integer'],
  ['ids=1,', 'type: query.ids[1] must be an integer'],
  ['price=0x1', 'type: query.price must be a number'],
  ['price=1e999', 'type: query.price is too large a number'],
  ['price=9007199254740993', `type: query.price ${inexact}`],
  ['price=-0', 'exclusiveMinimum: query.price must be greater than 0'],
  ['price=0.305', 'multipleOf: query.price must be a multiple of 0.01'],
  ['sort=isbn', 'enum: query.sort must be one of "title", "author"'],
  ['sort=-1', 'enum: query.sort must be one of "title", "author"'],
  ['page=2', 'unknown: query.page is not a known query parameter'],
  ['__proto__=1', 'unknown: query.__proto__ is not a known query parameter'],
  ['constructor', 'unknown: query.constructor is not a known query parameter'],
  ['page=2&limit=0', 'minimum: query.limit must be at least 1'],
  ['Limit=1', 'unknown: query.Limit is not a known query parameter'],
  ['a%00=1', 'unknown: query["a\\u0000"] is not a known query parameter'],
  ['genre=%00', 'enum: query.genre[0] must be one of "novel", "essay", "sci-fi"'],
  ['a=%zz', 'unknown: query.a is not a known query parameter'],
]

/** Paths of `getBook`, and the `kind: message` of the error. */
const refusedPaths: [string, string][] = [
  ['/v1/%/books/bok_0001', 'encoding: path.branch must be percent-encoded UTF-8'],
  ['/v1/%C3%28/books/bok_0001', 'encoding: path.branch must be percent-encoded UTF-8'],
  ['/v1/ab%00/books/bok_0001', 'text: path.branch must not contain the character U+0000'],
  ['/v1/main/books/1', 'pattern: path.id must match ^bok_[0-9]{4}$'],
  ['/v1/m/books/1', 'minLength: path.branch must have at least 2 characters'],
]

/** A body of `createBook` without optional properties. */
export const validBook = { title: 'Emma', isbn: 9780141439587 }

/** Bodies of `createBook`, and the `kind: message` of the error. */
const refusedBooks: [unknown, string][] = [
  [undefined, 'required: body is required'],
  [null, 'type: body must be an object'],
  [[], 'type: body must be an object'],
  [{}, 'required: body.title is required'],
  [{ title: null }, 'type: body.title must be a string'],
  [{ isbn: 1 }, 'required: body.title is required'],
  [{ ...validBook, title: '' }, 'minLength: body.title must not be empty'],
  [{ colour: 1, title: '' }, 'minLength: body.title must not be empty'],
  [{ colour: 1, title: 'a' }, 'required: body.isbn is required'],
  [{ ...validBook, title: '😀'.repeat(11) }, 'maxLength: body.title must have at most 10 characters'],
  [{ ...validBook, isbn: 1.5 }, 'type: body.isbn must be an integer'],
  [{ ...validBook, isbn: true }, 'type: body.isbn must be a number or a string'],
  [{ ...validBook, isbn: 'x' }, 'pattern: body.isbn must match ^[0-9X-]{10,17}$'],
  [{ ...validBook, genre: 'poem' }, 'enum: body.genre must be one of "novel", "essay", "sci-fi"'],
  [{ ...validBook, colour: 1 }, 'unknown: body.colour is not a known field'],
  [JSON.parse('{"title":"a","isbn":"0123456789","__proto__":1}'), 'unknown: body.__proto__ is not a known field'],
  [{ ...validBook, 'a b': 1 }, 'unknown: body["a b"] is not a known field'],
  [
    { ...validBook, author: { name: 'Jane', teachers: [{ name: 'a' }, { name: 'too long' }] } },
    'maxLength: body.author.teachers[1].name must have at most 5 characters',
  ],
  [{ ...validBook, author: { name: 'Jane', 'pen-name': 1 } }, 'type: body.author.pen-name must be a string'],
  [{ ...validBook, tags: ['a', 'b', 'a'] }, 'uniqueItems: body.tags[2] must not be there twice'],
  [{ ...validBook, title: '\0' }, 'text: body.title must not contain the character U+0000'],
  [
    { ...validBook, notes: { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 } },
    'maxProperties: body.notes must have at most 5 fields',
  ],
  [{ ...validBook, notes: 1 }, 'type: body.notes must be an object or null'],
  [{ ...validBook, title: '\ud800' }, 'text: body.title must not contain a lone surrogate'],
  [{ ...validBook, tags: ['\udc00'] }, 'text: body.tags[0] must not contain a lone surrogate'],
  [{ ...validBook, notes: { a: [{ b: '\0' }] } }, 'text: body.notes.a[0].b must not contain the character U+0000'],
  [{ ...validBook, notes: { '\0': 1 } }, 'text: body.notes["\\u0000"] must not contain the character U+0000'],
  [
    { ...validBook, notes: JSON.parse('{"__proto__":"\\ud800"}') },
    'text: body.notes.__proto__ must not contain a lone surrogate',
  ],
  [{ ...validBook, isbn: '\0' }, 'text: body.isbn must not contain the character U+0000'],
  [{ ...validBook, genre: '\0' }, 'enum: body.genre must be one of "novel", "essay", "sci-fi"'],
  [{ isbn: '\0' }, 'required: body.title is required'],
  [{ title: 'a\0', isbn: 'x' }, 'text: body.title must not contain the character U+0000'],
  [{ title: '\0'.repeat(11), isbn: 'x' }, 'text: body.title must not contain the character U+0000'],
  [{ ...validBook, isbn: 'x', tags: ['\0'] }, 'pattern: body.isbn must match ^[0-9X-]{10,17}$'],
  [{ ...validBook, colour: '\0' }, 'unknown: body.colour is not a known field'],
  [
    { ...validBook, notes: { a: '\0', b: 1, c: 1, d: 1, e: 1, f: 1 } },
    'text: body.notes.a must not contain the character U+0000',
  ],
]

type Raw = Partial<ReceivedRequest>

/** Decodes a request to an operation: the input, or `kind: message` of the error. */
export function decoder(routes: Readonly<Record<string, Route>>) {
  return (operation: string, raw: Raw): unknown => {
    const result = validate(routes[operation]!, raw)
    return result instanceof RequestValidationError ? `${result.kind}: ${result.message}` : result
  }
}

/** Tests of the routes with all requests above. */
export function describeRequests(decode: ReturnType<typeof decoder>): void {
  const list = (raw: Raw) => decode('listBooks', { path: '/v1/main/books', ...raw })

  describe('query', () => {
    test.each(acceptedQueries)('%s', (query, values) => {
      expect(list({ query })).toMatchObject({ query: { limit: 25, lent: false, ...values } })
    })

    test.each(refusedQueries)('%s', (query, error) => {
      expect(list({ query })).toBe(error)
    })

    test('rejects malformed percent-encoding', () => {
      expect(list({ query: 'limit=%zz' })).toBe('encoding: query.limit must be percent-encoded UTF-8')
      expect(list({ query: 'genre=%ED%A0%80' })).toBe('encoding: query.genre[0] must be percent-encoded UTF-8')
      expect(list({ query: '%ff=1' })).toBe('encoding: query["%ff"] must be percent-encoded UTF-8')
    })

    test('does not split a value at an encoded comma', () => {
      expect(list({ query: 'ids=1%2C2' })).toBe('type: query.ids[0] must be an integer')
    })
  })

  describe('path', () => {
    const get = (path: string) => decode('getBook', { path })
    test('percent-decodes parameters, keeps a plus and allows a prefix', () => {
      expect(get('/v1/m%C3%BC%2Fx%2525/books/bok_0001')).toEqual({ params: { branch: 'mü/x%25', id: 'bok_0001' } })
      expect(get('/under/a/prefix/v1/a+b/books/bok_0001')).toEqual({ params: { branch: 'a+b', id: 'bok_0001' } })
    })

    test.each(refusedPaths)('%s', (path, error) => {
      expect(get(path)).toBe(error)
    })
  })

  describe('header', () => {
    test('accepts names in any case, comma-separated lists and missing headers', () => {
      const headers = new Headers({ 'X-TRACE': 'abc', 'x-Fields': 'a, b ,c' })
      expect(list({ headers })).toMatchObject({ headers: { 'x-trace': 'abc', 'x-fields': ['a', 'b', 'c'] } })
      expect(list({})).toMatchObject({ headers: {} })
    })

    test('rejects invalid headers', () => {
      expect(list({ headers: new Headers({ 'X-Trace': '123' }) })).toBe('pattern: header.x-trace must match ^[a-z]+$')
      const message = 'minLength: header.x-fields[1] must not be empty'
      expect(list({ headers: new Headers({ 'X-Fields': 'a,,b' }) })).toBe(message)
      expect(list({ headers: new Headers({ 'x-fields': 'a \t, \t,\tb' }) })).toBe(message)
      expect(decode('createBook', { path: '/v1/main/books', body: {} })).toBe(
        'required: header.idempotency-key is required',
      )
    })
  })

  describe('body', () => {
    const headers = new Headers({ 'idempotency-key': 'k' })

    test.each(refusedBooks)('%j', (body, error) => {
      expect(decode('createBook', { path: '/v1/main/books', headers, body })).toBe(error)
    })

    test('may be missing if it is not required', () => {
      expect(decode('searchEvents', {})).toEqual({ body: undefined })
    })
  })
}
