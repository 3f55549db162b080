import { describe, expect, test } from 'vitest'
import { ResponseValidationError } from '../../src/runtime/hono/response-validation-error.ts'
import { responseValidator } from '../../src/runtime/hono/response-validator.ts'
import { type HandlerResult, withText } from '../../src/runtime/hono/write-result.ts'
import { getBook, listBooks } from './library.ts'
import { libraryApp } from './library-app.ts'

const validateList = responseValidator(listBooks)
const headers = { 'X-Request-Id': 'req_1' }
const book = { id: 'bok_0001', title: 'Emma' }
const page: HandlerResult = { status: 200, headers, body: { data: [book], next: null } }

/** The location of the failure of a response. Undefined if the response is valid. */
function misfit(validate: (result: HandlerResult) => void, result: HandlerResult): string | undefined {
  try {
    validate(result)
    return undefined
  } catch (error) {
    if (error instanceof ResponseValidationError) return error.location
    throw error
  }
}

test('accepts a valid response', () => {
  expect(misfit(validateList, page)).toBeUndefined()
  expect(
    misfit(validateList, {
      ...page,
      headers: { ...headers, 'Retry-After': 3, 'Content-Type': 'application/json', Other: undefined },
    }),
  ).toBeUndefined()
  expect(misfit(responseValidator(getBook), { status: 304, headers: {} })).toBeUndefined()
})

test.each<[string, HandlerResult]>([
  ['status', { ...page, status: 201 }],
  ['header.X-Request-Id', { ...page, headers: {} }],
  ['header.X-Request-Id', { ...page, headers: { 'X-Request-Id': undefined } }],
  ['header.X-Request-Id', { ...page, headers: { 'x-request-id': 'r' } }],
  ['header.Retry-After', { ...page, headers: { ...headers, 'Retry-After': 0.5 } }],
  ['header.Other', { ...page, headers: { ...headers, Other: 'x' } }],
  ['body', { status: 200, headers }],
  ['body.next', { ...page, body: { data: [] } }],
  ['body.data[1].id', { ...page, body: { data: [book, { ...book, id: '1' }], next: null } }],
])('%s is named where a response does not fit', (location, result) => {
  expect(misfit(validateList, result)).toBe(location)
})

test('rejects a header if the response declares none', () => {
  expect(misfit(responseValidator(getBook), { status: 304, headers: { ETag: 'W/"1"' } })).toBe('header.ETag')
})

test('rejects a body if the response declares none', () => {
  expect(misfit(responseValidator(getBook), { status: 304, headers: {}, body: {} })).toBe('body')
})

test('validates the body in serialized form', () => {
  const body = { data: [], next: undefined, toJSON: () => ({ data: [], next: 'x' }) }
  expect(misfit(validateList, { ...page, body })).toBeUndefined()
  expect(misfit(validateList, { ...page, body: withText({ data: [], next: null }, '{}') })).toBe('body.data')
})

describe('mounted', () => {
  const request = (validateResponses: boolean, result: HandlerResult) => {
    const thrown: Error[] = []
    const app = libraryApp([], { options: { validateResponses }, result })
    app.onError((error, c) => {
      thrown.push(error)
      return c.json({}, 500)
    })
    return { response: app.request('/v1/main/books'), thrown }
  }

  test('passes an invalid response to onError, with the operation and the location in the message', async () => {
    const { response, thrown } = request(true, { ...page, body: { data: [], next: 1 } })
    expect((await response).status).toBe(500)
    expect(thrown.map(String)).toEqual([
      'ResponseValidationError: listBooks responded 200 with body.next, which must be a string or null',
    ])
  })

  test('does not validate a result again if a stage has validated it', async () => {
    let serialized = 0
    const body = {
      toJSON() {
        serialized++
        return { data: [], next: null }
      },
    }
    const app = libraryApp([], {
      options: { validateResponses: true },
      result: { ...page, body },
      stages: {
        invoke: async (handle, context, _route, _request, validate) => {
          const result = await handle(context)
          validate?.(result)
          return result
        },
      },
    })
    expect((await app.request('/v1/main/books')).status).toBe(200)
    // Serialized once for validation and once for the response.
    expect(serialized).toBe(2)
  })

  test('does not validate responses if validateResponses is false', async () => {
    const { response, thrown } = request(false, { ...page, status: 202, body: 1 })
    expect((await response).status).toBe(202)
    expect(thrown).toEqual([])
  })
})
