import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { controlApi } from './control-api.ts'
import { type Fault, Faults } from './faults.ts'
import { providerApi, unknownPath } from './provider-api.ts'
import { findWaba, type State, setTemplates } from './state.ts'
import type { SimulatedTemplate, TemplateInput } from './templates.ts'

export interface SimulatorOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** 127.0.0.1 unless told. */
  readonly host?: string
  /** Whether every business account is there with sample templates; otherwise only those that were made. */
  readonly samples?: boolean
}

/** A provider that runs, and the hand that leads it. */
export interface Simulator {
  /** What `PROVIDER_BASE_URL` has to be. */
  readonly url: string
  /** Every provider request so far, as `GET /v23.0/…`. */
  readonly requests: readonly string[]
  /** Gives a business account exactly these templates, and makes it if need be. */
  setTemplates(wabaId: string, templates: readonly TemplateInput[]): SimulatedTemplate[]
  /** From now on only this token opens the account. */
  setToken(wabaId: string, token: string): void
  /** What shall happen to the next request, or to as many as it says. */
  arm(fault: Fault): void
  /** Ends it; what hangs is cut off. */
  stop(): Promise<void>
}

/**
 * Starts the provider on a port of its own. The provider's paths begin with `/v`, the control API's with `/_control`.
 *
 * @throws Error in one line when the port cannot be had
 */
export async function startSimulator({
  port = 0,
  host = '127.0.0.1',
  samples = false,
}: SimulatorOptions = {}): Promise<Simulator> {
  const state: State = { wabas: new Map(), faults: new Faults(), samples, requests: [] }
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/_control', controlApi(state))
  app.route('/', providerApi(state))
  app.notFound((c) => unknownPath(c.req.path))
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await listen(server, port, host)
  const { address, family, port: taken } = server.address() as AddressInfo

  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    requests: state.requests,
    setTemplates: (wabaId, templates) => setTemplates(state, wabaId, templates),
    setToken(wabaId, token) {
      if (findWaba(state, wabaId) === undefined) setTemplates(state, wabaId, [])
      state.wabas.get(wabaId)!.token = token
    },
    arm: (fault) => state.faults.arm(fault),
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Error(`${host}:${port} is taken by another program. Choose another with --port.`)
    throw new Error(`Cannot listen on ${host}:${port}: ${message}`)
  }
}
