import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { runCompiler, strictOptions, typeErrorsOf } from './type-errors-of.ts'
import { handlers, rest } from './types.fixtures.ts'

const modules = generateModules(await libraryDocument())
afterAll(modules.remove)

// Slow, because the compiler then checks every declaration of Hono and zod.
test('generated files compile', async () => {
  expect(await typeErrorsOf(modules.path, { 'handlers-right.ts': handlers }, { skipLibCheck: false })).toEqual([])
  // Ignore errors in the declarations of Hono and zod themselves.
  const errors = await typeErrorsOf(modules.path, { 'rest-right.ts': rest }, { skipLibCheck: false })
  expect(errors.filter((error) => !error.includes('/node_modules/'))).toEqual([])
})

test('the zod helpers type-check', async () => {
  const helpers = fileURLToPath(new URL('../src/runtime/zod', import.meta.url))
  const config = join(modules.path, 'tsconfig.helpers.json')
  const compilerOptions = {
    ...strictOptions,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    verbatimModuleSyntax: false,
  }
  writeFileSync(config, JSON.stringify({ compilerOptions, include: [helpers] }))
  const output = await runCompiler(config)
  expect(output).toBe('')
})
