import { expect, test } from 'vitest'
import { compileDocument, DocumentError } from '../../src/index.ts'
import type { Json, JsonObject } from '../../src/read/json.ts'

const text = { type: 'string' }

/** The problems of a document whose only response has this content. */
function problemsOf(contentType: string, media: JsonObject): string[] {
  const responses = { 200: { description: '', content: { [contentType]: media } } }
  const document = {
    openapi: '3.2.0',
    info: { title: 'Problems', version: '1' },
    paths: { '/a': { get: { operationId: 'a', responses } } },
  }
  const relative = ({ pointer, message }: { pointer: string; message: string }) =>
    `${pointer.replace(/.*\/content\/[^/]*/, '')}: ${message}`
  try {
    return compileDocument(document, { strict: true }).warnings.map(relative)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return error.problems.map(relative)
  }
}

const event = (properties: Json) => ({ itemSchema: { type: 'object', properties } as JsonObject })

test.each<[string, string, JsonObject, string]>([
  [
    'items of one value',
    'application/json',
    { itemSchema: {} },
    "/itemSchema: A body of application/json is one value, so it has no 'itemSchema'.",
  ],
  [
    'a schema beside items',
    'application/jsonl',
    { schema: {}, itemSchema: {} },
    "/schema: 'schema' has no effect beside 'itemSchema'.",
  ],
  [
    'the encoding of items without items',
    'multipart/mixed',
    { itemEncoding: { contentType: 'image/png' } },
    "/itemEncoding: 'itemEncoding' has no effect without 'itemSchema' or an array.",
  ],
  [
    'a condition for all parts',
    'multipart/mixed',
    { schema: { type: 'array', items: {}, minItems: 1 } },
    "/schema: 'minItems' has no effect on the parts of a body, which are read and written one by one.",
  ],
  [
    'a multipart body within another',
    'multipart/mixed',
    { itemSchema: {}, prefixEncoding: [{ contentType: 'multipart/mixed', itemEncoding: {} }] },
    "/prefixEncoding/0/itemEncoding: 'itemEncoding' has no effect here: a multipart body within another is passed on as bytes.",
  ],
  [
    'a schema of bytes that cannot be validated',
    'multipart/mixed',
    { itemSchema: { type: 'object' }, itemEncoding: { contentType: 'image/png' } },
    '/itemSchema: A body of multipart/mixed cannot be validated: it is passed on as bytes.',
  ],
  ['an event that is no object', 'text/event-stream', { itemSchema: text }, '/itemSchema: An event must be an object.'],
  ['an event of any type', 'text/event-stream', { itemSchema: {} }, '/itemSchema: An event must be an object.'],
  [
    'another field of an event',
    'text/event-stream',
    event({ token: text }),
    "/itemSchema: An event has no field 'token': its fields are data, event, id and retry.",
  ],
  [
    'data that is no string',
    'text/event-stream',
    event({ data: { type: 'object' } }),
    '/itemSchema: The data of an event is a string, so these values are written as JSON.',
  ],
  [
    'content that is no schema',
    'text/event-stream',
    event({ data: { ...text, contentMediaType: 'application/json', contentSchema: { type: 'text' } } }),
    '/itemSchema/properties/data/contentSchema/type: This must be one of null, boolean, number, integer, string, array, object, or an array of different ones.',
  ],
])('reports %s', (_case, contentType, media, problem) => {
  expect(problemsOf(contentType, media)).toEqual([problem])
})

test('reports items in a parameter', () => {
  const parameters = [{ name: 'p', in: 'query', content: { 'application/json': { itemSchema: {} } } }]
  const responses = { 204: { description: '' } }
  const paths = { '/a': { get: { operationId: 'a', parameters, responses } } }
  const document = { openapi: '3.2.0', info: { title: 'Problems', version: '1' }, paths }
  expect(() => compileDocument(document, { strict: true })).toThrow(
    "A body of application/json is one value, so it has no 'itemSchema'.",
  )
})
