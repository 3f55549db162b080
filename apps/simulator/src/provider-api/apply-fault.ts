import { setTimeout as delay } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ArmedFault } from '../faults.ts'
import { providerError } from './provider-error.ts'

/** Does to a request what the fault says. @returns the answer, or undefined when the request goes on */
export async function meetFault(
  c: Context<{ Bindings: HttpBindings }>,
  fault: Exclude<ArmedFault, { kind: 'fail_later' }>,
  goOn: () => Promise<void>,
): Promise<Response | undefined> {
  const { incoming } = c.env
  switch (fault.kind) {
    case 'error':
      return fault.done ? errorAfter(c, fault, goOn) : providerError(fault)
    case 'garbage':
      return new Response('<html>Bad gateway</html>', {
        status: fault.status,
        headers: { 'Content-Type': 'text/html' },
      })
    case 'delay':
      await delay(fault.ms)
      return undefined
    case 'stall':
      await goOn()
      return untilClosed(incoming)
    case 'hang':
      return untilClosed(incoming)
    case 'lose':
      await goOn()
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    case 'drop':
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
  }
}

/** Lets the request be carried out, and answers with an error in the place of what came of it. */
async function errorAfter(
  c: Context,
  fault: Extract<ArmedFault, { kind: 'error' }>,
  goOn: () => Promise<void>,
): Promise<Response> {
  await goOn()
  // A response that is set already would lend its headers to the next one.
  c.res = undefined
  c.res = providerError(fault)
  return c.res
}

/** Answers nothing, until the client gives up or the simulator ends. */
async function untilClosed({ socket }: HttpBindings['incoming']): Promise<Response> {
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve))
  return RESPONSE_ALREADY_SENT
}
