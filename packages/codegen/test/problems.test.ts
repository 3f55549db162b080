import { describe, expect, test } from 'vitest'
import { compileDocument, DocumentError, type Problem } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { documentOf, libraryDocument } from './documents.ts'

/** `pointer: message` of everything that is wrong with a document; what has no effect begins with `warning `. */
function problemsOf(document: unknown): string[] {
  try {
    return compileDocument(document).warnings.map(textOf)
  } catch (error) {
    if (error instanceof DocumentError) return [...error.problems, ...error.warnings].map(textOf)
    throw error
  }
}

function textOf({ level, pointer, message }: Problem): string {
  return `${level === 'warning' ? 'warning ' : ''}${pointer}: ${message}`
}

const unsupported: [Json, string][] = [
  [{ type: 'string', not: { const: 'a' } }, "/not: The keyword 'not' is not supported."],
  [{ type: 'string', nullable: true }, "/nullable: The keyword 'nullable' is not supported."],
  [
    { type: 'object', patternProperties: { a: {} } },
    "/patternProperties: The keyword 'patternProperties' is not supported.",
  ],
  [
    { type: 'object', properties: { a: { type: 'array', prefixItems: [] } } },
    "/properties/a/prefixItems: The keyword 'prefixItems' is not supported.",
  ],
  [{ type: 'array', items: { if: {} } }, "/items/if: The keyword 'if' is not supported."],
  [{ type: 'integer', maxLength: 1 }, "/maxLength: 'maxLength' has no effect on numbers."],
  [{ minimum: 1 }, "/minimum: 'minimum' has no effect on values other than numbers: state the type."],
  [{ properties: { a: {} } }, "/properties: 'properties' has no effect on values other than objects: state the type."],
  [
    { type: 'text' },
    '/type: This must be one of null, boolean, number, integer, string, array, object, or an array of different ones.',
  ],
  [{ type: 'string', pattern: '[a' }, '/pattern: Invalid regular expression: /[a/u: Unterminated character class'],
  [{ type: 'string', pattern: '\\-' }, '/pattern: Invalid regular expression: /\\-/u: Invalid escape'],
  [{ type: 'string', format: 'phone' }, '/format: The format "phone" of strings is not supported.'],
  [{ type: 'integer', format: 'email' }, '/format: The format "email" of numbers is not supported.'],
  [{ type: 'string', minLength: -1 }, '/minLength: This must be a whole number that is not negative.'],
  [{ type: 'number', multipleOf: 0 }, '/multipleOf: This must be greater than 0.'],
  [{ type: 'integer', default: 'a' }, '/default: The default does not fit its schema: it must be an integer.'],
  [
    { type: 'object', properties: { a: { type: 'string', maxLength: 1 } }, default: { a: 'ab' } },
    '/default: The default does not fit its schema: a must have at most 1 character.',
  ],
  [{ type: 'string', enum: ['a', 1] }, '/enum: 1 does not fit the rest of this schema.'],
  [{ enum: [] }, '/enum: This must be an array with at least one value.'],
  [{ enum: ['a', 'a'] }, '/enum: "a" is listed twice.'],
  [{ const: { a: 1 } }, '/const: Only scalar values are supported here.'],
  [{ $ref: '#/components/schemas/Nowhere' }, '/$ref: There is nothing at #/components/schemas/Nowhere.'],
  [{ $ref: 'other.yaml' }, '/$ref: "other.yaml" is no reference into this document; bundle it first.'],
  [
    { type: 'array', items: { $ref: '#/components/schemas/__proto__' } },
    '/items/$ref: There is nothing at #/components/schemas/__proto__.',
  ],
  [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, ': No value can fit all of this.'],
  [{ oneOf: [] }, '/oneOf: This must be an array with at least one schema.'],
  [
    { type: 'object', properties: { a: true }, 'x-exactly-one-of': ['a', 'b'] },
    '/x-exactly-one-of: This must be an array of two or more different properties of this schema.',
  ],
  [
    { oneOf: [{ type: 'object' }, { type: 'object' }], discriminator: { propertyName: 'kind' } },
    "/discriminator: The options cannot be told apart by the discriminator: 'kind' must be a required property with a const or an enum of its own in every option.",
  ],
  [
    { type: 'string', discriminator: { propertyName: 'kind' } },
    '/discriminator: A discriminator is only honoured beside oneOf or anyOf.',
  ],
  [
    { type: 'object', unevaluatedProperties: { type: 'string' } },
    '/unevaluatedProperties: Only true and false are supported here.',
  ],
  [{ type: 'object', additionalProperties: false, required: ['a'] }, "/required: 'a' is required but not allowed."],
  [
    { type: 'object', oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }], unevaluatedProperties: false },
    '/unevaluatedProperties: This is only supported beside options that their type or a fixed property tells apart.',
  ],
  [{ $ref: '#/components/schemas/Subject' }, ': This schema is nothing but itself.'],
  [
    {
      type: 'object',
      properties: { a: { allOf: [{ $ref: '#/components/schemas/Subject' }, { type: 'object', required: ['b'] }] } },
    },
    '/properties/a: This schema contains itself through allOf or beside a $ref.',
  ],
  ['string', ': A schema must be an object or a boolean.'],
]

test.each(unsupported)('schema %j', (schema, problem) => {
  expect(problemsOf(documentOf({ Subject: schema }))).toContain(`/components/schemas/Subject${problem}`)
})

/** Sets what stands at a path of keys; undefined deletes it. */
function change(document: JsonObject, keys: readonly string[], value: Json | undefined): JsonObject {
  const parent = keys.slice(0, -1).reduce<Json>((object, key) => (object as JsonObject)[key]!, document) as JsonObject
  if (value === undefined) delete parent[keys.at(-1)!]
  else parent[keys.at(-1)!] = value
  return document
}

const loans = ['paths', '/v1/loans', 'post']
const book = ['paths', '/v1/{branch}/books/{id}', 'get']
const search = ['paths', '/v1/events/search', 'post']
const query = (more: JsonObject): Json => [{ name: 'a', in: 'query', schema: { type: 'string' }, ...more }]

const wrong: [string, readonly string[], Json | undefined, string][] = [
  ['version', ['openapi'], '4.0.0', '/openapi: This must be an OpenAPI document of version 3.0, 3.1 or 3.2.'],
  ['unknown document field', ['path'], {}, "warning /path: OpenAPI has no field 'path' here."],
  [
    'unknown operation field',
    [...loans, 'requestbody'],
    {},
    "warning /paths/~1v1~1loans/post/requestbody: OpenAPI has no field 'requestbody' here.",
  ],
  [
    'no operationId',
    [...loans, 'operationId'],
    undefined,
    "warning /paths/~1v1~1loans/post: The operation has no operationId; 'postV1Loans' is made of its method and path.",
  ],
  [
    'operationId twice',
    [...loans, 'operationId'],
    'getBook',
    "warning /paths/~1v1~1loans/post/operationId: The operationId 'getBook' is used by GET /v1/{branch}/books/{id} too; this one becomes 'postV1Loans'.",
  ],
  [
    'problem of a component that has another name in the generated files',
    ['components', 'schemas', 'Book-2'],
    { type: 'string', minLength: -1 },
    '/components/schemas/Book-2/minLength: This must be a whole number that is not negative.',
  ],
  [
    'unknown parameter field',
    [...loans, 'parameters'],
    query({ requird: true }),
    "warning /paths/~1v1~1loans/post/parameters/0/requird: OpenAPI has no field 'requird' here.",
  ],
  [
    'leading zeros of a text',
    [...loans, 'parameters'],
    query({ 'x-leading-zeros': true }),
    "/paths/~1v1~1loans/post/parameters/0/x-leading-zeros: 'x-leading-zeros' is only supported as true, on a parameter that is an integer.",
  ],
  [
    'parameter twice',
    [...loans, 'parameters'],
    [...(query({}) as Json[]), ...(query({}) as Json[])],
    "/paths/~1v1~1loans/post/parameters/1: The query parameter 'a' is listed twice.",
  ],
  [
    'undeclared path parameter',
    [...book, 'parameters'],
    [],
    "warning /paths/~1v1~1{branch}~1books~1{id}/get: The path parameter 'branch' is not declared, so it is any text.",
  ],
  [
    'optional path parameter',
    [...book, 'parameters'],
    [{ name: 'id', in: 'path', schema: { type: 'string' } }],
    "warning /paths/~1v1~1{branch}~1books~1{id}/get/parameters/0: The path parameter 'id' is always there, so it is required.",
  ],
  [
    'path parameter without a place',
    [...search, 'parameters'],
    [{ name: 'id', in: 'path', required: true, schema: {} }],
    "warning /paths/~1v1~1events~1search/post/parameters/0: The path has no '{id}', so this parameter has no effect.",
  ],
  [
    'parameters without text between them',
    ['paths', '/v1/{id}{more}'],
    {},
    "/paths/~1v1~1{id}{more}: The path '/v1/{id}{more}' must begin with / and name each parameter once, with text between two.",
  ],
  [
    'method of OpenAPI 3.2',
    ['paths', '/v1/loans', 'query'],
    {},
    "/paths/~1v1~1loans/query: The field 'query' is not supported.",
  ],
  [
    'the same path',
    ['paths', '/v1/{place}/books'],
    {
      get: {
        operationId: 'listPlace',
        parameters: [{ name: 'place', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: '' } },
      },
    },
    '/paths/~1v1~1{place}~1books: A GET of this path is one of /v1/{branch}/books too: names of parameters do not tell paths apart.',
  ],
  [
    'unresolvable response',
    [...search, 'responses', '204'],
    { $ref: '#/components/responses/Nope' },
    '/paths/~1v1~1events~1search/post/responses/204/$ref: There is nothing at #/components/responses/Nope.',
  ],
  [
    'unknown security',
    [...search, 'security'],
    [{ nobody: [] }],
    "warning /paths/~1v1~1events~1search/post/security/0/nobody: There is no security scheme 'nobody', so it has no handler.",
  ],
  [
    'mapping',
    ['components', 'schemas', 'Event', 'discriminator', 'mapping', 'arrival'],
    '#/components/schemas/Departure',
    "/components/schemas/Event/discriminator/mapping/arrival: #/components/schemas/Departure is no option with the value 'arrival'.",
  ],
  [
    'unused component',
    ['components', 'schemas', 'Unused'],
    { type: 'string', format: 'x' },
    '/components/schemas/Unused/format: The format "x" of strings is not supported.',
  ],
  [
    'webhook',
    ['webhooks', 'overdue', 'post', 'parameters'],
    query({ in: 'body' }),
    '/webhooks/overdue/post/parameters/0/in: Parameters in "body" are not supported.',
  ],
  [
    'webhook with a parameter in a path',
    ['webhooks', 'overdue', 'post', 'parameters'],
    [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    "warning /webhooks/overdue/post/parameters/0: The path has no '{id}', so this parameter has no effect.",
  ],
  [
    'the same path for other methods',
    ['paths', '/v1/{place}/books'],
    {
      trace: {
        operationId: 'traceBooks',
        parameters: [{ name: 'place', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 204: { description: '' } },
      },
    },
    'warning /paths/~1v1~1{place}~1books: This is the same path as /v1/{branch}/books: names of parameters do not tell paths apart.',
  ],
  [
    'fragment in a path',
    ['paths', '/v1/books#all'],
    {},
    "warning /paths/~1v1~1books#all: No request has the path '/v1/books#all': a path ends before ? and #.",
  ],
]

describe('document', () => {
  test('the fixture has no problem', async () => {
    expect(problemsOf(await libraryDocument())).toEqual([])
  })

  test.each(wrong)('%s', async (_name, keys, value, problem) => {
    expect(problemsOf(change(await libraryDocument(), keys, value))).toContain(problem)
  })

  test('Swagger 2.0', () => {
    expect(problemsOf({ swagger: '2.0', paths: {} })).toEqual(['/swagger: This is a Swagger 2.0 document.'])
  })

  test('warnings with the same message are summed up at the first', () => {
    const operation = { responses: { 204: { description: '' } }, operationid: 'a' }
    const document = { ...documentOf({}), paths: { '/a': { get: operation }, '/b': { get: operation } } }
    const { warnings } = compileDocument(document)
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'unknown-field', pointer: '/paths/~1a/get/operationid', count: 2 }),
    )
  })

  test('all problems at once', () => {
    const schemas = { A: { type: 'string', not: {} }, B: { type: 'integer', format: 'x' }, C: { $ref: '#/nowhere' } }
    expect(problemsOf(documentOf(schemas))).toEqual([
      "/components/schemas/A/not: The keyword 'not' is not supported.",
      '/components/schemas/B/format: The format "x" of numbers is not supported.',
      '/components/schemas/C/$ref: There is nothing at #/nowhere.',
    ])
  })
})
