import { expect, onTestFinished, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { documentOf } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'

test('renames schemas with the names of type operators', async () => {
  const names = ['infer', 'keyof', 'readonly', 'unique', 'intrinsic', 'asserts', 'is', 'abstract']
  const schema = (name: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } })
  const modules = generateModules(documentOf(Object.fromEntries(names.map((name) => [name, schema(name)]))))
  onTestFinished(modules.remove)
  expect(await typeErrorsOf(modules.path, { 'use.ts': "import type {} from './types.js'\n" })).toEqual([])
})
