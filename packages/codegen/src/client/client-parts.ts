import { compile } from '../compile.ts'
import { clientGroups } from './client-groups.ts'
import type { ClientStyle } from './client-style.ts'
import { type ClientModules, printFacade } from './print-facade.ts'
import { printTesting, type TestingOptions } from './testing/print-testing.ts'

/** What a client with a runtime of its own has different from those of `openapi-hono client`. */
export interface PartsOptions {
  readonly style: ClientStyle
  readonly modules: ClientModules
  readonly testing: TestingOptions
}

/**
 * The files of a client that are made from its document, for a client whose other files are written by hand.
 *
 * @throws DocumentError with every error of the document
 */
export function clientParts(document: unknown, { style, modules, testing }: PartsOptions) {
  const { api } = compile(document, { strict: true })
  return { ...printFacade(api, clientGroups(api), style, modules), testing: printTesting(api, testing) }
}
