import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { actions } from '../actions/index.ts'
import { behaviorInput } from '../behavior.ts'
import { saveContacts } from '../business-app/address-book.ts'
import { shareHistory } from '../business-app/send-history.ts'
import { deleteOnPhone, editOnPhone, writeOnPhone } from '../business-app/write-on-phone.ts'
import { changeIdentity, prefer } from '../customers/changes.ts'
import { introduce } from '../customers/introduce.ts'
import { receive } from '../customers/receive.ts'
import { changeGroup, createGroup, groupsOf, groupView, receiveInGroup } from '../groups/index.ts'
import type { PhoneNumber } from '../model.ts'
import { setNumber } from '../numbers.ts'
import { knownErrors } from '../provider-api/known-errors.ts'
import type { State } from '../state.ts'
import { templateInput } from '../templates.ts'
import { ensureWaba, findWaba, setTemplates } from '../wabas.ts'
import { notifyAccount } from '../webhooks/notify.ts'
import { changeTemplate, templateChange } from './change-template.ts'
import { callbackInput, connectCallback } from './connect-callback.ts'
import { allConversations, conversationView, sentMessages } from './views.ts'

const wabaInput = z.strictObject({
  token: z.string().min(1).nullable().optional(),
  subscribed: z.boolean().optional(),
  templates: z.array(templateInput).optional(),
})
const updateInput = z.strictObject({
  waba_id: z.string().min(1),
  field: z.string().min(1),
  value: z.custom<object>((value) => typeof value === 'object' && value !== null),
})

/** The API by which tests, demos and the page control the provider. */
export function controlApi(state: State) {
  const app = new Hono()

  app.use('*', async (c, next) => {
    const origin = c.req.header('origin')
    const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === c.req.header('host'))
    if (!own) {
      return c.json({ message: 'Pages of other sites may not control the simulator.' }, 403)
    }
    return next()
  })

  app.get('/wabas/:id', (c) => {
    const waba = findWaba(state, c.req.param('id'))
    return waba === undefined ? notFound(c, 'The account does not exist.') : c.json(waba)
  })
  app.put('/wabas/:id', async (c) => {
    const id = c.req.param('id')
    const { token, templates, subscribed } = wabaInput.parse(await c.req.json())
    const waba = ensureWaba(state, id)
    if (templates !== undefined) setTemplates(state, id, templates)
    if (token !== undefined) waba.token = token ?? undefined
    if (subscribed !== undefined) waba.subscribed = subscribed
    return c.json(waba)
  })
  app.patch('/wabas/:id/templates/:name/:language', async (c) => {
    const { id, name, language } = c.req.param()
    return c.json(changeTemplate(state, id, name, language, templateChange.parse(await c.req.json())))
  })

  app.get('/numbers', (c) => c.json([...state.numbers.values()].map(withoutSends)))
  app.put('/numbers/:id', async (c) => c.json(withoutSends(setNumber(state, c.req.param('id'), await c.req.json()))))
  app.get('/numbers/:id/conversations', (c) => c.json(allConversations(state, c.req.param('id'))))
  app.get('/numbers/:id/conversations/:customer_id', (c) => {
    const view = conversationView(state, c.req.param('id'), c.req.param('customer_id'))
    return view === undefined ? notFound(c, 'The conversation does not exist.') : c.json(view)
  })
  app.post('/numbers/:id/messages', async (c) => c.json(receive(state, c.req.param('id'), await c.req.json()), 201))
  app.post('/numbers/:id/phone/messages', async (c) =>
    c.json(writeOnPhone(state, c.req.param('id'), await c.req.json()), 201),
  )
  app.patch('/numbers/:id/phone/messages/:message_id', async (c) => {
    editOnPhone(state, c.req.param('message_id'), await c.req.json())
    return c.body(null, 204)
  })
  app.delete('/numbers/:id/phone/messages/:message_id', (c) => {
    deleteOnPhone(state, c.req.param('message_id'))
    return c.body(null, 204)
  })
  app.post('/numbers/:id/phone/contacts', async (c) => {
    saveContacts(state, c.req.param('id'), await c.req.json())
    return c.body(null, 204)
  })
  app.post('/numbers/:id/phone/history', async (c) => {
    shareHistory(state, c.req.param('id'), await c.req.json())
    return c.body(null, 204)
  })
  app.put('/numbers/:id/customers', async (c) => {
    introduce(state, c.req.param('id'), await c.req.json())
    return c.body(null, 204)
  })
  app.post('/numbers/:id/preferences', async (c) => {
    prefer(state, c.req.param('id'), await c.req.json())
    return c.body(null, 204)
  })
  app.post('/numbers/:id/identities', async (c) => {
    changeIdentity(state, c.req.param('id'), await c.req.json())
    return c.body(null, 204)
  })

  app.get('/numbers/:id/groups', (c) => c.json(groupsOf(state, c.req.param('id'))))
  app.post('/numbers/:id/groups', async (c) =>
    c.json(groupView(createGroup(state, c.req.param('id'), await c.req.json())), 201),
  )
  app.patch('/groups/:id', async (c) => c.json(groupView(changeGroup(state, c.req.param('id'), await c.req.json()))))
  app.post('/groups/:id/messages', async (c) =>
    c.json(receiveInGroup(state, c.req.param('id'), await c.req.json()), 201),
  )

  app.get('/sent', (c) => c.json(sentMessages(state)))
  app.get('/media/:id', (c) => {
    const media = state.media.find(c.req.param('id'))
    if (media === undefined) return notFound(c, 'The file does not exist.')
    return c.body(media.bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': media.mimeType,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
  })
  app.post('/media/expire', (c) => {
    state.media.expireAddresses()
    return c.body(null, 204)
  })

  app.get('/behavior', (c) => c.json(state.behavior))
  app.put('/behavior', async (c) => c.json(Object.assign(state.behavior, behaviorInput.parse(await c.req.json()))))
  app.get('/webhooks', (c) => c.json({ settings: state.webhooks.settings, deliveries: state.webhooks.deliveries }))
  app.put('/webhooks', async (c) => {
    state.webhooks.change(await c.req.json())
    return c.json(state.webhooks.settings)
  })
  app.put('/callback', async (c) => {
    await connectCallback(state, callbackInput.parse(await c.req.json()))
    return c.json(state.webhooks.settings)
  })
  app.post('/updates', async (c) => {
    const { waba_id, field, value } = updateInput.parse(await c.req.json())
    notifyAccount(state, waba_id, field, value)
    return c.body(null, 204)
  })

  app.post('/faults', async (c) => c.json(state.faults.arm(await c.req.json()), 201))
  app.delete('/faults', (c) => {
    state.faults.clear()
    return c.body(null, 204)
  })
  app.get('/actions', (c) => c.json(actions))
  app.get('/errors', (c) => c.json(knownErrors))
  app.get('/requests', (c) => c.json(state.requests))
  app.get('/calls', (c) => c.json(state.calls))
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ message: z.prettifyError(error) }, 400)
    if (error instanceof SyntaxError) return c.json({ message: 'The body is not JSON.' }, 400)
    if (error instanceof HTTPException) return error.getResponse()
    return c.json({ message: error.message }, 400)
  })
  return app
}

function notFound(c: Context, message: string): Response {
  return c.json({ message }, 404)
}

function withoutSends({ sends: _, ...number }: PhoneNumber) {
  return number
}
