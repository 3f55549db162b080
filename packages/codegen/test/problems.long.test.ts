import { describe, expect, test } from 'vitest'
import { compileDocument, DocumentError, type Problem } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { documentOf, libraryDocument } from './library-document.ts'

/** `pointer: message` of every problem in a document. Warnings begin with `warning `. */
function problemsOf(document: unknown): string[] {
  try {
    return compileDocument(document, { strict: true }).warnings.map(textOf)
  } catch (error) {
    if (error instanceof DocumentError) return [...error.problems, ...error.warnings].map(textOf)
    throw error
  }
}

function textOf({ level, pointer, message }: Problem): string {
  return `${level === 'warning' ? 'warning ' : ''}${pointer}: ${message}`
}

const unsupported: [Json, string][] = [
  [{ $dynamicRef: '#a' }, '/$dynamicRef: The target of #a does not exist.'],
  [{ $vocabulary: {} }, "/$vocabulary: The keyword '$vocabulary' is not supported."],
  [
    { $schema: 'https://example.com/schema' },
    '/$schema: Only the dialects of JSON Schema 2020-12 and OpenAPI are supported.',
  ],
  [
    { type: 'text' },
    '/type: This must be one of null, boolean, number, integer, string, array, object, or an array of different ones.',
  ],
  [{ type: 'string', pattern: '[a' }, '/pattern: Invalid regular expression: /[a/u: Unterminated character class'],
  [
    { type: 'string', enum: ['a'], pattern: '[a' },
    '/pattern: Invalid regular expression: /[a/u: Unterminated character class',
  ],
  [
    { type: 'object', patternProperties: { '(': {} } },
    '/patternProperties/(: Invalid regular expression: /(/u: Unterminated group',
  ],
  [
    { type: 'object', required: ['a'], patternProperties: { '(': {} } },
    '/patternProperties/(: Invalid regular expression: /(/u: Unterminated group',
  ],
  [{ type: 'object', patternProperties: [] }, '/patternProperties: This must be an object.'],
  [{ type: 'string', minLength: -1 }, '/minLength: This must be a whole number that is not negative.'],
  [
    { type: 'array', contains: {}, minContains: 0.5 },
    '/minContains: This must be a whole number that is not negative.',
  ],
  [{ type: 'array', prefixItems: [] }, '/prefixItems: This must be an array with at least one schema.'],
  [{ type: 'array', items: 'a' }, "/items: This must be a schema. Lists of schemas are written as 'prefixItems'."],
  [{ type: 'number', multipleOf: 0 }, '/multipleOf: This must be greater than 0.'],
  [{ enum: 'a' }, '/enum: This must be an array.'],
  [{ const: Infinity }, '/const: A number cannot be represented as a double.'],
  [{ type: 'number', maximum: Infinity }, '/maximum: This must be a number.'],
  [{ enum: [{ a: [NaN] }] }, '/enum: A number cannot be represented as a double.'],
  [{ not: 1 }, '/not: A schema must be an object or a boolean.'],
  [{ dependentRequired: { a: 'b' } }, '/dependentRequired/a: This must be an array of property names.'],
  [{ type: 'object', required: [1] }, '/required: This must be an array of property names.'],
  [{ $ref: '#/components/schemas/Nowhere' }, '/$ref: The target of #/components/schemas/Nowhere does not exist.'],
  [{ $ref: 'other.yaml' }, '/$ref: "other.yaml" is not a reference into this document; bundle it first.'],
  [
    { type: 'array', items: { $ref: '#/components/schemas/__proto__' } },
    '/items/$ref: The target of #/components/schemas/__proto__ does not exist.',
  ],
  [{ oneOf: [] }, '/oneOf: This must be an array with at least one schema.'],
  [
    { type: 'object', properties: { a: true }, 'x-exactly-one-of': ['a', 'b'] },
    '/x-exactly-one-of: This must be an array of two or more different properties of this schema.',
  ],
  [{ $ref: '#/components/schemas/Subject' }, ': This schema refers only to itself.'],
  [{ not: { $ref: '#/components/schemas/Subject' } }, ': This schema refers only to itself.'],
  ['string', ': A schema must be an object or a boolean.'],
]

test.each(unsupported)('schema %j', (schema, problem) => {
  expect(problemsOf(documentOf({ Subject: schema }))).toContain(`/components/schemas/Subject${problem}`)
})

const withoutEffect: [Json, string][] = [
  [
    { type: 'array', items: [{ type: 'string' }] },
    "/items: A list of schemas is read as 'prefixItems', and 'additionalItems' as 'items'.",
  ],
  [
    { type: 'object', required: true },
    "/required: A boolean 'required' has no effect in a schema: it belongs to parameters.",
  ],
  [{ oneOf: [{}, {}], discriminator: 'a' }, '/discriminator: A discriminator without a propertyName has no effect.'],
  [{ enum: [] }, '/enum: An empty enum allows no value.'],
  [
    { type: 'number', minimum: 0, exclusiveMinimum: true },
    "/exclusiveMinimum: A boolean 'exclusiveMinimum' is of OpenAPI 3.0. It is read as there: 'minimum' is exclusive.",
  ],
  [
    { type: 'string', nullable: true },
    "/nullable: 'nullable' is not a keyword of JSON Schema 2020-12, so it has no effect. Since OpenAPI 3.1, 'null' is listed in 'type'.",
  ],
  [{ dependencies: {} }, "/dependencies: 'dependencies' is not a keyword of JSON Schema 2020-12, so it has no effect."],
  [{ type: 'array', items: { else: {} } }, "/items/else: 'else' has no effect without 'if'."],
  [{ minContains: 2 }, "/minContains: 'minContains' has no effect without 'contains'."],
  [{ type: 'integer', maxLength: 1 }, "/maxLength: 'maxLength' has no effect on numbers."],
  [{ type: 'string', format: 'phone' }, '/format: The format "phone" is not checked.'],
  [{ type: 'integer', format: 'email' }, '/format: The format "email" is not checked.'],
  [
    { type: 'integer', default: 'a' },
    '/default: The default does not fit its schema, so it is not filled in: it must be an integer.',
  ],
  [
    { type: 'object', properties: { a: { type: 'string', maxLength: 1 } }, default: { a: 'ab' } },
    '/default: The default does not fit its schema, so it is not filled in: a must have at most 1 character.',
  ],
  [{ type: 'string', enum: ['a', 1] }, '/enum: 1 does not fit the rest of this schema, so it never fits.'],
  [{ enum: ['a', 'a'] }, '/enum: "a" is listed twice.'],
  [{ type: 'object', required: ['a', 'a'] }, "/required: 'a' is listed twice."],
  [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, ': No value can fit all of this.'],
  [
    { type: 'object', additionalProperties: false, required: ['a'] },
    "/required: 'a' is required but not allowed: no object fits.",
  ],
]

test.each([
  ['properties', (inner: Json): Json => ({ properties: { a: inner } })],
  ['items', (inner: Json): Json => ({ items: inner })],
  ['allOf', (inner: Json): Json => ({ allOf: [inner] })],
  ['anyOf', (inner: Json): Json => ({ anyOf: [{ type: 'null' }, inner] })],
])('rejects too many levels of %s in a schema, and names the pointer; accepts fewer levels', (_keyword, around) => {
  const nested = (levels: number): Json => {
    let schema: Json = { type: 'string' }
    for (let level = 0; level < levels; level++) schema = around(schema)
    return schema
  }
  const [problem, ...others] = problemsOf(documentOf({ Subject: nested(3000) }))
  expect(problem).toMatch(/^\/components\/schemas\/Subject(?:\/\w+){498}: This is nested more than 500 levels deep\.$/)
  expect(others).toEqual([])
  expect(problemsOf(documentOf({ Subject: nested(240) }))).toEqual([])
})

test('refuses a parameter named __proto__', async () => {
  const get = ['paths', '/v1/{branch}/books', 'get', 'parameters', '1', 'name']
  expect(problemsOf(change(await libraryDocument(), get, '__proto__'))).toContain(
    "/paths/~1v1~1{branch}~1books/get/parameters/1: A parameter named '__proto__' is not supported.",
  )
})

test.each(withoutEffect)('a warning of schema %j', (schema, warning) => {
  expect(problemsOf(documentOf({ Subject: schema }))).toContain(`warning /components/schemas/Subject${warning}`)
})

test('warns of a mapping that contradicts the options', async () => {
  const keys = ['components', 'schemas', 'Event', 'discriminator', 'mapping', 'arrival']
  expect(problemsOf(change(await libraryDocument(), keys, '#/components/schemas/Departure'))).toContain(
    "warning /components/schemas/Event/discriminator/mapping/arrival: #/components/schemas/Departure is not an option with the value 'arrival'.",
  )
})

test.each<Json>([
  { type: 'string', format: 'binary' },
  { type: 'string', xml: { name: 'a' }, $comment: 'b' },
  { oneOf: [{ type: 'object' }, { type: 'object' }], discriminator: { propertyName: 'kind' } },
  { type: 'object', discriminator: { propertyName: 'kind', mapping: { a: 'Other' } } },
])('no warning of schema %j', (schema) => {
  expect(problemsOf(documentOf({ Subject: schema }))).toEqual([])
})

/** Sets the value at a path of keys. Undefined deletes it. */
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
    'warning /paths/~1v1~1loans/post: The operation has no operationId; one is generated from its method and path.',
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
    "warning /paths/~1v1~1loans/post/parameters/1: The query parameter 'a' is listed twice. The last one counts.",
  ],
  [
    'undeclared path parameter',
    [...book, 'parameters'],
    [],
    "warning /paths/~1v1~1{branch}~1books~1{id}/get: The path parameter 'branch' is not declared, so any text is valid.",
  ],
  [
    'optional path parameter',
    [...book, 'parameters'],
    [{ name: 'id', in: 'path', schema: { type: 'string' } }],
    "warning /paths/~1v1~1{branch}~1books~1{id}/get/parameters/0: A path parameter is always present, so 'id' is required.",
  ],
  [
    'path parameter without a place',
    [...search, 'parameters'],
    [{ name: 'id', in: 'path', required: true, schema: {} }],
    "warning /paths/~1v1~1events~1search/post/parameters/0: The path has no '{id}', so this parameter has no effect.",
  ],
  ['list that is none', [...loans, 'parameters'], {}, '/paths/~1v1~1loans/post/parameters: This must be a list.'],
  ['components that are no object', ['components'], [], '/components: This must be an object.'],
  [
    'parameters without text between them',
    ['paths', '/v1/{id}{more}'],
    {},
    "/paths/~1v1~1{id}{more}: The path '/v1/{id}{more}' must begin with / and name each parameter once, with text between two.",
  ],
  [
    'additional method that has a field',
    ['paths', '/v1/loans', 'additionalOperations'],
    { POST: { operationId: 'post', responses: { 204: { description: '' } } } },
    "/paths/~1v1~1loans/additionalOperations/POST: 'POST' cannot be a method of 'additionalOperations'.",
  ],
  [
    'additional method in lower case',
    ['paths', '/v1/loans', 'additionalOperations'],
    { copy: { operationId: 'copy', responses: { 204: { description: '' } } } },
    "/paths/~1v1~1loans/additionalOperations/copy: 'copy' cannot be a method of 'additionalOperations'.",
  ],
  [
    'additional method without an id',
    ['paths', '/v1/loans', 'additionalOperations'],
    { COPY: { responses: { 204: { description: '' } } } },
    'warning /paths/~1v1~1loans/additionalOperations/COPY: The operation has no operationId; one is generated from its method and path.',
  ],
  [
    'additional method with an undeclared parameter',
    ['paths', '/v1/copies/{id}'],
    { additionalOperations: { COPY: { operationId: 'copy', responses: { 204: { description: '' } } } } },
    "warning /paths/~1v1~1copies~1{id}/additionalOperations/COPY: The path parameter 'id' is not declared, so any text is valid.",
  ],
  [
    'additional method of a webhook',
    ['webhooks', 'overdue', 'additionalOperations'],
    { COPY: { operationId: 'copy', responses: { 204: { description: '' } } } },
    "/webhooks/overdue/additionalOperations/COPY: The field 'additionalOperations' is not supported.",
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
    'warning /paths/~1v1~1{place}~1books/get: This operation is left out: GET requests to its path are served by /v1/{branch}/books, which differs only in parameter names.',
  ],
  [
    'unresolvable response',
    [...search, 'responses', '204'],
    { $ref: '#/components/responses/Nope' },
    '/paths/~1v1~1events~1search/post/responses/204/$ref: The target of #/components/responses/Nope does not exist.',
  ],
  [
    'unknown security',
    [...search, 'security'],
    [{ nobody: [] }],
    "warning /paths/~1v1~1events~1search/post/security/0/nobody: There is no security scheme 'nobody', so it has no handler, and no credentials satisfy it.",
  ],
  [
    'unknown security of all operations',
    ['security'],
    [{ nobody: [] }],
    "warning /security/0/nobody: There is no security scheme 'nobody', so it has no handler, and no credentials satisfy it.",
  ],
  [
    'unused component',
    ['components', 'schemas', 'Unused'],
    { type: 'string', pattern: '(' },
    '/components/schemas/Unused/pattern: Invalid regular expression: /(/u: Unterminated group',
  ],
  [
    'webhook',
    ['webhooks', 'overdue', 'post', 'parameters'],
    query({ in: 'body' }),
    `/webhooks/overdue/post/parameters/0/in: The 'in' of a parameter is "body", which is not supported.`,
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
    'warning /paths/~1v1~1{place}~1books: This is the same path as /v1/{branch}/books: paths that differ only in parameter names are the same.',
  ],
  [
    'fragment in a path',
    ['paths', '/v1/books#all'],
    {},
    "warning /paths/~1v1~1books#all: No request has the path '/v1/books#all': a path ends before ? and #.",
  ],
]

describe('document', () => {
  test('finds no problem in the fixture', async () => {
    expect(problemsOf(await libraryDocument())).toEqual([])
  })

  test.each(wrong)('%s', async (_name, keys, value, problem) => {
    expect(problemsOf(change(await libraryDocument(), keys, value))).toContain(problem)
  })

  test('rejects Swagger 2.0', () => {
    expect(problemsOf({ swagger: '2.0', paths: {} })).toEqual(['/swagger: This is a Swagger 2.0 document.'])
  })

  test('finds the problems below a type that is none', () => {
    const wrongType =
      'This must be one of null, boolean, number, integer, string, array, object, or an array of different ones.'
    for (const type of ['objct', [], ['object', 'strin'], 1]) {
      const A = { type, minLength: -1, properties: { x: { type: 'number', multipleOf: 0 } } }
      expect(problemsOf(documentOf({ A })).toSorted(), JSON.stringify(type)).toEqual([
        '/components/schemas/A/minLength: This must be a whole number that is not negative.',
        '/components/schemas/A/properties/x/multipleOf: This must be greater than 0.',
        `/components/schemas/A/type: ${wrongType}`,
      ])
    }
  })

  test('groups warnings with the same message at their first occurrence', () => {
    const operation = { responses: { 204: { description: '' } }, operationid: 'a' }
    const document = { ...documentOf({}), paths: { '/a': { get: operation }, '/b': { get: operation } } }
    const { warnings } = compileDocument(document)
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'unknown-field', pointer: '/paths/~1a/get/operationid', count: 2 }),
    )
  })

  test('leaves out only the operation that another one hides', () => {
    const operation = (operationId: string) => ({ operationId, responses: { 204: { description: '' } } })
    const at = (name: string) => ({ parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }] })
    const paths = {
      '/a/{one}': { ...at('one'), get: operation('first'), put: operation('second') },
      '/a/{two}': { ...at('two'), get: operation('hidden'), post: operation('third') },
    }
    const { files, warnings } = compileDocument({ ...documentOf({}), paths })
    expect(warnings.map(({ code, pointer }) => `${pointer} ${code}`)).toEqual(['/paths/~1a~1{two}/get same-operation'])
    const names = [...(files.get('routes/default.js') ?? '').matchAll(/operationId: '(\w+)'/g)].map(([, name]) => name)
    expect(names).toEqual(['first', 'second', 'third'])
  })

  test('reports all problems', () => {
    const schemas = { A: { type: 'string', minLength: -1 }, B: { $vocabulary: {} }, C: { $ref: '#/nowhere' } }
    expect(problemsOf(documentOf(schemas))).toEqual([
      '/components/schemas/A/minLength: This must be a whole number that is not negative.',
      "/components/schemas/B/$vocabulary: The keyword '$vocabulary' is not supported.",
      '/components/schemas/C/$ref: The target of #/nowhere does not exist.',
    ])
  })
})
