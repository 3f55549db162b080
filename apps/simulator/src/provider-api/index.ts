import type { Logger } from '@channel/logger'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { PhoneNumber, Waba } from '../model.ts'
import { numberView } from '../numbers.ts'
import { signupDialog } from '../signup-dialog/index.ts'
import type { State } from '../state.ts'
import { templateById } from '../templates.ts'
import { findWaba } from '../wabas.ts'
import { applyFault } from './apply-fault.ts'
import { changeBlocks } from './change-blocks.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { editTemplate } from './edit-template.ts'
import { listTemplates } from './list-templates.ts'
import { serveMedia, showMedia, uploadMedia } from './media.ts'
import { page, pick } from './pages.ts'
import { changeProfile, servePicture, showProfile } from './profile.ts'
import { providerError } from './provider-error.ts'
import { recordCall } from './record-call.ts'
import { requestSync } from './request-sync.ts'
import { markRead, sendMessage } from './send-message.ts'
import { exchangeCode, registerNumber, setPin } from './signup.ts'
import { missingToken, refuseToken, tokenOf } from './token.ts'
import { beginUpload, continueUpload, serveExample } from './uploads.ts'

type Env = { Bindings: HttpBindings }

/**
 * The path with and without a version: the provider accepts both. Without one, `:id` must be a number, so that it does
 * not match a version.
 */
function paths(path: string): string[] {
  return [`/:version{v[0-9]+\\.[0-9]+}${path}`, path.replace('/:id', '/:id{[0-9]+}')]
}

const numberFields = Object.keys(numberView({} as PhoneNumber))
/** Max length of `state.calls`. */
const maxCalls = 1000
/** Max length of `state.requests`. */
const maxRequests = 10_000

/** The provider's API. */
export function providerApi(state: State, log: Logger) {
  const app = new Hono<Env>()

  app.use('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    state.requests.push(`${c.req.method} ${pathname}${search}`)
    state.calls.push(await recordCall(c.req))
    if (state.calls.length > maxCalls) state.calls.shift()
    if (state.requests.length > maxRequests) state.requests.shift()
    const fault = state.faults.take(pathname)
    const response = fault && (await applyFault(c, fault, { next, cleared: state.faults.cleared }))
    if (response !== undefined) return response
    return next()
  })

  app.get('/whatsapp_business/attachments/', (c) =>
    serveMedia(state, c.req.query('hash') ?? '', c.req.header('authorization')),
  )
  app.route('/', signupDialog(state))
  app.on('GET', paths('/oauth/access_token'), (c) => exchangeCode(state, new URL(c.req.url).searchParams))

  app.on('GET', paths('/:id/message_templates'), (c) =>
    withWaba(c, (waba) => listTemplates(new URL(c.req.url), waba.templates)),
  )
  app.on('POST', paths('/:id/message_templates'), (c) =>
    withWaba(c, async (_waba, id) => createTemplate(state, id, await readJson(c))),
  )
  app.on('DELETE', paths('/:id/message_templates'), (c) =>
    withWaba(c, (_waba, id) => deleteTemplate(state, id, new URL(c.req.url).searchParams)),
  )
  app.on('GET', paths('/:id/phone_numbers'), (c) =>
    withWaba(c, (_waba, id) => {
      const numbers = [...state.numbers.values()].filter(({ wabaId }) => wabaId === id)
      return page(new URL(c.req.url), numbers.map(numberView), numberFields, 'WhatsAppBusinessPhoneNumber')
    }),
  )
  app.on(['POST', 'DELETE'], paths('/:id/subscribed_apps'), (c) =>
    withWaba(c, (waba) => {
      waba.subscribed = c.req.method === 'POST'
      return Response.json({ success: true })
    }),
  )
  app.on('POST', paths('/:id/messages'), (c) =>
    withNumber(c, async (number) => {
      const json = await readJson(c)
      const { status, message_id: messageId, typing_indicator: typing } = (json ?? {}) as Record<string, unknown>
      if (status !== 'read') return sendMessage(state, number, json)
      return markRead(state, number, String(messageId), typing !== undefined)
    }),
  )
  app.on('POST', paths('/:id/media'), (c) =>
    withNumber(c, async (number) => uploadMedia(state, number, new URL(c.req.url), await readForm(c))),
  )
  app.on('POST', paths('/:id/smb_app_data'), (c) =>
    withNumber(c, async (number) => requestSync(state, number, await readJson(c))),
  )
  app.on(['POST', 'DELETE'], paths('/:id/block_users'), (c) =>
    withNumber(c, async (number) =>
      changeBlocks(state, number, { json: await readJson(c), block: c.req.method === 'POST' }),
    ),
  )
  app.on('POST', paths('/:id/register'), (c) =>
    withNumber(c, async (number) => registerNumber(number, await readJson(c))),
  )
  app.on('GET', paths('/:id/whatsapp_business_profile'), (c) =>
    withNumber(c, (number) => showProfile(state, number, c.req.query('fields'))),
  )
  app.on('POST', paths('/:id/whatsapp_business_profile'), (c) =>
    withNumber(c, async (number) => changeProfile(state, number, await readJson(c))),
  )
  app.get('/_pictures/:id', (c) => servePicture(state, c.req.param('id')))
  app.on('POST', paths('/:id/uploads'), (c) =>
    beginUpload(state, c.req.param('id') ?? '', new URL(c.req.url).searchParams, c.req.header('authorization')),
  )
  app.on('POST', ['/:version{v[0-9]+\\.[0-9]+}/:id{upload:.+}', '/:id{upload:.+}'], (c) => continueUpload(state, c.req))
  app.get('/_examples/:handle', (c) => serveExample(state, c.req.param('handle')))
  app.on('POST', paths('/:id'), async (c) => {
    const json = await readJson(c)
    const found = templateById(state.wabas, c.req.param('id') ?? '')
    if (found === undefined) return withNumber(c, (number) => setPin(number, json))
    const refused = refuseToken(state, found.wabaId, c.req.header('authorization'))
    return refused ?? editTemplate(state, found.wabaId, found.template, json)
  })
  app.on(['GET', 'DELETE'], paths('/:id'), (c) => {
    const id = c.req.param('id') ?? ''
    const media = state.media.find(id)
    if (media === undefined) return withNumber(c, (number) => showNumber(number, c.req.query('fields')))
    const owner = state.numbers.get(media.phoneNumberId)
    const refused = refuseToken(state, owner?.wabaId ?? '', c.req.header('authorization'))
    const requestedNumber = c.req.query('phone_number_id') ?? media.phoneNumberId
    if (refused !== undefined || requestedNumber !== media.phoneNumberId) return refused ?? objectNotFound(id)
    if (c.req.method !== 'DELETE') return showMedia(state, media)
    state.media.remove(id)
    return Response.json({ success: true })
  })

  /** Finds the account in the path. Responds with an error if the token does not grant access to it. */
  function withWaba(c: Context<Env>, respond: (waba: Waba, id: string) => Response | Promise<Response>) {
    const id = c.req.param('id') ?? ''
    const refused = refuseToken(state, id, c.req.header('authorization'))
    const waba = findWaba(state, id)
    return refused ?? (waba === undefined ? objectNotFound(id) : respond(waba, id))
  }

  /** Finds the number in the path. Responds with an error if the token does not grant access to its account. */
  function withNumber(c: Context<Env>, respond: (number: PhoneNumber) => Response | Promise<Response>) {
    const id = c.req.param('id') ?? ''
    const number = state.numbers.get(id)
    if (number === undefined)
      return tokenOf(c.req.header('authorization')) === undefined ? missingToken() : objectNotFound(id)
    return refuseToken(state, number.wabaId, c.req.header('authorization')) ?? respond(number)
  }

  app.onError((error) => {
    log.error({ err: error }, 'A request failed.')
    return providerError({ status: 500, code: 1, message: 'An unknown error occurred' })
  })
  return app
}

/** The provider's response to an unknown path. */
export function unknownPath(path: string): Response {
  return providerError({ code: 2500, message: `Unknown path components: ${path}` })
}

function showNumber(number: PhoneNumber, fields: string | undefined): Response {
  const view = numberView(number)
  return Response.json(fields === undefined ? view : pick(view, fields.split(',')))
}

/** Empty if the body is not a form. */
function readForm(c: Context<Env>): Promise<FormData> {
  return c.req.formData().catch(() => new FormData())
}

/** Undefined if the body is not JSON. */
async function readJson(c: Context<Env>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

function objectNotFound(id: string): Response {
  return providerError({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  })
}
