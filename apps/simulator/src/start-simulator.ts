import { once } from 'node:events'
import type { Server } from 'node:http'
import { defaultFormat, type Logger, openLogger } from '@channel/logger'
import { hasValidHost, listen } from '@channel/settings'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type Controls, controlsOf } from './control/controls.ts'
import { controlApi } from './control/index.ts'
import { notFoundPage, pageFiles, wantsPage } from './page/index.ts'
import { persistState } from './persist-state.ts'
import { providerApi, unknownPath } from './provider-api/index.ts'
import { newState, type StateOptions } from './state.ts'

export interface SimulatorOptions extends StateOptions {
  /** Default 0, which picks a free port. */
  readonly port?: number
  /** Whether to take the next free port if this one is in use, of the following 99. */
  readonly orNextPort?: boolean
  /** Default 127.0.0.1. */
  readonly host?: string
  /** A file that persists accounts, numbers, files and conversations; default none. */
  readonly dataFile?: string | undefined
  /** Receives its own failures; default standard error. */
  readonly log?: Logger
}

/** A running simulator and its controls. */
export interface Simulator extends Controls {
  /** The value of `PROVIDER_BASE_URL`. */
  readonly url: string
  /** Stops it; pending requests are cut off. */
  stop(): Promise<void>
}

/**
 * Starts the simulator on a separate port. The provider's paths begin with `/v`, the control API's with
 * `/_control`; `/` is a page for writing as a customer.
 *
 * @throws Error in one line if the port or the file cannot be used
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, host = '127.0.0.1' } = options
  const log = options.log ?? openLogger({ service: 'simulator', level: 'info', format: defaultFormat() })
  const state = newState(options)
  const stateFile = options.dataFile === undefined ? undefined : persistState(state, options.dataFile, log)
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use((c, next) =>
    hasValidHost(c.env.incoming) ? next() : Promise.resolve(c.text('Exactly one Host is required.', 400)),
  )
  app.route('/', pageFiles(new URL('./page/', import.meta.url)))
  app.route('/_control', controlApi(state))
  app.route('/', providerApi(state, log))
  app.notFound((c) => (wantsPage(c) ? notFoundPage(c) : unknownPath(c.req.path)))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const lastPort = options.orNextPort && port !== 0 ? Math.min(port + 99, 65_535) : port
  const url = await listenUpTo(lastPort, server, { port, host }).catch((error) => {
    stateFile?.end()
    throw error
  })
  state.media.origin ??= url
  state.url = url
  stateFile?.save()

  return {
    url,
    ...controlsOf(state),
    async stop() {
      state.webhooks.stop()
      stateFile?.end()
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Takes the next port while one is in use, up to `lastPort`. */
async function listenUpTo(lastPort: number, server: Server, address: { port: number; host: string }): Promise<string> {
  try {
    return await listen(server, address, { port: '--port or SIMULATOR_PORT', host: '--host' })
  } catch (error) {
    const { code } = (error as Error).cause as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE' || address.port >= lastPort) throw error
    return listenUpTo(lastPort, server, { ...address, port: address.port + 1 })
  }
}
