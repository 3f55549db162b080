import { fileURLToPath } from 'node:url'
import { listen } from '@channel/settings'
import { createAdaptorServer } from '@hono/node-server'
import { createGuard, type Wait, waitByClock } from './create-guard.ts'
import { createMockApp } from './create-mock-app.ts'
import { type FaultOptions, faultChooser } from './faults.ts'
import { loadContract } from './load-contract.ts'
import { readContract } from './read-contract.ts'
import { openRecording } from './record-requests.ts'
import { startPrism } from './start-prism.ts'

export interface MockOptions {
  /** 0 picks a free port. */
  port: number
  /** Default `127.0.0.1`. */
  host?: string
  /** Makes a share of the requests fail. */
  fail?: FaultOptions | undefined
  /** The file to which every request is appended. */
  record?: string | undefined
  /** For `Prefer: wait`; default by the clock. */
  wait?: Wait
}

export interface Mock {
  /** Such as `http://127.0.0.1:4010`. */
  url: string
  /** Stops Prism and the guard. Resolves once both have ended. */
  stop(): Promise<void>
}

const BUNDLE = fileURLToPath(import.meta.resolve('@channel/contract/openapi.json'))

/**
 * Starts Prism over the bundled contract, with the guard in front of it. Reloads the contract when it changes.
 *
 * @throws Error in one line if the port is taken, the record cannot be written, or Prism does not start.
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { port, host = '127.0.0.1', fail = { share: 0, seed: 0 }, record, wait = waitByClock } = options
  const recording = record === undefined ? undefined : openRecording(record)
  const chooseFault = faultChooser(fail)
  let guard: ReturnType<typeof createGuard> = () => new Response(null, { status: 503 })

  async function load(prismUrl: string): Promise<void> {
    const contract = readContract(BUNDLE)
    const app = createMockApp({ contract, module: await loadContract(), prismUrl, chooseFault })
    const serve = (request: Request) => app.fetch(request)
    const { operations } = contract
    guard = createGuard({ serve: recording?.around(serve) ?? serve, operations, prismUrl, wait })
  }

  const prism = await startPrism(BUNDLE, load)
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
      recording?.close()
    },
  }
}
