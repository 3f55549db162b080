import { expect, test } from 'vitest'
import { compileDocument, DocumentError } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'

const schemaReply = (schema: Json): JsonObject => ({
  responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
})
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const wrong = { type: 'string', minLength: -1 }

const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Partly', version: '1' },
  paths: {
    '/good': { get: { operationId: 'good', ...schemaReply(ref('Good')) } },
    '/direct': {
      get: { operationId: 'direct', ...schemaReply(wrong) },
      put: { operationId: 'kept', ...schemaReply(true) },
    },
    '/through': { get: { operationId: 'through', ...schemaReply(ref('Holder')) } },
    '/shared/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: wrong }],
      get: { operationId: 'shared', ...schemaReply(true) },
    },
    '/deep': { get: { operationId: 'deep', ...schemaReply({ $ref: '#/paths/~1direct/get/responses' }) } },
    '/secret': { get: { operationId: 'secret', security: [{ key: [] }], ...schemaReply(true) } },
  },
  components: {
    schemas: { Good: { type: 'string' }, Bad: wrong, Holder: { type: 'object', properties: { bad: ref('Bad') } } },
    securitySchemes: { key: { type: 'apiKey' } },
  },
}

test('rejects a document with errors by default', () => {
  expect(() => compileDocument(document)).toThrow(DocumentError)
})

test('leaves out only operations with errors, including errors in components that they use', () => {
  const { files, leftOut, errors } = compileDocument(document, { skipUnsupported: true })
  expect([...leftOut].sort()).toEqual(['GET /deep', 'GET /direct', 'GET /secret', 'GET /shared/{id}', 'GET /through'])
  const routes = files.get('routes.js')!
  expect([...routes.matchAll(/^ {2}(\w+): defaultRoutes/gm)].map(([, id]) => id)).toEqual(['good', 'kept'])
  expect(files.get('types.d.ts')).toContain('export type Good')
  expect(files.get('types.d.ts')).not.toMatch(/Bad|Holder/)
  expect(errors.map(({ pointer }) => pointer)).toContain('/components/schemas/Bad/minLength')
})

test('generates all of a document without errors', () => {
  const { paths, ...rest } = document
  const good = {
    ...rest,
    components: {},
    paths: { '/kept': { put: (paths as Record<string, JsonObject>)['/direct']!.put! } },
  }
  const { leftOut, files } = compileDocument(good, { skipUnsupported: true })
  expect(leftOut).toEqual([])
  expect([...files]).toEqual([...compileDocument(good).files])
})

test.each([
  ['another version', { ...document, openapi: '4.0.0' }],
  ['an error outside of operations and components', { ...document, jsonSchemaDialect: 'https://example.com/dialect' }],
])('%s is refused nevertheless', (_name, changed) => {
  expect(() => compileDocument(changed, { skipUnsupported: true })).toThrow(DocumentError)
})
