import { afterAll, describe, expect, test } from 'vitest'
import { compileDocument } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { generateModules } from './generate-modules.ts'

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
const body = (schema: Json) => ({ content: { 'application/json': { schema } } })
const object = (properties: JsonObject, required: string[]): JsonObject => ({ type: 'object', properties, required })

const schemas: JsonObject = {
  Id: { type: 'string', readOnly: true },
  Named: object({ name: { type: 'string' } }, ['name']),
  Account: object({ id: reference('Id'), password: { type: 'string', writeOnly: true }, name: { type: 'string' } }, [
    'id',
    'password',
    'name',
  ]),
  Team: object({ members: { type: 'array', items: reference('Account') }, parent: reference('Team') }, ['members']),
  Plain: { oneOf: [reference('Named')], discriminator: { propertyName: 'name', mapping: { a: 'Named' } } },
  Member: { required: ['id', 'password', 'kind'], oneOf: [reference('Account'), reference('Admin')] },
  Admin: { allOf: [reference('Account'), object({ level: { type: 'integer' } }, ['level', 'id'])] },
}
const document = {
  openapi: '3.1.0',
  info: { title: 'Directions', version: '1' },
  paths: {
    '/teams': {
      post: {
        operationId: 'createTeam',
        requestBody: body(reference('Team')),
        responses: { 201: { description: 'Made.', ...body(reference('Team')) } },
      },
      delete: {
        operationId: 'deletePlain',
        requestBody: body(reference('Plain')),
        responses: { 204: { description: 'Deleted.' } },
      },
      put: {
        operationId: 'putInline',
        requestBody: body(object({ id: { type: 'integer', readOnly: true }, n: { type: 'integer' } }, ['id', 'n'])),
        responses: { 200: { description: 'Read.', ...body(reference('Named')) } },
      },
      patch: {
        operationId: 'changeAdmin',
        requestBody: body(reference('Admin')),
        responses: { 200: { description: 'Changed.', ...body(reference('Member')) } },
      },
    },
  },
  webhooks: {
    made: { post: { requestBody: body(reference('Account')), responses: { 204: { description: 'Thank you.' } } } },
  },
  components: { schemas },
}

const modules = generateModules(document)
afterAll(modules.remove)
const generated = await modules.load('schemas.js')
const { routes } = await modules.load('routes.js')
const { webhooks } = await modules.load('webhooks.js')

const account = { id: 'a', name: 'Ana', password: 'p' }
const { id: _id, ...sent } = account
const { password: _password, ...received } = account

test('a warning counts a schema once that has a variant for requests', () => {
  const Note = object({ id: { type: 'string', readOnly: true }, text: { type: 'string', minimum: 1 } }, ['id', 'text'])
  const post = {
    requestBody: body(reference('Note')),
    responses: { 200: { description: '', ...body(reference('Note')) } },
  }
  const { warnings } = compileDocument({
    ...document,
    paths: { '/notes': { post } },
    components: { schemas: { Note } },
  })
  const ofMinimum = warnings.filter(({ pointer }) => pointer.endsWith('/minimum'))
  expect(ofMinimum).toMatchObject([{ pointer: '/components/schemas/Note/properties/text/minimum', count: 1 }])
})

describe('readOnly and writeOnly', () => {
  const request = (id: string) => routes[id].request.body.content['application/json'].schema
  const response = (id: string, status: number) => routes[id].responses[status].content['application/json'].schema

  test('requires writeOnly but not readOnly properties in a request', () => {
    expect(request('createTeam')).toBe(generated.TeamInRequest)
    expect(request('createTeam').safeParse({ members: [sent], parent: { members: [account] } }).success).toBe(true)
    expect(request('createTeam').safeParse({ members: [received] }).success).toBe(false)
    expect(request('createTeam').safeParse({ members: [{ ...sent, id: 1 }] }).success).toBe(false)
  })

  test('requires readOnly but not writeOnly properties in a response', () => {
    expect(response('createTeam', 201)).toBe(generated.TeamInResponse)
    expect(response('createTeam', 201).safeParse({ members: [received] }).success).toBe(true)
    expect(response('createTeam', 201).safeParse({ members: [sent] }).success).toBe(false)
  })

  test('splits inline bodies too', () => {
    expect(request('putInline').safeParse({ n: 1 }).success).toBe(true)
    expect(request('putInline').safeParse({ id: 1 }).success).toBe(false)
  })

  test('applies readOnly of a component to what allOf adds', () => {
    expect(request('changeAdmin').safeParse({ ...sent, level: 1 }).success).toBe(true)
    expect(request('changeAdmin').safeParse(sent).success).toBe(false)
  })

  test('applies writeOnly of all options to what is required beside them', () => {
    expect(response('changeAdmin', 200).safeParse({ ...received, kind: 1 }).success).toBe(true)
    expect(response('changeAdmin', 200).safeParse(received).success).toBe(false)
  })

  test('requires both in components themselves and in webhook bodies', () => {
    expect(generated.Account.safeParse(sent).success).toBe(false)
    expect(generated.Account.safeParse(received).success).toBe(false)
    expect(webhooks.made.request.body.content['application/json'].schema).toBe(generated.Account)
  })

  test('creates variants only for components that differ and are used', () => {
    expect(Object.keys(generated).toSorted()).toEqual([
      'Account',
      'AccountInRequest',
      'AccountInResponse',
      'Admin',
      'AdminInRequest',
      'AdminInResponse',
      'Id',
      'Member',
      'MemberInResponse',
      'Named',
      'Plain',
      'Team',
      'TeamInRequest',
      'TeamInResponse',
    ])
  })
})
