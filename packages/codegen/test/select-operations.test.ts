import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileDocument, DocumentError, loadDocument, type Selection } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { testDirectory } from './generate-modules.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const operation = (operationId: string, schema: Json, more: JsonObject = {}): JsonObject => ({
  operationId,
  responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
  ...more,
})

const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Selected', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/books': {
      get: operation('listBooks', { type: 'array', items: ref('Book') }, { tags: ['books'] }),
      post: operation('createBook', ref('Book'), { tags: ['books', 'staff'] }),
    },
    '/books/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: ref('Id') }],
      get: operation('getBook', ref('Book'), { tags: ['books'] }),
    },
    '/loans': { $ref: '#/components/pathItems/Loans' },
    '/health': { get: operation('health', true, { security: [] }) },
    '/unnamed': { get: { ...operation('', ref('Bad')), operationId: null as unknown as Json } },
  },
  webhooks: { loaned: { post: operation('loaned', ref('Loan'), { tags: ['loans'] }) } },
  components: {
    pathItems: {
      Loans: {
        get: operation('listLoans', ref('Loan'), { tags: ['loans'], security: [{ oauth: [] }] }),
        post: operation('createLoan', ref('Shape'), { tags: ['loans'] }),
      },
    },
    schemas: {
      Id: { type: 'string' },
      Author: { type: 'string' },
      Book: { type: 'object', properties: { author: ref('Author') } },
      Loan: { type: 'object', properties: { book: ref('Book'), note: ref('Note') } },
      Note: { type: 'string' },
      Shape: { type: 'string' },
      Unused: { type: 'object', properties: { shape: ref('Shape') } },
      Bad: { type: 'string', minLength: -1 },
    },
    securitySchemes: {
      key: { type: 'apiKey', name: 'X-Key', in: 'header' },
      oauth: { type: 'http', scheme: 'bearer' },
    },
  },
}
const { '/unnamed': _bad, ...goodPaths } = document.paths as JsonObject
const { Bad, ...goodSchemas } = (document.components as Record<string, JsonObject>).schemas!
const good = {
  ...document,
  paths: goodPaths,
  components: { ...(document.components as JsonObject), schemas: goodSchemas },
}

function select(selection: Selection, from: unknown = document) {
  const { files } = compileDocument(from, selection)
  const names = (file: string, pattern: RegExp) =>
    [...(files.get(file) ?? '').matchAll(pattern)].map(([, name]) => name)
  return {
    operations: names('routes.d.ts', /^ {2}readonly '?([\w]+)'?: typeof/gm),
    schemas: names('types.d.ts', /^export (?:type|interface) (\w+)/gm),
    routes: files.get('routes.js')!,
    webhooks: files.get('webhooks.js'),
  }
}

describe('selects operations', () => {
  const cases: [Selection, string[]][] = [
    [{ include: ['tag:books'] }, ['listBooks', 'createBook', 'getBook']],
    [{ include: ['tag:staff'] }, ['createBook']],
    [{ include: ['tag:books'], exclude: ['tag:staff'] }, ['listBooks', 'getBook']],
    [{ include: ['operation:getBook', 'operation:health'] }, ['getBook', 'health']],
    [{ include: ['operation:list*'] }, ['listBooks', 'listLoans']],
    [{ include: ['path:/books'] }, ['listBooks', 'createBook']],
    [{ include: ['path:/books*'] }, ['listBooks', 'createBook', 'getBook']],
    [{ include: ['tag:default'], exclude: ['path:/unnamed'] }, ['health']],
    [{ exclude: ['operation:getUnnamed', 'tag:books'] }, ['listLoans', 'createLoan', 'health']],
  ]
  test.each(cases)('%j', (selection, expected) => {
    expect(select(selection).operations).toEqual(expected)
  })
})

test('leaves out the components that only unselected operations use', () => {
  const { schemas, routes, webhooks } = select({ include: ['path:/books'] }, good)
  // Id is of the path /books/{id}; Shape stays, because Unused is used by no operation and stays.
  expect(schemas).toEqual(['Author', 'Book', 'Shape', 'Unused'])
  expect(routes).toContain('key:')
  expect(routes).not.toContain('oauth:')
  expect(webhooks ?? '').not.toContain('loaned')
})

test('keeps what only a default response refers to', () => {
  const failing = operation('fail', true)
  Object.assign(failing.responses as JsonObject, {
    default: { description: 'Failed', content: { 'application/json': { schema: ref('Note') } } },
  })
  const { schemas } = select(
    { include: ['operation:fail'] },
    { ...good, paths: { ...goodPaths, '/fail': { get: failing } } },
  )
  expect(schemas).toContain('Note')
})

test('keeps the schemes that the document itself requires', () => {
  expect(select({ include: ['operation:health'] }, good).routes).toContain('key:')
})

test('an error of what is not selected is none', () => {
  expect(() => compileDocument(document, { strict: true })).toThrow(DocumentError)
  expect(compileDocument(document, { exclude: ['path:/unnamed'] }).warnings).toEqual([])
})

test('a reference to a missing file matters only where it is selected', async () => {
  const path = join(testDirectory(), 'openapi.json')
  const paths = { '/a': { get: operation('a', true) }, '/b': { get: operation('b', { $ref: 'nowhere.json' }) } }
  writeFileSync(path, JSON.stringify({ ...document, webhooks: {}, components: {}, security: [], paths }))
  const loaded = await loadDocument(path)
  expect(select({ include: ['operation:a'] }, loaded).operations).toEqual(['a'])
  expect(() => compileDocument(loaded, { include: ['operation:b'], strict: true })).toThrow(/nowhere\.json/)
})

test.each(['tag:book', 'operation:', 'path:/book.', 'books'])('%s selects nothing, which is an error', (selector) => {
  expect(() => compileDocument(good, { include: [selector as 'tag:'] })).toThrow(`'${selector}' selects no operation.`)
  expect(() => compileDocument(good, { exclude: [selector as 'tag:'] })).toThrow(`'${selector}' selects no operation.`)
})
