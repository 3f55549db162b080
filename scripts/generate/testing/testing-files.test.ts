import type { ContractDocument } from '@channel/contract/read-document'
import { expect, test } from 'vitest'
import { exampleBodies } from './example-bodies.ts'
import { testingFiles } from './testing-files.ts'

const errorBody = (code: string) => ({ error: { type: 'conflict', code, message: 'No.', request_id: 'req_1' } })
const bodyOf = (name: string, value: unknown) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, examples: { one: { value } } } },
})

/** A document with one operation, whose error responses are components. */
function documentWith(responses: object, components: object = {}): ContractDocument {
  const operation = { operationId: 'getThing', tags: ['things'], summary: 'Get', responses } as never
  const data = { $ref: '#/components/schemas/Thing' }
  const schemas = { Thing: { description: 'A thing.' }, ThingResponse: { properties: { data } } }
  return { paths: { '/v1/things/{id}': { get: operation } }, components: { schemas, ...components } }
}

const retryAfter = (required: boolean, example: number) => ({ required, example })

test('writes the request, the example and the errors of an operation', () => {
  const document = documentWith(
    { '200': bodyOf('ThingResponse', { data: { id: 'thg_1' } }), '409': { $ref: '#/components/responses/Conflict' } },
    { responses: { Conflict: bodyOf('Error', errorBody('taken')) } },
  )
  const files = testingFiles(document)
  expect(files['testing-operations.ts']).toContain(
    "  getThing: { request: 'get /v1/things/{id}', status: 200, example: 'getThing.one', headers: '', errors: ['Conflict'] },",
  )
  expect(files['testing-operations.ts']).toContain("  Conflict: { status: 409, headers: '', codes: { taken: '' } },")
  expect(files['testing-operations.ts']).toContain("  taken: { type: 'conflict', message: 'No.' },")
  expect(files['testing-examples.ts']).toContain("    'getThing.one': { data: { id: 'thg_1' } },")
  expect(files['testing-factories.ts']).toContain(
    "/**\n * A thing.\n */\nexport const thing = /* @__PURE__ */ resourceFactory<Schemas['Thing']>('getThing.one')",
  )
})

test('gives an optional header only to the codes of the responses that require it', () => {
  const errors = {
    Conflict: {
      ...bodyOf('Error', errorBody('in_progress')),
      headers: { 'Retry-After': { $ref: '#/components/headers/Sometimes' } },
    },
    Busy: {
      ...bodyOf('Error', errorBody('in_progress')),
      headers: { 'Retry-After': { $ref: '#/components/headers/Always' } },
    },
  }
  errors.Conflict.content['application/json'].examples = {
    ...errors.Conflict.content['application/json'].examples,
    other: { value: errorBody('taken') },
  } as never
  const document = documentWith(
    {
      '200': bodyOf('ThingResponse', { data: {} }),
      '409': { $ref: '#/components/responses/Conflict' },
      '503': { $ref: '#/components/responses/Busy' },
    },
    { responses: errors, headers: { Always: retryAfter(true, 12), Sometimes: retryAfter(false, 1) } },
  )
  const text = testingFiles(document)['testing-operations.ts']
  expect(text).toContain("  Conflict: { status: 409, headers: '', codes: { in_progress: 'Sometimes', taken: '' } },")
  expect(text).toContain("  Busy: { status: 503, headers: 'Always', codes: { in_progress: '' } },")
  expect(text).toContain("  Always: ['Retry-After', '12'],\n  Sometimes: ['Retry-After', '1'],")
})

test('rejects a body without an example', () => {
  const schema = { $ref: '#/components/schemas/ThingResponse' }
  const document = documentWith({ '200': { content: { 'application/json': { schema } } } })
  expect(() => testingFiles(document)).toThrow('getThing has no example of its body.')
})

test('rejects an error response that is not a component', () => {
  const document = documentWith({ '200': bodyOf('ThingResponse', {}), '404': {} })
  expect(() => testingFiles(document)).toThrow('The 404 of getThing must refer to a response.')
})

test('writes a value that occurs several times once', () => {
  const team = { id: 'team_1', object: 'team', name: 'A name that is so long that it is worth a constant' }
  const text = exampleBodies(
    new Map([
      ['One', { team }],
      ['Two', { all: [team], short: { id: 1 } }],
    ]),
  )
  expect(text.match(/worth a constant/g)).toHaveLength(1)
  expect(text).toContain('    One: { team: team1 },\n    Two: { all: [team1], short: { id: 1 } },')
  const { exampleBodies: bodies } = evaluate(text)
  expect(bodies.Two).toEqual({ all: [team], short: { id: 1 } })
})

function evaluate(text: string): { exampleBodies: Record<string, unknown> } {
  const [, expression = ''] = text.split(/= (.*)/s)
  return { exampleBodies: new Function(`return ${expression}`)() }
}
