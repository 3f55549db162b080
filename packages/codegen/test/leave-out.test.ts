import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compileDocument, DocumentError, generate, loadDocument } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { createApp } from '../src/runtime/hono/index.ts'
import { generateModules, testDirectory } from './generate-modules.ts'

const schemaReply = (schema: Json): JsonObject => ({
  responses: { 200: { description: 'OK', content: { 'application/json': { schema } } } },
})
const reply = (body: Json) => () => ({ status: 200, body })
const ref = (name: string, section = 'schemas') => ({ $ref: `#/components/${section}/${name}` })
const wrong = { type: 'string', minLength: -1 }
const whyWrong = 'This must be a whole number that is not negative.'

const calling = (id: string, callbacks: JsonObject): JsonObject => ({
  post: { operationId: id, callbacks, ...schemaReply(true) },
})
const request = (schema: Json): JsonObject => ({ post: schemaReply(schema), put: schemaReply(true) })

const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Partly', version: '1' },
  paths: {
    '/good': { get: { operationId: 'good', ...schemaReply(ref('Good')) } },
    '/direct': {
      get: { operationId: 'direct', ...schemaReply({ anyOf: [wrong, ref('OfDirect')] }) },
      put: { operationId: 'kept', ...schemaReply(true) },
    },
    '/through': { get: { operationId: 'through', ...schemaReply(ref('Holder')) } },
    '/shared/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: wrong }],
      get: { operationId: 'shared', ...schemaReply(true) },
    },
    '/item': ref('item', 'pathItems'),
    '/item-parameters': ref('parameters', 'pathItems'),
    '/deep': { get: { operationId: 'deep', ...schemaReply({ $ref: '#/paths/~1direct/get/responses' }) } },
    '/secret': { get: { operationId: 'secret', security: [{ key: [] }], ...schemaReply(true) } },
    '/renamed': { get: { operationId: 'renamed', ...schemaReply(ref('not-an-identifier')) } },
    '/calls': calling('calls', {
      whole: ref('nowhere', 'callbacks'),
      partly: { '{$url}': request(ref('Bad')) },
      through: ref('partly', 'callbacks'),
    }),
  },
  webhooks: { told: { post: schemaReply(wrong), put: schemaReply(true) } },
  components: {
    schemas: {
      Good: { type: 'string' },
      Bad: wrong,
      Holder: { type: 'object', properties: { bad: ref('Bad') } },
      OfDirect: ref('OnlyOfDirect'),
      OnlyOfDirect: { type: 'string' },
      Unused: wrong,
      'not-an-identifier': { ...wrong, nullable: 1 },
    },
    securitySchemes: { key: { type: 'apiKey' } },
    pathItems: {
      item: {
        get: { operationId: 'item', ...schemaReply(wrong) },
        put: { operationId: 'ofItem', ...schemaReply(true) },
      },
      parameters: {
        parameters: [{ name: 'q', in: 'query', schema: wrong }],
        get: { operationId: 'parameters', ...schemaReply(true) },
      },
    },
    callbacks: { partly: { '{$url}': request(wrong) } },
  },
}

test('is refused with --strict', () => {
  expect(() => compileDocument(document, { strict: true })).toThrow(DocumentError)
})

test('leaves out operations with errors, also those in what they use, with a warning for each', () => {
  const { files, leftOut, warnings } = compileDocument(document)
  expect(leftOut.map(({ operation }) => operation).sort()).toEqual([
    'GET /deep',
    'GET /direct',
    'GET /item',
    'GET /item-parameters',
    'GET /renamed',
    'GET /secret',
    'GET /shared/{id}',
    'GET /through',
    'POST told',
  ])
  const ids = [...files.get('routes.js')!.matchAll(/^ {2}(\w+): defaultRoutes/gm)].map(([, id]) => id)
  expect(ids).toEqual(['good', 'kept', 'ofItem', 'calls'])
  for (const { operation, reason } of leftOut) {
    const own = warnings.filter(({ message }) => message === `${operation} is left out: ${reason}`)
    expect(own).toMatchObject([{ level: 'warning', count: 1 }])
  }
  expect(leftOut).toContainEqual({ operation: 'GET /through', reason: whyWrong })
  expect(warnings.map(({ pointer }) => pointer)).toContain('/components/schemas/Bad/minLength')
  expect(warnings.map(({ message }) => message)).toContain(`The component 'Unused' is left out: ${whyWrong}`)
})

test('leaves out the components that only these operations use', () => {
  const types = generate(document).get('types.d.ts')
  expect(types).toContain('export type Good')
  expect(types).not.toMatch(/Bad|Holder|OfDirect|Unused|Identifier/)
})

test('leaves out requests of callbacks, and not their operation', () => {
  const { files, warnings } = compileDocument(document)
  expect(files.get('handlers.d.ts')).toContain('CallsResult')
  expect(warnings.filter(({ message }) => message.includes('callback'))).toMatchObject([
    {
      message: "The callback 'whole' is left out: The target of #/components/callbacks/nowhere does not exist.",
      count: 1,
    },
    { message: `POST of the callback 'partly' is left out: ${whyWrong}`, count: 2 },
  ])
})

test('names them where a developer finds them: beside the routes', () => {
  for (const name of ['routes.js', 'routes.d.ts'])
    expect(generate(document).get(name)).toContain(` * - GET /through: ${whyWrong}\n`)
})

test('answers their requests like those to an unknown path or method', async () => {
  const generated = generateModules(document, { strict: false })
  onTestFinished(generated.remove)
  const handlers = { good: reply('good'), kept: reply(true), ofItem: reply(true), calls: reply(true) }
  const app = createApp((await generated.load('routes.js')).routes, { handlers })
  expect((await app.request('/good')).status).toBe(200)
  expect((await app.request('/through')).status).toBe(404)
  expect((await app.request('/direct')).status).toBe(405)
  const { documentConfig } = await generated.load('routes.js')
  expect(Object.keys(app.getOpenAPI31Document(documentConfig).paths ?? {})).not.toContain('/through')
})

test('names the network address of a reference, and ignores one in an example', async () => {
  const path = join(testDirectory(), 'document.json')
  const remote = { $ref: 'https://example.com/a.json' }
  const media = { schema: true, examples: { a: remote } }
  const paths = {
    '/a': { get: schemaReply(remote) },
    '/b': { get: { responses: { 200: { description: '', content: { 'application/json': media } } } } },
    '/c': remote,
  }
  writeFileSync(path, JSON.stringify({ ...document, paths, webhooks: {}, components: {} }))
  const { leftOut, warnings } = compileDocument(await loadDocument(path))
  const reason = `${remote.$ref} is a network address. References are not followed over the network.`
  expect(leftOut).toEqual([{ operation: 'GET /a', reason }])
  expect(warnings.map(({ message }) => message)).toContain(`The path /c is left out: ${reason}`)
})

test('generates all of a document without errors', () => {
  const { paths, webhooks: _webhooks, ...rest } = document
  const kept = { '/kept': { put: (paths as Record<string, JsonObject>)['/direct']!.put! } }
  const { leftOut, files } = compileDocument({ ...rest, components: {}, paths: kept })
  expect(leftOut).toEqual([])
  expect(files.get('routes.js')).not.toContain('left out')
})

test.each([
  ['another version', { ...document, openapi: '4.0.0' }],
  ['an error outside of operations and components', { ...document, jsonSchemaDialect: 'https://example.com/dialect' }],
  ['a section that is none', { ...document, components: { schemas: [] } }],
])('%s is refused nevertheless', (_name, changed) => {
  expect(() => compileDocument(changed)).toThrow(DocumentError)
})
