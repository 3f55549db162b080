import { type HandlersOptions, makeHandlers } from '@channel/codegen/client/testing'
import type { Handlers } from './handler-types.ts'
import { tables } from './tables.ts'

export type { HandlersOptions }

/**
 * Makes MSW handlers for every operation of the contract.
 *
 * @example
 * const handlers = createHandlers({ baseUrl: 'https://api.example.com' })
 * const server = setupServer(...handlers.all())
 */
export function createHandlers(options?: HandlersOptions): Handlers {
  return makeHandlers(tables, options) as Handlers
}
