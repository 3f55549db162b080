import { expect, onTestFinished, test } from 'vitest'
import { generateModules } from './generate-modules.ts'
import { hardNames } from './names.fixtures.ts'
import { typeErrorsOf } from './type-errors-of.ts'

test.each(['js', 'ts'] as const)('hard names result in declarations that compile: %s', async (output) => {
  const hard = generateModules(hardNames(), { output })
  onTestFinished(hard.remove)
  const use = `import type { AllHandlers, Handlers } from './handlers.js'
import * as schemas from './schemas.js'
import { routes } from './routes.js'
export const all: readonly object[] = [schemas.AB, schemas.用户, routes['get/it'], routes.выход]
export type A = [Handlers<'1-Click', unknown>, Handlers<'用户', unknown>, AllHandlers<unknown>['2fa']]
`
  expect(await typeErrorsOf(hard.path, { 'use.ts': use })).toEqual([])
})
