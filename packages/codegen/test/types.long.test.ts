import { expect, onTestFinished, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'
import { handlers, rest } from './types.fixtures.ts'

const library = await libraryDocument()

// Slow, because the compiler then checks every declaration of Hono and zod.
test.each(['js', 'ts'] as const)('generated files compile: %s', async (output) => {
  const modules = generateModules(library, { output })
  onTestFinished(modules.remove)
  expect(await typeErrorsOf(modules.path, { 'handlers-right.ts': handlers }, { skipLibCheck: false })).toEqual([])
  // Ignore errors in the declarations of Hono and zod themselves.
  const errors = await typeErrorsOf(modules.path, { 'rest-right.ts': rest }, { skipLibCheck: false })
  expect(errors.filter((error) => !error.includes('/node_modules/'))).toEqual([])
})
