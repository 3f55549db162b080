import { OpenAPIHono } from '@hono/zod-openapi'
import type { AllHandlers } from '../src/generated/handlers.d.ts'
import { type OperationId, operations } from '../src/generated/operations.js'
import { mountContract, type Stages } from '../src/mount.ts'
import type { OperationResult } from '../src/write-result.ts'

/** What went through the chain, in order. */
export type Trace = string[]

/**
 * The real contract with handlers that only note that they were called, and what with; its errors answer with their name
 * as the body.
 */
export function stubApp(trace: Trace, stages: Partial<Stages<object, Trace>> = {}, result?: OperationResult) {
  const app = new OpenAPIHono()
  app.onError((error, c) => c.text(error.name, 418))
  const stub = (id: string) => (input: unknown) => {
    trace.push(`${id} ${JSON.stringify(input)}`)
    return result ?? { status: 200, headers: {}, body: { id } }
  }
  const ids = Object.keys(operations) as OperationId[]
  // The stubs answer what no operation declares: here it is the runtime that is tested.
  const handlers = Object.fromEntries(ids.map((id) => [id, stub(id)])) as unknown as AllHandlers<Trace>
  mountContract<object, Trace>(app, handlers, { enter: () => trace, ...stages })
  return app
}
