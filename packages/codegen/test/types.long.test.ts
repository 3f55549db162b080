import { afterAll, expect, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { libraryDocument } from './library-document.ts'
import { typeErrorsOf } from './type-errors-of.ts'
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
