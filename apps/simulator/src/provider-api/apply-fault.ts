import { setTimeout as delay } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ArmedFault } from '../faults.ts'
import { providerError } from './provider-error.ts'

/** Applies a fault to a request. A delay ends early with `cleared`. @returns the response, or undefined if the request continues */
export async function applyFault(
  c: Context<{ Bindings: HttpBindings }>,
  fault: Exclude<ArmedFault, { kind: 'fail_later' }>,
  { next, cleared }: { next: () => Promise<void>; cleared: AbortSignal },
): Promise<Response | undefined> {
  const { incoming } = c.env
  switch (fault.kind) {
    case 'error':
      return fault.done ? errorAfter(c, fault, next) : providerError(fault)
    case 'garbage':
      return new Response('<html>Bad gateway</html>', {
        status: fault.status,
        headers: { 'Content-Type': 'text/html' },
      })
    case 'delay':
      await delay(fault.ms, undefined, { signal: cleared }).catch(() => undefined)
      return undefined
    case 'stall':
      await next()
      return untilClosed(incoming)
    case 'hang':
      return untilClosed(incoming)
    case 'lose':
      await next()
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    case 'drop':
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
  }
}

/** Executes the request, and replaces its response with an error. */
async function errorAfter(
  c: Context,
  fault: Extract<ArmedFault, { kind: 'error' }>,
  next: () => Promise<void>,
): Promise<Response> {
  await next()
  // Hono would copy the headers of an existing response to the new one.
  c.res = undefined
  c.res = providerError(fault)
  return c.res
}

/** Does not respond until the client gives up or the simulator stops. */
async function untilClosed({ socket }: HttpBindings['incoming']): Promise<Response> {
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve))
  return RESPONSE_ALREADY_SENT
}
