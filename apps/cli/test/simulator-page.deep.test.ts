import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type Page, startBrowser } from '@channel/test-kit/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slowly } from './support/newest-message.ts'

import { type Action, makeHappen, openCustomer } from './support/simulator-page.ts'
import { useChannels } from './support/use-channels.ts'

const { browser, problem, close } = await startBrowser()
afterAll(close)
const { start, dataDirectory } = useChannels(afterAll)

const number = '106540352242922'
/** One that is in the business app. */
let phoneNumber: string
// None of the demo's contacts.
const customer = '+12065559177'
const picture = fileURLToPath(new URL('../../../docs/images/dashboard-light.png', import.meta.url))

/** What an action of the page is expected to cause. */
interface Effect {
  /** Values that differ from the example, by the labels of their fields. */
  readonly values?: Readonly<Record<string, string>>
  /** What must be so before. */
  readonly before?: () => Promise<void>
  /** What is shown afterwards. Fails if the effect is missing. */
  readonly shows: () => Promise<void>
}

let page: Page
let actions: Action[]
let service: { url: string; key: string; printed: () => string; simulator: string }

async function request(method: string, path: string, body?: object) {
  const headers = { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return (await (await fetch(`${service.url}/v1/${path}`, init)).json()) as { data?: unknown; error?: unknown }
}

const call = async (method: string, path: string, body?: object) => (await request(method, path, body)).data

/** Waits until a list, or what `of` returns of it, has an item with these values. */
async function listed(path: string, expected: object): Promise<void> {
  await expect.poll(() => call('GET', path), slowly).toContainEqual(like(expected))
}

/** Only what is expected must be there, at any depth. */
function like(expected: unknown): unknown {
  if (typeof expected !== 'object' || expected === null || 'asymmetricMatch' in expected) return expected
  if (Array.isArray(expected)) return expect.arrayContaining(expected.map(like))
  return expect.objectContaining(Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, like(value)])))
}

const message = (expected: object, values: Effect['values'] = {}): Effect => ({
  values,
  shows: () => listed(`${number}/messages?limit=10`, expected),
})
const interactive = (reply: object) => message({ type: 'interactive', payload: { interactive: reply } })
const contact = (expected: object, more: Partial<Effect> = {}): Effect => ({
  ...more,
  shows: () => listed(`${number}/contacts?limit=100`, expected),
})
const account = (expected: object, values: Effect['values'] = {}): Effect => ({
  values,
  shows: () => listed('accounts', { phone_number_id: number, ...expected }),
})
const alert = (expected: object) => account({ alerts: [expected] })
const template = (name: string, expected: object, values: Effect['values'] = {}): Effect => ({
  values: { Template: name, ...values },
  shows: () => listed(`${number}/templates?limit=100`, { name, ...expected }),
})
/** It changes nothing that the API shows. */
const logged = (part: string): Effect => ({
  shows: () => expect.poll(service.printed, slowly).toContain(part),
})
const group = (expected: object, more: Partial<Effect> = {}): Effect => ({
  ...more,
  shows: () => listed(`${number}/conversations?kind=group`, { group: expected }),
})

/** What becomes of a message to a customer that is sent afterwards. */
const sent = (expected: object, values: Effect['values'] = {}): Effect => ({
  values,
  async shows() {
    const body = { to: customer, type: 'text', text: { body: 'We have set it aside.' } }
    const { id } = (await call('POST', `${number}/messages`, body)) as { id: string }
    await expect.poll(() => call('GET', `${number}/messages/${id}`), slowly).toMatchObject(expected)
  },
})

/** Who gets a message to the group that is sent afterwards, once the service knows it. */
const members = (expected: unknown, values: Effect['values'] = {}): Effect => ({
  values,
  async shows() {
    const [conversation] = (await call('GET', `${number}/conversations?kind=group`)) as { id: string }[]
    const body = { conversation_id: conversation!.id, type: 'text', text: { body: 'It is ready.' } }
    const recipients = async () => {
      const { id } = (await call('POST', `${number}/messages`, body)) as { id: string }
      const read = async () => (await call('GET', `${number}/messages/${id}`)) as { recipients: object[] }
      await expect.poll(async () => (await read()).recipients, slowly).not.toEqual([])
      return JSON.stringify(await read())
    }
    await expect.poll(recipients, { ...slowly, interval: 1000 }).toEqual(expected)
  },
})

const onPhone = (expected: object): Effect => ({
  shows: () =>
    listed(`${phoneNumber}/messages?limit=10`, { direction: 'outbound', source: 'business_app', ...expected }),
})

async function choose(name: string): Promise<void> {
  const option = page.locator(`#number option[value="${name}"]`)
  await page.getByLabel('Number of the business').selectOption(await option.getAttribute('value'))
}

async function happens(name: string, values: Effect['values'] = {}): Promise<void> {
  const action = actions.find((each) => each.name === name)
  await makeHappen(page, action!, values)
}

async function writeOnPhone(to: string): Promise<void> {
  await openCustomer(page, to)
  await page.getByLabel('Write as', { exact: true }).selectOption('business')
  await happens('text', { Text: `To ${to}` })
  await listed(`${phoneNumber}/messages?limit=10`, { content: `To ${to}` })
}

/** Connects a number that stays in the business app. @returns its id */
async function connectFromPhone(context: BrowserContext): Promise<string> {
  const { id } = (await call('POST', 'customers', { name: 'Corner Bakery' })) as { id: string }
  const link = (await call('POST', `customers/${id}/setup_links`, {})) as { setup_url: string }
  const setup = await context.newPage()
  await setup.goto(link.setup_url)
  const [dialog] = await Promise.all([
    setup.waitForEvent('popup'),
    setup.getByRole('button', { name: 'Continue with the provider' }).click(),
  ])
  await dialog.getByLabel('Keep using this number in the business app on a phone').check()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await setup.getByRole('heading', { name: 'Your number is connected' }).waitFor()
  await setup.close()
  const [account] = (await call('GET', `accounts?customer_id=${id}`)) as { phone_number_id: string }[]
  return account!.phone_number_id
}

const [named, unnamed] = ['+12065559188', '+12065559199']

/** Reports have whole seconds. Of two of the same second, the service cannot know which came last. */
function nextSecond(): Promise<void> {
  return delay(1100)
}

/** One for each action of the page, in its order. */
const effects: Readonly<Record<string, Effect>> = {
  text: message({ type: 'text', content: 'Two loaves, please.' }, { Text: 'Two loaves, please.' }),
  file: message(
    { type: 'image', content: 'Look', media: { mime_type: 'image/png' } },
    { File: picture, Caption: 'Look' },
  ),
  location: message({ type: 'location', payload: { location: { latitude: 52.52 } } }),
  card: message({ type: 'contacts', payload: { contacts: [{ name: { formatted_name: 'Bo Berg' } }] } }),
  reaction: message({ type: 'reaction', payload: { reaction: { emoji: '👍' } } }),
  edit: message({ type: 'text', content: 'What I meant: three.' }, { 'Original message id': 'Two loaves, please.' }),
  deletion: message({ type: 'location', unsupported: { type: 'revoke' } }, { 'Original message id': '52.52' }),
  forwarded: message({ content: 'Best rye bread in town!', payload: { context: { forwarded: true } } }),
  'own-number': contact(
    { phone_number: '+491701234567', bsuid: 'DE.4711' },
    {
      values: { Phone: '+49 170 1234567' },
      async before() {
        await openCustomer(page, 'DE.4711')
        await happens('text', { Text: 'Hi' })
        await listed(`${number}/contacts?limit=100`, { phone_number: null, bsuid: 'DE.4711' })
      },
    },
  ),
  profile: contact({ bsuid: 'DE.4711', username: 'ana.maria', parent_bsuid: 'DE.ENT.4711' }),
  order: message({ type: 'order', payload: { order: { product_items: [{ product_retailer_id: 'rye-bread' }] } } }),
  product: message({ payload: { context: { referred_product: { product_retailer_id: 'rye-bread' } } } }),
  advertisement: {
    async shows() {
      const referral = { source_type: 'ad', headline: 'Rye bread of the week' }
      await listed(`${number}/messages?limit=10`, { payload: { referral } })
      const free_entry_point = { reply_by: expect.any(String), expires_at: null }
      await listed(`${number}/conversations?limit=10`, { free_entry_point })
    },
  },
  'reply-button': interactive({ button_reply: { title: 'Yes, please' } }),
  'list-row': interactive({ list_reply: { title: 'Rye' } }),
  flow: interactive({ nfm_reply: { response_json: expect.stringContaining('large') } }),
  'call-permission': interactive({ call_permission_reply: { response: 'accept' } }),
  'template-button': message({ type: 'button', content: 'Tell me more', payload: { button: { payload: 'more' } } }),
  welcome: message({ type: 'request_welcome' }),
  unsupported: message({ unsupported: { type: 'edit' }, payload: { errors: [{ code: 131051 }] } }),
  unreadable: message({ type: 'order', payload: { unreadable: { order: { product_items: 'two loaves' } } } }),
  'any-message': message({ type: 'hologram', payload: { hologram: { shape: 'loaf' } } }),

  'new-number': contact({ phone_number: '+4916099887766', bsuid: 'DE.4711' }, { before: nextSecond }),
  'new-user-id': contact(
    { phone_number: '+4916099887766', bsuid: 'DE.47110815', parent_bsuid: 'DE.ENT.4712' },
    { values: { 'Parent user id': 'DE.ENT.4712' }, before: nextSecond },
  ),
  marketing: {
    before: () => openCustomer(page, customer),
    async shows() {
      const template = { name: 'weekend_offer', language: 'en_US', variables: { first_name: 'Ada', offer: 'rye' } }
      const send = () => request('POST', `${number}/messages`, { to: customer, type: 'template', template })
      await expect.poll(send, slowly).toMatchObject({ error: { code: 'marketing_opted_out' } })
    },
  },
  call: logged('calls'),

  'edit-on-phone': {
    async before() {
      await choose(phoneNumber)
      await writeOnPhone(named)
    },
    ...onPhone({ content: 'We open at eight.' }),
  },
  'delete-on-phone': onPhone({ unsupported: { type: 'revoke' } }),
  'add-to-address-book': {
    shows: () => listed(`${phoneNumber}/contacts?limit=100`, { phone_number: named, name: 'Ada, market stall' }),
  },
  'remove-from-address-book': {
    async before() {
      await openCustomer(page, unnamed)
      await happens('add-to-address-book')
    },
    async shows() {
      await writeOnPhone(unnamed)
      await listed(`${phoneNumber}/contacts?limit=100`, { phone_number: unnamed, name: null })
    },
  },
  history: {
    async shows() {
      const history_sync = { status: 'completed', phase: 2, progress: 100 }
      await listed('accounts', { phone_number_id: phoneNumber, history_sync })
      await listed(`${phoneNumber}/messages?limit=100`, { content: 'Do you bake wedding cakes?', imported: true })
    },
  },
  'decline-history': {
    shows: () => listed('accounts', { phone_number_id: phoneNumber, history_sync: { status: 'declined' } }),
  },

  'make-group': {
    before: () => choose(number),
    async shows() {
      await happens('text', { Text: 'When is it ready?' })
      await listed(`${number}/messages?kind=group`, { content: 'When is it ready?' })
      await group({ subject: 'Order 4711', status: 'active' }).shows()
    },
  },
  'join-group': members(expect.stringContaining('+491711234567')),
  'leave-group': members(expect.not.stringContaining('+491711234567'), { Leave: '4567' }),
  'rename-group': group({ subject: 'Order 4712' }),
  'group-status': group({ status: 'suspended' }),

  refuse: {
    async before() {
      await openCustomer(page, customer)
      await happens('text', { Text: 'Hello again' })
      await listed(`${number}/messages?limit=10`, { content: 'Hello again' })
    },
    ...sent({ status: 'failed', error: { provider_code: 132015, code: 'template_paused' } }, { Code: '132015' }),
  },
  'fail-later': sent({ status: 'failed', error: { provider_code: 131026 } }, { Code: '131026' }),
  delay: {
    values: { Ms: '1500' },
    async shows() {
      const startedAt = Date.now()
      await sent({ status: 'read' }).shows()
      expect(Date.now() - startedAt).toBeGreaterThan(1500)
    },
  },
  'no-response': sent({ status: 'read', provider_message_id: expect.any(String) }, { Kind: 'lose' }),
  price: sent({ pricing: { billable: true, category: 'marketing', type: 'regular', model: 'PMP' } }),
  'usual-price': sent({ pricing: { billable: false, category: 'service', type: 'free_customer_service' } }),
  statuses: sent({ status: 'read', delivered_at: expect.anything() }, { Statuses: 'sent, delivered, read' }),

  'approve-template': template('new_opening_hours', { status: 'approved', provider_status: 'APPROVED' }),
  'reject-template': template('new_opening_hours', {
    ...{ status: 'rejected', provider_status: 'REJECTED' },
    status_reason: { code: 'INVALID_FORMAT', description: expect.stringContaining('Too many variables') },
  }),
  'pause-template': template('weekend_offer', { provider_status: 'PAUSED', status_reason: { code: 'FIRST_PAUSE' } }),
  'disable-template': template('weekend_offer', { provider_status: 'DISABLED' }),
  'template-status': template('weekend_offer', { provider_status: 'IN_APPEAL' }),
  'template-quality': template('sign_in_code', { quality: { score: 'RED' } }),
  'edit-template': {
    values: { Template: 'weekend_offer', Text: '{{first_name}}, our {{offer}} is new.' },
    async shows() {
      await listed(`${number}/templates?limit=100`, { name: 'weekend_offer', provider_status: 'PENDING' })
      // The provider reports that it was edited; a sync reads the text.
      await call('POST', `${number}/templates/sync`)
      await listed(`${number}/templates?limit=100`, { content: '{{first_name}}, our {{offer}} is new.' })
    },
  },
  'refuse-file': {
    async shows() {
      const form = new FormData()
      form.set('file', new Blob(['a picture'], { type: 'image/png' }), 'rolls.png')
      const headers = { Authorization: `Bearer ${service.key}` }
      const response = await fetch(`${service.url}/v1/${number}/media`, { method: 'POST', headers, body: form })
      const { data } = (await response.json()) as { data: { id: string } }
      const header = { type: 'HEADER', format: 'IMAGE', example: { media_id: data.id } }
      const components = [header, { type: 'BODY', text: 'Fresh rolls are here.' }]
      const template = { name: 'rolls', language: 'en_US', category: 'UTILITY', components }
      const create = () => request('POST', `${number}/templates`, template)
      expect(await create()).toMatchObject({ error: { param: 'components[0].example.media_id' } })
      expect(await create()).toMatchObject({ data: { status: 'pending' } })
    },
  },
  'template-category': template('weekend_offer', { category: 'UTILITY' }, { Category: 'UTILITY' }),
  'announce-category': template(
    'sign_in_code',
    { category_change: { from: 'AUTHENTICATION', to: 'MARKETING', at: expect.any(String) } },
    { Category: 'MARKETING' },
  ),

  quality: account({ quality_rating: 'RED' }),
  'messaging-limit': account({ messaging_limit: 'TIER_250' }),
  'display-name': account({ name_status: 'DECLINED' }),
  restrict: account({
    status: 'restricted',
    restrictions: [{ type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', ends_at: expect.any(String) }],
  }),
  ban: {
    before: nextSecond,
    ...account({ status: 'connected', restriction: null }, { 'Waba ban state': 'REINSTATE' }),
  },
  violation: alert({ type: 'ACCOUNT_VIOLATION', text: 'SCAM' }),
  alert: alert({ type: 'INCREASED_CAPABILITIES_ELIGIBILITY_DEFERRED', severity: 'WARNING' }),
  review: alert({ type: 'account_review_update', text: expect.stringContaining('REJECTED') }),
  offboard: {
    before: () => choose(phoneNumber),
    shows: () => listed('accounts', { phone_number_id: phoneNumber, status: 'disconnected' }),
  },
  reconnect: {
    before: nextSecond,
    shows: () => listed('accounts', { phone_number_id: phoneNumber, status: 'connected' }),
  },
  'remove-app': {
    before: () => choose(number),
    ...account({ status: 'disconnected' }),
  },
  'any-update': alert({ type: 'security' }),
}

describe.skipIf(browser === undefined)(
  `the page of the simulator, with the service${problem && ` (${problem})`}`,
  () => {
    beforeAll(async () => {
      const environment = { CHANNEL_DATA_DIR: dataDirectory(), LOG_LEVEL: 'info' }
      const channel = start(environment)
      const { url, key = '', simulator = '' } = await channel.welcome
      service = { url, key, simulator, printed: channel.printed }
      actions = (await (await fetch(`${simulator}/_control/actions`)).json()) as Action[]
      const context = await browser!.newContext()
      context.setDefaultTimeout(60_000)
      page = await context.newPage()
      await page.goto(simulator)
      // So that the import of the history can be seen later.
      await page.getByLabel('Businesses share the history').uncheck()
      phoneNumber = await connectFromPhone(context)
      await openCustomer(page, customer)
    })

    it('has an effect for each action, in their order', () => {
      expect(Object.keys(effects)).toEqual(actions.map(({ name }) => name))
    })

    it.each(Object.entries(effects))('shows in the API: %s', async (name, { values, before, shows }) => {
      await before?.()
      await happens(name, values)
      await shows()
    })

    it('shows in the dashboard what is more than a text', async () => {
      const [, password = ''] = /Password +(\S+)/.exec(service.printed()) ?? []
      const messages = (await call('GET', `${number}/messages?limit=100`)) as {
        type: string
        conversation_id: string
      }[]
      const { conversation_id } = messages.find(({ type }) => type === 'order')!
      const dashboard = await page.context().newPage()
      await dashboard.goto(`${service.url}/sign-in?return=/inbox/${conversation_id}`)
      await dashboard.getByLabel('Email').fill('demo@example.com')
      await dashboard.getByLabel('Password', { exact: true }).fill(password)
      await dashboard.keyboard.press('Enter')
      const shown = ['2 × rye-bread', 'About the product rye-bread', 'Rye bread of the week', 'large', 'Permits calls']
      for (const each of shown) await dashboard.getByText(each, { exact: true }).first().waitFor()
    })

    it('sends from the phone of the business what it can', async () => {
      await choose(phoneNumber)
      await openCustomer(page, named)
      await page.getByLabel('Write as', { exact: true }).selectOption('business')
      expect(actions.filter((each) => each.onPhone).map(({ name }) => name)).toEqual(Object.keys(echoes))
      for (const [name, [expected, values]] of Object.entries(echoes)) {
        await happens(name, values)
        await onPhone(expected).shows()
      }
    })
  },
)

const echoes: Readonly<Record<string, readonly [expected: object, values?: Effect['values']]>> = {
  text: [{ content: 'From the phone' }, { Text: 'From the phone' }],
  file: [
    { type: 'image', content: 'Fresh', media: { mime_type: 'image/png' } },
    { File: picture, Caption: 'Fresh' },
  ],
  location: [{ type: 'location' }],
  card: [{ type: 'contacts' }],
  reaction: [{ type: 'reaction' }],
}
