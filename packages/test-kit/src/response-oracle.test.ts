import { describe, expect, it } from 'vitest'
import { createResponseOracle, type ReceivedResponse } from './response-oracle.ts'

const pet = {
  type: 'object',
  required: ['id', 'owner'],
  properties: {
    id: { type: 'string', pattern: '^pet_' },
    owner: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    notes: { type: 'object', additionalProperties: true },
    born_at: { type: 'string', format: 'date-time', example: '2020-01-01T00:00:00Z' },
  },
}
const owner = { type: 'object', required: ['name'], properties: { name: { type: 'string' } }, 'x-audience': 'all' }
const oracle = createResponseOracle({
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        responses: {
          200: {
            headers: {
              'X-Request-Id': { required: true, schema: { type: 'string', minLength: 3 } },
              'X-Remaining': { $ref: '#/components/headers/Remaining' },
            },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/PetResponse' } } },
          },
          304: { description: 'Unchanged.' },
        },
      },
    },
    '/pets/mine': { get: { operationId: 'getMyPet', responses: {} } },
  },
  components: {
    headers: { Remaining: { schema: { type: 'integer', minimum: 0 } } },
    schemas: {
      Pet: pet,
      Owner: owner,
      Base: { type: 'object', properties: { request_id: { type: 'string' } } },
      PetResponse: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { type: 'object', required: ['data'], properties: { data: { $ref: '#/components/schemas/Pet' } } },
        ],
      },
    },
  },
})

function problems(change: Partial<ReceivedResponse> = {}, headers: Record<string, string> = {}): string[] {
  const found = oracle.problemsOf(oracle.byId('getPet')!, {
    status: 200,
    headers: new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req_1', ...headers }),
    body: { request_id: 'req_1', data: { id: 'pet_1', owner: null } },
    ...change,
  })
  return found.map(({ location, message }) => `${location}: ${message}`)
}

const withData = (data: unknown) => problems({ body: { request_id: 'req_1', data } })

describe('createResponseOracle', () => {
  it('accepts a declared response', () => {
    expect(problems()).toEqual([])
    expect(problems({ status: 304, body: undefined })).toEqual([])
    expect(
      withData({ id: 'pet_1', owner: { name: 'Ada' }, notes: { anything: 1 }, born_at: '2026-01-01T00:00:00.000001Z' }),
    ).toEqual([])
  })

  it('reports the path of an invalid value', () => {
    expect(withData({ id: 'cat_1', owner: null })).toEqual(['body /data/id: must match pattern "^pet_"'])
    expect(withData({ id: 'pet_1', owner: null, born_at: 'yesterday' })).toEqual([
      'body /data/born_at: must match format "date-time"',
    ])
    expect(withData({ id: 'pet_1' })).toEqual(["body /data: must have required property 'owner'"])
  })

  it('reports undeclared fields at the top, in a reference and in a composition', () => {
    expect(problems({ body: { request_id: 'req_1', extra: 1, data: { id: 'pet_1', owner: null } } })).toEqual([
      'body /extra: is not declared',
    ])
    expect(withData({ id: 'pet_1', owner: null, extra: 1 })).toContain('body /data/extra: is not declared')
    expect(withData({ id: 'pet_1', owner: { name: 'Ada', extra: 1 } })).toContain(
      'body /data/owner/extra: is not declared',
    )
  })

  it('checks status, headers and content type', () => {
    expect(problems({ status: 418 })).toEqual(['status: 418 is not declared (declared: 200, 304)'])
    expect(problems({ headers: new Headers({ 'content-type': 'application/json' }) })).toEqual([
      'header X-Request-Id: missing, the contract requires it',
    ])
    expect(problems({}, { 'x-remaining': '12' })).toEqual([])
    expect(problems({}, { 'x-remaining': 'many' })).toEqual(['header X-Remaining: must be integer (it is "many")'])
    expect(problems({}, { 'content-type': 'text/html' })).toEqual([
      'header Content-Type: is text/html, declared: application/json',
    ])
  })

  it('requires a declared body and rejects an undeclared one', () => {
    expect(problems({ body: undefined })).toEqual(['body: empty, the contract declares one'])
    expect(problems({ status: 304 })).toEqual(['body: present, the contract declares none'])
    expect(oracle.problemsOf(oracle.byId('getPet')!, { status: 200, headers: new Headers(), body: {} }, false)).toEqual(
      [
        { location: 'header X-Request-Id', message: 'missing, the contract requires it' },
        { location: 'body', message: 'present in a response to HEAD' },
      ],
    )
  })

  it('requires equal request ids in body and header', () => {
    expect(problems({}, { 'x-request-id': 'req_2' })).toEqual([
      'body /request_id: is "req_1", the header X-Request-Id says "req_2"',
    ])
  })

  it('finds an operation by its route, literal segments first', () => {
    expect(oracle.byRoute('get', '/pets/mine')?.id).toBe('getMyPet')
    expect(oracle.byRoute('GET', '/pets/7')?.id).toBe('getPet')
    expect(oracle.byRoute('GET', '/pets/{id}')?.id).toBe('getPet')
    expect(oracle.byRoute('POST', '/pets/7')).toBeUndefined()
  })
})
