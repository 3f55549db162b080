import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileDocument, DocumentError, generate, loadDocument, type Problem } from '../../src/index.ts'
import type { Json, JsonObject } from '../../src/read/json.ts'
import { testDirectory } from '../generate-modules.ts'

/** A document with one operation, `POST path`. */
function documentWith(operation: JsonObject, path = '/a'): JsonObject {
  const paths = { [path]: { post: { operationId: 'a', responses: { 204: { description: '' } }, ...operation } } }
  return { openapi: '3.1.1', info: { title: 'Problems', version: '1' }, paths }
}

/** The problems of a document with one operation. Their pointers are relative to the operation. */
function problemsOf(operation: JsonObject, path?: string): string[] {
  try {
    generate(documentWith(operation, path), { strict: true })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.problems.map(relative)
  }
  return []
}

const relative = ({ pointer, message }: Problem) => `${pointer.replace(/^\/paths\/[^/]*\/post/, '')}: ${message}`

const parameter = (more: JsonObject): JsonObject => ({ parameters: [{ name: 'p', in: 'query', ...more }] })
const ints: Json = { type: 'array', items: { type: 'integer' } }
const point: Json = { type: 'object', properties: { x: { type: 'integer' } } }
const nested: Json = { type: 'object', properties: { at: point } }
const body = (contentType: string, media: JsonObject): JsonObject => ({
  requestBody: { content: { [contentType]: media } },
})

test.each<[string, JsonObject, string]>([
  [
    'an object in an array that spaces separate',
    parameter({ style: 'spaceDelimited', schema: { type: 'array', items: point } }),
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
    'an exploded object in a response header',
    { responses: { 204: { description: '', headers: { X: { explode: true, schema: point } } } } },
    "/responses/204/headers/X/explode: 'explode' is only supported as false.",
  ],
  [
    'an object in an object in a response header',
    { responses: { 204: { description: '', headers: { X: { schema: nested } } } } },
    "/responses/204/headers/X/schema: An object in this style can hold scalars only: send it as JSON, by 'content'.",
  ],
])('%s is refused', (_title, operation, problem) => {
  expect(problemsOf(operation)).toEqual([problem])
})

test.each<[string, JsonObject, string[], string]>([
  [
    'a range of statuses in lower case',
    { responses: { '2xx': { description: 'Done.', content: { 'application/json': { schema: { format: 'odd' } } } } } },
    [
      "/responses/2xx: '2xx' is read as '2XX'.",
      '/responses/2xx/content/application~1json/schema/format: The format "odd" is not checked.',
    ],
    "'2XX': reply(",
  ],
  [
    'what is not a status',
    { responses: { 204: { description: 'Done.' }, 600: { description: '' }, Default: { description: 'Failed.' } } },
    [
      "/responses/600: '600' is not a status, so no response has it.",
      "/responses/Default: 'Default' is read as 'default'.",
    ],
    "'default': noBody({ description: 'Failed.' })",
  ],
  [
    'a style of another location',
    parameter({ style: 'matrix', schema: { type: 'string' } }),
    ['/parameters/0/style: The style "matrix" is not of query, so it is read as form.'],
    'z.strictObject({ p: z.string().optional() })',
  ],
  [
    'a response header of another style, exploded',
    {
      responses: {
        204: { description: '', headers: { X: { style: 'form', explode: true, allowReserved: true, schema: ints } } },
      },
    },
    ['/responses/204/headers/X/style: The style "form" is not of headers, so it is read as simple.'],
    'headers: { X: z.array(integer()).optional() }',
  ],
  [
    'a parameter without a schema',
    parameter({}),
    ['/parameters/0: The parameter has no schema, so any text is valid.'],
    'z.strictObject({ p: z.string().optional() })',
  ],
  [
    'a body without a media type',
    { requestBody: { content: {} } },
    ['/requestBody: A request body without a media type is passed on as bytes.'],
    "'*/*': {}",
  ],
  [
    'a field without a value',
    { requestBody: null, tags: null },
    ["/requestBody: The field 'requestBody' has no value, so it is ignored."],
    '204: noBody(',
  ],
  [
    'an object as text',
    body('text/csv', { schema: point }),
    ['/requestBody/content/text~1csv/schema: A body of text/csv cannot be validated: it is passed on as text.'],
    "'text/csv': {}",
  ],
  [
    'a limit of bytes',
    body('image/jpeg', { schema: { type: 'string', format: 'byte', maxLength: 9 } }),
    ['/requestBody/content/image~1jpeg/schema: A body of image/jpeg cannot be validated: it is passed on as bytes.'],
    "'image/jpeg': {}",
  ],
  [
    'an object as bytes',
    body('application/xml', { schema: point }),
    [
      '/requestBody/content/application~1xml/schema: A body of application/xml cannot be validated: it is passed on as bytes.',
    ],
    "'application/xml': {}",
  ],
  [
    'a header twice',
    {
      parameters: [
        { name: 'X-A', in: 'header', schema: { type: 'string' } },
        { name: 'x-a', in: 'header', schema: { type: 'integer' } },
      ],
    },
    ["/parameters/1: The header parameter 'x-a' is listed twice. The last one counts."],
    "headers: z.object({ 'x-a': integer().optional() })",
  ],
  [
    'a response header twice',
    {
      responses: {
        204: {
          description: '',
          headers: { 'X-A': { schema: { type: 'string' } }, 'x-a': { schema: { type: 'integer' } } },
        },
      },
    },
    ["/responses/204/headers/X-A: The response header 'X-A' is listed twice. The last one counts."],
    "headers: { 'x-a': integer().optional() }",
  ],
  [
    'an object in an object',
    parameter({ schema: nested }),
    [
      '/parameters/0/schema: An object in this style can hold scalars only, so those in it that are none are read as JSON.',
    ],
    'p: z.looseObject',
  ],
  [
    'an array of arrays',
    parameter({ schema: { type: 'array', items: ints } }),
    [
      '/parameters/0/schema: An array in this style can hold scalars only, so those in it that are none are read as JSON.',
    ],
    'p: z.array(z.array(integer()))',
  ],
  [
    'two parameters of one name on the wire',
    {
      parameters: [
        { name: 'x', in: 'query', schema: {} },
        { name: 'p', in: 'query', schema: point },
      ],
    },
    [": 'x' of 'p' is a query parameter already, so each of them has its value."],
    'p: z.looseObject',
  ],
  [
    'several objects that take every parameter',
    {
      parameters: [
        { name: 'p', in: 'query', schema: { type: 'object' } },
        { name: 'q', in: 'query', schema: { type: 'object', additionalProperties: { type: 'string' } } },
        { name: 'r', in: 'query', schema: { type: 'object' } },
      ],
    },
    [
      ": 'q' takes every other query parameter, so 'p' has only those that it declares.",
      ": 'q' takes every other query parameter, so 'r' has only those that it declares.",
    ],
    'q: fields({}, { rest: z.string() })',
  ],
  [
    'base64 under a media type of bytes',
    {
      requestBody: {
        content: {
          'image/jpeg': { schema: { type: 'string', format: 'byte' } },
          'application/octet-stream': { schema: { type: 'string', contentEncoding: 'base64' } },
        },
      },
      responses: { 200: { description: '', content: { 'image/png': { schema: { type: 'string', format: 'byte' } } } } },
    },
    [
      '/requestBody/content/image~1jpeg/schema: A body of image/jpeg is passed on as bytes: they are not encoded as text.',
      '/requestBody/content/application~1octet-stream/schema: A body of application/octet-stream is passed on as bytes: they are not encoded as text.',
      '/responses/200/content/image~1png/schema: A body of image/png is passed on as bytes: they are not encoded as text.',
    ],
    "{ 'image/jpeg': {}, 'application/octet-stream': {} }",
  ],
])('%s is a warning', (_title, operation, expected, printed) => {
  const { files, warnings } = compileDocument(documentWith(operation))
  expect(warnings.map(relative)).toEqual(expected)
  expect(files.get('routes/default.js')).toContain(printed)
})

test('a document with such faults generates, and its warnings name file, line and column', async () => {
  const path = join(testDirectory(), 'faults.yaml')
  writeFileSync(path, faults)
  const { warnings } = compileDocument(await loadDocument(path))
  const found = warnings.map(({ code, position }) => `${position?.line}:${position?.column} ${code}`)
  expect(warnings.every(({ position }) => position?.file === path)).toBe(true)
  expect(found.sort()).toEqual([
    '11:11 nested-as-json',
    '14:47 encoded-bytes',
    '16:9 status-case',
    '20:5 same-operation',
    '5:5 query-property-twice',
    '9:11 parameter-twice',
  ])
})

const faults = `openapi: 3.1.1
info: { title: Faults, version: '1' }
paths:
  /a/{one}:
    post:
      operationId: first
      parameters:
        - { name: X-A, in: header, schema: { type: string } }
        - { name: x-a, in: header, schema: { type: string } }
        - name: q
          schema: { type: array, items: { type: object } }
          in: query
        - { name: p, in: query, schema: { type: object, additionalProperties: false, properties: { q: {} } } }
      requestBody: { content: { image/jpeg: { schema: { type: string, format: byte } } } }
      responses:
        2xx: { description: '' }
    parameters: [{ name: one, in: path, required: true, schema: { type: string } }]
  /a/{two}:
    parameters: [{ name: two, in: path, required: true, schema: { type: string } }]
    post: { operationId: second, responses: { '204': { description: '' } } }
`

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

test.each(['application/xml', 'text/xml'])('leaves out %s, which cannot be validated, if there are others', (type) => {
  const operation = { requestBody: { content: { [type]: { schema: point }, 'application/json': { schema: point } } } }
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
