import { afterAll, expect, test } from 'vitest'
import { compileDocument, generate } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import type { ValidRequest } from '../src/runtime/hono/index.ts'
import { generateModules } from './generate-modules.ts'
import { documentOf, libraryDocument } from './library-document.ts'
import { validate } from './validate.ts'

const schemas: JsonObject = {
  Colour: { type: 'string', enum: ['red', 'blue'], default: 'red' },
  Node: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      colour: { $ref: '#/components/schemas/Colour' },
      next: { $ref: '#/components/schemas/Node' },
      all: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
    additionalProperties: { type: 'object', properties: { size: { type: 'integer', default: 1 } } },
  },
  Choice: {
    oneOf: [
      {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'a' }, size: { type: 'integer', default: 3 } },
      },
      {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'b' }, options: { $ref: '#/components/schemas/Options' } },
      },
      { type: 'null' },
    ],
  },
  Options: { type: 'object', properties: { deep: { type: 'boolean', default: false } }, default: {} },
  Plain: { type: 'object', properties: { next: { $ref: '#/components/schemas/Plain' } } },
}

const document = documentOf(schemas)
document.paths = Object.fromEntries(
  Object.keys(schemas).map((name): [string, Json] => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } }
    const responses = { 204: { description: '' } }
    return [`/${name}`, { put: { operationId: `put${name}`, requestBody: { content }, responses } }]
  }),
)
const modules = generateModules(document)
afterAll(modules.remove)
const { routes } = await modules.load('routes.js')
// biome-ignore lint/suspicious/noExplicitAny: the body of an operation depends on the document
const decode = (name: string, body: unknown): any => (validate(routes[`put${name}`], { body }) as ValidRequest).body

test('fills in defaults at every level', () => {
  const node = { name: 'a', next: { name: 'b', colour: 'blue' }, all: [{ name: 'c' }], more: {} }
  expect(decode('Node', node)).toEqual({
    name: 'a',
    colour: 'red',
    next: { name: 'b', colour: 'blue' },
    all: [{ name: 'c', colour: 'red' }],
    more: { size: 1 },
  })
  expect(decode('Choice', { kind: 'a' })).toEqual({ kind: 'a', size: 3 })
  expect(decode('Choice', { kind: 'b' })).toEqual({ kind: 'b', options: { deep: false } })
  expect(decode('Choice', null)).toBeNull()
})

test('keeps a key named __proto__ as a field when it fills in defaults', () => {
  const node = JSON.parse('{"name":"a","__proto__":{}}')
  const filled = decode('Node', node)
  expect(Object.getPrototypeOf(filled)).toBe(Object.prototype)
  expect(Object.getOwnPropertyDescriptor(filled, '__proto__')?.value).toEqual({ size: 1 })
})

test('creates a new default for every request', () => {
  const first = decode('Choice', { kind: 'b' })
  first.options.deep = 'changed'
  expect(decode('Choice', { kind: 'b' })).toEqual({ kind: 'b', options: { deep: false } })
})

test('prints a type WithDefaults only for components that contain defaults', () => {
  const types = generate(document).get('types.d.ts')!
  const names = [...types.matchAll(/export (?:type|interface) (\w+)WithDefaults/g)].map(([, name]) => name)
  expect(names).toEqual(['Node', 'Choice', 'Options'])
})

test('makes headers optional in results if they are provided elsewhere', async () => {
  const library = await libraryDocument()
  const required = generate(library).get('handlers.d.ts')!
  const provided = generate(library, { providedHeaders: ['x-request-id'] }).get('handlers.d.ts')!
  expect(required).toContain(
    "= { status: Status; headers: DeclaredHeaders<{ 'X-Request-Id': string }>; body: t.Error }",
  )
  expect(provided).toContain(
    "= { status: Status; headers?: DeclaredHeaders<{ 'X-Request-Id'?: string | undefined }> | undefined; body: t.Error }",
  )
  expect(provided).toContain(
    "{ status: 201; headers: DeclaredHeaders<{ 'X-Request-Id'?: string | undefined; Location: string }>; body: t.Book }",
  )
})

test('ignores a default whose pattern takes exponential time', () => {
  const schema = { type: 'string', pattern: '^(a+)+$', default: `${'a'.repeat(50)}!` }
  const { warnings } = compileDocument(documentOf({ Slow: { type: 'object', properties: { a: schema } } }))
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('a pattern that takes longer than 1000 ms'),
  ])
})
