import { expect, onTestFinished, test } from 'vitest'
import { documentOf } from './documents.ts'
import { generateModules } from './generated-module.ts'
import { typeErrorsOf } from './type-check.ts'

test('renames schemas with the names of type operators', async () => {
  const names = ['infer', 'keyof', 'readonly', 'unique', 'intrinsic', 'asserts', 'is', 'abstract']
  const schema = (name: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } })
  const modules = generateModules(documentOf(Object.fromEntries(names.map((name) => [name, schema(name)]))))
  onTestFinished(modules.remove)
  expect(await typeErrorsOf(modules.path, { 'use.ts': "import type {} from './types.js'\n" })).toEqual([])
})
