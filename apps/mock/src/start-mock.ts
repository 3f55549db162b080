import { fileURLToPath } from 'node:url'
import { listen } from '@channel/settings'
import { createAdaptorServer } from '@hono/node-server'
import { createGuard } from './create-guard.ts'
import { readContract } from './read-contract.ts'
import { startPrism } from './start-prism.ts'

export interface MockOptions {
  /** 0 picks a free port. */
  port: number
  /** Default `127.0.0.1`. */
  host?: string
  /** Path of a bundled OpenAPI document; default: the contract's. */
  document?: string
}

export interface Mock {
  /** Such as `http://127.0.0.1:4010`. */
  url: string
  /** Stops Prism and the guard. Resolves once both have ended. */
  stop(): Promise<void>
}

const BUNDLE = fileURLToPath(import.meta.resolve('@channel/contract/openapi.json'))

/**
 * Starts Prism over the bundled contract, with the guard in front of it. Reloads the bundle when it changes.
 *
 * @throws Error in one line if the port is taken or Prism does not start.
 */
export async function startMock({ port, host = '127.0.0.1', document = BUNDLE }: MockOptions): Promise<Mock> {
  let guard = createGuard(readContract(document), 'http://127.0.0.1:0')
  const prism = await startPrism(document, (prismUrl) => {
    guard = createGuard(readContract(document), prismUrl)
  })
  const server = createAdaptorServer({
    fetch: (request) => guard(request),
    autoCleanupIncoming: false,
    overrideGlobalObjects: false,
  })
  const url = await listen(server, { port, host }).catch(async (error) => {
    await prism.stop()
    throw error
  })
  return {
    url,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await Promise.all([closed, prism.stop()])
    },
  }
}
