import { expect, test } from 'vitest'
import { DocumentError, generate } from '../../src/index.ts'
import type { Json, JsonObject } from '../../src/read/json.ts'

/** The problems of a document with one operation, `POST path`. Their pointers are relative to the operation. */
function problemsOf(operation: JsonObject, path = '/a'): string[] {
  const paths = { [path]: { post: { operationId: 'a', responses: { 204: { description: '' } }, ...operation } } }
  try {
    generate({ openapi: '3.1.1', info: { title: 'Problems', version: '1' }, paths })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.problems.map(({ pointer, message }) => `${pointer.replace(/^\/paths\/[^/]*\/post/, '')}: ${message}`)
  }
  return []
}

const parameter = (more: JsonObject): JsonObject => ({ parameters: [{ name: 'p', in: 'query', ...more }] })
const ints: Json = { type: 'array', items: { type: 'integer' } }
const point: Json = { type: 'object', properties: { x: { type: 'integer' } } }
const nested: Json = { type: 'object', properties: { at: point } }
const body = (contentType: string, media: JsonObject): JsonObject => ({
  requestBody: { content: { [contentType]: media } },
})

test.each<[string, JsonObject, string]>([
  [
    'a style of another location',
    parameter({ style: 'matrix', schema: {} }),
    '/parameters/0/style: The style "matrix" is not supported in query.',
  ],
  [
    'an object in an object',
    parameter({ schema: nested }),
    "/parameters/0/schema: An object in this style can hold scalars only: use the style 'deepObject', or send it as JSON, by 'content'.",
  ],
  [
    'an array of arrays',
    parameter({ schema: { type: 'array', items: ints } }),
    "/parameters/0/schema: An array in this style can hold scalars only: use the style 'deepObject', or send it as JSON, by 'content'.",
  ],
  [
    'an object in an object in a header',
    parameter({ in: 'header', schema: nested }),
    "/parameters/0/schema: An object in this style can hold scalars only: send it as JSON, by 'content'.",
  ],
  [
    'content of two media types',
    parameter({ content: { 'application/json': {}, 'text/plain': {} } }),
    '/parameters/0/content: A parameter with content has one media type, JSON or text, and no schema beside it.',
  ],
  ['no schema', parameter({}), '/parameters/0: A parameter needs a schema.'],
  [
    'a querystring with a schema',
    parameter({ in: 'querystring', schema: {} }),
    '/parameters/0: A querystring needs content.',
  ],
  [
    'a querystring beside a query',
    {
      parameters: [
        { name: 'q', in: 'querystring', content: { 'application/json': {} } },
        { name: 'p', in: 'query', schema: {} },
      ],
    },
    ': A querystring parameter is the whole query and cannot be combined with query parameters.',
  ],
  [
    'two parameters of one name on the wire',
    {
      parameters: [
        { name: 'x', in: 'query', schema: {} },
        { name: 'p', in: 'query', schema: point },
      ],
    },
    ": 'x' of 'p' is a query parameter already: use the style 'deepObject'.",
  ],
  [
    'two objects that take every parameter',
    {
      parameters: [
        { name: 'p', in: 'query', schema: { type: 'object' } },
        { name: 'q', in: 'query', schema: { type: 'object' } },
      ],
    },
    ": 'p' and 'q' both take every query parameter.",
  ],
  [
    'a body without a media type',
    { requestBody: { content: {} } },
    '/requestBody/content: A request body needs a media type.',
  ],
  [
    'a form that is an array',
    body('application/x-www-form-urlencoded', { schema: ints }),
    '/requestBody/content/application~1x-www-form-urlencoded/schema: A form must be an object.',
  ],
  [
    'a style of a form that there is not',
    body('multipart/form-data', { schema: point, encoding: { x: { style: 'simple' } } }),
    '/requestBody/content/multipart~1form-data/encoding/x/style: The style "simple" is not supported in forms.',
  ],
  [
    'an object as text',
    body('text/csv', { schema: point }),
    '/requestBody/content/text~1csv/schema: A body of text/csv is one text: it needs a scalar schema.',
  ],
  [
    'an object as bytes',
    body('application/xml', { schema: point }),
    "/requestBody/content/application~1xml/schema: A body of application/xml is passed on as bytes and cannot be validated: write {}, or the format 'binary'.",
  ],
  [
    'no status',
    { responses: { '2xx': { description: '' } } },
    "/responses/2xx: '2xx' is not a status: write one such as 404, 4XX or default.",
  ],
  [
    'an object in an object in a response header',
    { responses: { 204: { description: '', headers: { X: { schema: nested } } } } },
    "/responses/204/headers/X/schema: An object in this style can hold scalars only: send it as JSON, by 'content'.",
  ],
])('%s is refused', (_title, operation, problem) => {
  expect(problemsOf(operation)).toEqual([problem])
})

const inPath = (...names: string[]) => ({
  parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
})

test('accepts several parameters in a segment if there is text between them', () => {
  expect(problemsOf(inPath('name', 'format'), '/files/{name}.{format}')).toEqual([])
  expect(problemsOf(inPath('a', 'b'), '/{a}{b}')).toEqual([
    expect.stringContaining('must begin with / and name each parameter once, with text between two.'),
  ])
})

test.each<Json>([
  { type: 'string', format: 'binary' },
  { type: 'string', description: 'The lines to import.' },
  { $ref: '#/components/schemas/Bytes' },
])('takes the bytes of a body with the schema %j', (schema) => {
  const post = {
    operationId: 'a',
    responses: { 204: { description: '' } },
    ...body('application/octet-stream', { schema }),
  }
  const components = { schemas: { Bytes: { type: 'string', format: 'binary' } } }
  const document = { openapi: '3.1.1', info: { title: 'Bytes', version: '1' }, paths: { '/a': { post } }, components }
  expect(generate(document).get('handlers.d.ts')).toContain('body: Uint8Array | undefined')
})

test('leaves out a media type that cannot be validated if there are others', () => {
  const operation = {
    requestBody: { content: { 'application/xml': { schema: point }, 'application/json': { schema: point } } },
  }
  const paths = { '/a': { post: { operationId: 'a', responses: { 204: { description: '' } }, ...operation } } }
  const files = generate({ openapi: '3.1.1', info: { title: 'XML', version: '1' }, paths })
  expect(files.get('routes/default.js')).toContain('body: json(')
  expect(files.get('routes/default.js')).not.toContain('xml')
})

test('leaves out a header parameter that OpenAPI ignores', () => {
  const files = generate({
    openapi: '3.1.1',
    info: { title: 'Ignored', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          parameters: [{ name: 'Authorization', in: 'header', required: true, schema: { type: 'string' } }],
          responses: { 204: { description: '' } },
        },
      },
    },
  })
  expect(files.get('routes/default.js')).not.toContain('authorization')
  expect(files.get('handlers.d.ts')).not.toContain('authorization')
})
