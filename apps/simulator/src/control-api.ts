import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { fault } from './faults.ts'
import { findWaba, type State, setTemplates } from './state.ts'
import { templateInput } from './templates.ts'

const wabaInput = z.strictObject({
  token: z.string().min(1).nullable().optional(),
  templates: z.array(templateInput).optional(),
})

/** By which tests and demos say how the provider shall be. */
export function controlApi(state: State) {
  const app = new Hono()
  app.get('/wabas/:id', (c) => {
    const waba = findWaba(state, c.req.param('id'))
    return waba === undefined ? c.json({ message: 'There is no such account.' }, 404) : c.json(waba)
  })
  app.put('/wabas/:id', async (c) => {
    const id = c.req.param('id')
    const { token, templates } = wabaInput.parse(await c.req.json())
    const known = findWaba(state, id)
    if (templates !== undefined || known === undefined) setTemplates(state, id, templates ?? [])
    const waba = findWaba(state, id)
    if (waba !== undefined && token !== undefined) waba.token = token ?? undefined
    return c.json(waba)
  })
  app.post('/faults', async (c) => {
    const armed = fault.parse(await c.req.json())
    state.faults.arm(armed)
    return c.json(armed, 201)
  })
  app.delete('/faults', (c) => {
    state.faults.clear()
    return c.body(null, 204)
  })
  app.get('/requests', (c) => c.json(state.requests))
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ message: z.prettifyError(error) }, 400)
    if (error instanceof SyntaxError) return c.json({ message: 'The body is no JSON.' }, 400)
    if (error instanceof HTTPException) return error.getResponse()
    throw error
  })
  return app
}
