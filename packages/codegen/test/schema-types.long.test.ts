import { afterAll, expect, test } from 'vitest'
import type { JsonObject } from '../src/read/json.ts'
import { generateModules } from './generate-modules.ts'
import { keywordMatrix } from './keyword-matrix.ts'
import { documentOf } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'

const text = { type: 'string' }
const own: JsonObject = {
  NeverRequired: { type: 'object', required: ['a'], properties: { a: false, b: text } },
  RequiredBeside: { allOf: [{ $ref: '#/components/schemas/Optional' }, { type: 'object', required: ['a'] }] },
  Optional: { type: 'object', properties: { a: text, b: { type: 'string', default: '' } } },
  Tree: {
    type: 'object',
    required: ['leaf'],
    properties: { leaf: text, forest: { $ref: '#/components/schemas/Forest' } },
  },
  Forest: {
    allOf: [{ type: 'object', properties: { tree: { $ref: '#/components/schemas/Tree' } } }, { minProperties: 1 }],
  },
  Metadata: {
    type: 'object',
    patternProperties: { '^m_': text, '^n_': { type: 'number' } },
    additionalProperties: false,
  },
  Rest: {
    type: 'object',
    required: ['a'],
    properties: { a: text, b: text },
    additionalProperties: { type: 'integer' },
  },
  Ärger: { type: 'object', properties: { weiter: { anyOf: [{ $ref: '#/components/schemas/Ärger' }, text] } } },
}
const schemas = { ...Object.fromEntries(keywordMatrix.map(({ name, schema }) => [name, schema])), ...own } as JsonObject
const body = { content: { 'application/json': { schema: own.RequiredBeside } } }
const notified = { post: { requestBody: body, responses: { '204': { description: 'Received.' } } } }
const modules = generateModules({ ...documentOf(schemas), webhooks: { notified } })
afterAll(modules.remove)

/** For each component, values that its type accepts and values that it rejects, as far as TypeScript can express it. */
const typed: [name: string, takes: string[], refuses: string[]][] = [
  ['Typeless', ["{ a: 'x' }", '[1]', 'null'], ['{ a: 1 }', '{}']],
  ['IfThenElse', ['{}'], ['1']],
  ['Prefix', ["['a', { a: '' }, 1]", "['a']"], ['[1]', "['a', { a: '' }, 'b']", '[]']],
  ['PrefixOnly', ['[1]', '[]'], ['[1, 2]']],
  ['ConstObject', ['{ a: [1, { b: null }] }'], ['{ a: [1, { b: 1 }] }']],
  ['EnumOfAll', ['[1]', "'x'", 'null'], ['[2]', '0']],
  ['EnumPartly', ["'a'", '{ a: 1 }'], ["'ab'", '1']],
  ['PatternProperties', ['{ ax: 3, ab: 4 }'], ["{ ax: 3, ab: 'b' }", '{}']],
  ['RecursiveThroughAllOf', ['{ children: [{ name: 1, children: [] }] }'], ['{ children: [1] }']],
  ['ManyProducts', ['{ p0: 1, p6: 4 }'], ["{ p0: 'a' }"]],
  ['False', [], ['1']],
  ['NeverRequired', [], ["{ b: 'x' }", '{ a: undefined }']],
  ['RequiredBeside', ["{ a: 'x' }"], ['{}', '{ a: undefined }', '{ a: 1 }']],
  ['Tree', ["{ leaf: '', forest: { tree: { leaf: '' } } }"], ["{ leaf: '', forest: { tree: {} } }"]],
  ['Forest', ["{ tree: { leaf: '' } }"], ['{ tree: {} }']],
  ['Metadata', ["{ m_a: 'x', n_a: 1 }"], ['{ m_a: true }']],
  ['Rest', ["{ a: 'x', c: 1 }", "{ a: 'x', b: 'y' }"], ['{ a: 1 }', "{ a: 'x', c: true }"]],
  ['Ärger', ["{ weiter: { weiter: 'x' } }"], ['{ weiter: { weiter: 1 } }']],
]

/** Values that only the plain type rejects: the zod type of a tuple or of a pattern is wider. */
const onlyPlain = new Set(['Prefix', 'PrefixOnly', 'PatternProperties'])

/** Lines that assign values to a type, and the lines among them with an error. */
async function check(file: string, imports: readonly string[], right: readonly string[], wrong: readonly string[]) {
  const declare = (assignment: string, index: number) => `export const v${index}: ${assignment}`
  const lines = [...imports, ...[...right, ...wrong].map(declare)]
  const errors = await typeErrorsOf(modules.path, { [file]: lines.join('\n') })
  // Ignore errors in the declarations of Hono and zod themselves.
  const found = errors
    .filter((error) => !error.includes('/node_modules/'))
    .map((error) => lines[Number(/^values\S*\((\d+)/.exec(error)?.[1]) - 1] ?? error)
  return [...new Set(found)].map((line) => line.replace(/^export const v\d+: /, ''))
}

test('what types say of schemas', async () => {
  const line = (name: string, value: string) => `t.${name} = ${value}`
  const right = typed.flatMap(([name, takes]) => takes.map((value) => line(name, value)))
  const wrong = typed.flatMap(([name, , refuses]) => refuses.map((value) => line(name, value)))
  expect(await check('values.ts', ["import type * as t from './types.js'"], right, wrong)).toEqual(wrong)
})

test('what the types of zod schemas say', async () => {
  const line = (name: string, value: string) => `z.input<typeof s.${name}> = ${value}`
  const right = typed.flatMap(([name, takes]) => takes.map((value) => line(name, value)))
  const wrong = typed.flatMap(([name, , refuses]) =>
    onlyPlain.has(name) ? [] : refuses.map((value) => line(name, value)),
  )
  const imports = [
    "import type { z } from '@hono/zod-openapi'",
    "import type * as s from './schemas.js'",
    "import type { webhooks } from './webhooks.js'",
  ]
  const notified = "typeof webhooks.notified.request.body.content['application/json']['schema']"
  right.push(`z.input<${notified}> = { a: 'x' }`)
  wrong.push(`z.input<${notified}> = {}`)
  expect(await check('values-of-zod.ts', imports, right, wrong)).toEqual(wrong)
})
