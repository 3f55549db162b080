/** @module-tag long */
import { afterAll, expect, test } from 'vitest'
import type { JsonObject } from '../src/read/json.ts'
import { documentOf } from './documents.ts'
import { generateModules } from './generated-module.ts'
import { keywordMatrix } from './keyword-matrix.ts'
import { typeErrorsOf } from './type-check.ts'

const schemas = Object.fromEntries(keywordMatrix.map(({ name, schema }) => [name, schema])) as JsonObject
const modules = generateModules(documentOf(schemas))
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
]

test('what types say of schemas', async () => {
  const line = (name: string, value: string) => `export const v${lines++}: t.${name} = ${value}`
  let lines = 0
  const right = typed.flatMap(([name, takes]) => takes.map((value) => line(name, value)))
  const wrong = typed.flatMap(([name, , refuses]) => refuses.map((value) => line(name, value)))
  const text = ["import type * as t from './types.js'", ...right, ...wrong].join('\n')
  const errors = await typeErrorsOf(modules.path, { 'values.ts': text })
  const found = new Set(
    errors.map((error) => text.split('\n')[Number(/^values\.ts\((\d+)/.exec(error)?.[1]) - 1] ?? error),
  )
  expect([...found]).toEqual(wrong)
})
