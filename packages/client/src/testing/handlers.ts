import { createHandlers } from './create-handlers.ts'
import type { Handlers } from './handler-types.ts'

/**
 * MSW handlers for every operation of the contract, at any address.
 *
 * @example
 * const server = setupServer(...handlers.all())
 * server.use(handlers.sendMessage(422, 'outside_24h_window'))
 */
export const handlers: Handlers = createHandlers()
