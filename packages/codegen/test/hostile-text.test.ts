import { expect, onTestFinished, test } from 'vitest'
import { documentOf } from './documents.ts'
import { generateModules } from './generated-module.ts'
import { typeErrorsOf } from './type-check.ts'

const breaks = ['\u2028', '\u2029', '\n', '*/', "'", '`${', '\\']

test('escapes text that would end a line, a comment or a literal', async () => {
  const texts = breaks.map((text) => `a${text} * ${'long '.repeat(30)}${text}b`)
  const Text = { type: 'object', description: texts.join(' '), properties: { [texts[0]!]: { enum: texts } } }
  const modules = generateModules(documentOf({ Text }))
  onTestFinished(modules.remove)
  const generated = await modules.load('schemas.js')
  const fits = (text: string) => generated.Text.safeParse({ [texts[0]!]: text }).success
  for (const text of texts) expect(fits(text), JSON.stringify(text)).toBe(true)
  expect(fits('a')).toBe(false)
})

test('supports a webhook named __proto__', async () => {
  const webhooks = JSON.parse('{"__proto__":{"post":{"responses":{"200":{"description":"OK"}}}}}')
  const modules = generateModules({ ...documentOf({}), webhooks })
  onTestFinished(modules.remove)
  expect(Object.keys((await modules.load('webhooks.js')).webhooks)).toEqual(['__proto__'])
})

test('renames schemas with the names of type operators', { tags: 'long' }, async () => {
  const names = ['infer', 'keyof', 'readonly', 'unique', 'intrinsic', 'asserts', 'is', 'abstract']
  const schema = (name: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } })
  const modules = generateModules(documentOf(Object.fromEntries(names.map((name) => [name, schema(name)]))))
  onTestFinished(modules.remove)
  expect(await typeErrorsOf(modules.path, { 'use.ts': "import type {} from './types.js'\n" })).toEqual([])
})
