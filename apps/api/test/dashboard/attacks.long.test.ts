import { get } from 'node:http'
import { connectAccount } from '@channel/core/accounts'
import { recordFetchedMedia } from '@channel/core/messages'
import { describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { attack, attacksIn, expectLiteral, shortAttacks, watchAttacks } from '../support/attacks.ts'
import { attemptDeliveries } from '../support/attempt-deliveries.ts'
import { sendFromBrowser } from '../support/dashboard.ts'
import { aBrowserUser, settle, startPage } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page
const { database } = api.dependencies

/** A page, and the fields whose attacks it must show as text. */
interface Visit {
  readonly path: string
  readonly fields: readonly string[]
}

/** An organization with an attack in every field that contacts, customers, providers and colleagues fill. */
async function anAttackedOrganization() {
  const tenant = await api.tenant()
  const { organizationId, account } = tenant
  const owner = await aBrowserUser(page, organizationId)
  await aColleague(organizationId)
  const conversationId = await messages(tenant)
  const contact = await tenant.createContact({
    name: attack('contact'),
    metadata: { [attack('key')]: attack('value') },
  })
  const label = await tenant.createLabel({ name: attack('label').slice(0, 64), team_id: tenant.team.id })
  for (const name of shortAttacks) {
    await tenant.createLabel({ name })
    await tenant.createContact({ name })
    await owner.send('POST', '/dashboard/api_keys', { body: { name } })
  }
  const params = { phone_number_id: account.phone_number_id, id: contact.id }
  await send('attachContactLabel', tenant, { params, body: { label_id: label.id } })
  const customer = await aCustomer(tenant)
  const webhook = await aWebhook(tenant)
  await tenant.syncTemplates([aTemplate()])
  await database.transaction(async (tx) => {
    const numbers = { phone_number_id: String(Date.now()), phone_number: `+4930${String(Date.now()).slice(-8)}` }
    await connectAccount(tx, {
      organization_id: organizationId,
      team_id: tenant.team.id,
      ...numbers,
      name: attack('account'),
      // So that it is not the number that the pages choose.
      verified: false,
    })
  })
  await owner.send('PATCH', '/dashboard/organization', { body: { name: attack('organization') } })
  await owner.send('POST', '/dashboard/api_keys', { body: { name: attack('api key') } })
  const requestId = await call(tenant.key, `/v1/${attack('path').replaceAll(/[\s\u202e]/g, '')}`)
  const visits: Visit[] = [
    { path: '/', fields: ['organization'] },
    { path: '/inbox', fields: ['sender'] },
    {
      path: `/inbox/${conversationId}`,
      fields: ['sender', 'text', 'caption', 'file', 'place', 'address', 'card', 'phone', 'title'],
    },
    { path: '/contacts', fields: ['contact', 'sender'] },
    { path: `/contacts?contact=${contact.id}`, fields: ['contact', 'value'] },
    { path: '/templates', fields: [] },
    { path: `/templates?template=attack&variant=en_US`, fields: ['header', 'body', 'footer', 'button'] },
    { path: '/accounts', fields: ['account'] },
    { path: '/customers', fields: ['customer'] },
    { path: `/customers?customer=${customer.id}`, fields: ['customer', 'external id', 'customer value'] },
    { path: '/api-keys', fields: ['api key'] },
    { path: '/webhooks', fields: [] },
    { path: `/webhooks/${webhook.id}`, fields: ['description'] },
    { path: `/webhooks/${webhook.id}?delivery=${webhook.deliveryId}`, fields: ['snippet', 'delivered'] },
    { path: '/events', fields: [] },
    { path: '/api-log', fields: [] },
    { path: `/api-log?call=${requestId}`, fields: [] },
    { path: `/api-log?path=${encodeURIComponent(attack('search'))}`, fields: ['search'] },
    { path: '/settings', fields: [] },
    { path: '/settings?tab=security', fields: [] },
    { path: '/settings?tab=members', fields: ['colleague'] },
    { path: '/settings?tab=organization', fields: ['organization'] },
    { path: '/settings?tab=audit', fields: ['colleague'] },
    { path: customer.setupPath, fields: ['organization'] },
  ]
  return { owner, visits }
}

type Tenant = Awaited<ReturnType<typeof api.tenant>>

/** @returns the id of the conversation */
async function messages(tenant: Tenant): Promise<string> {
  const from = { phone_number: '+4915112345678', name: attack('sender') }
  const media = { provider_media_id: '1', mime_type: 'text/html', filename: attack('file') }
  const { conversation_id } = await tenant.receiveMessage({ from, content: 'W'.repeat(4096) })
  await tenant.receiveMessage({ from, content: 'https://example.com/?"onmouseover="attacked() javascript:attacked()' })
  await tenant.receiveMessage({ from, content: attack('text') })
  const image = { ...media, mime_type: 'image/png' }
  await tenant.receiveMessage({ from, type: 'image', content: attack('caption'), media: image })
  const { id: message_id } = await tenant.receiveMessage({ from, type: 'document', content: null, media })
  const scope = { organizationId: tenant.organizationId, mediaBaseUrl: 'https://media.example.com' }
  const fetched = { phone_number_id: tenant.account.phone_number_id, message_id, stored: { path: 'm/1.html', size: 9 } }
  await database.transaction((tx) => recordFetchedMedia(tx, scope, fetched))
  const place = { name: attack('place'), address: attack('address'), url: 'javascript:attacked()' }
  const card = { name: { formatted_name: attack('card') }, phones: [{ phone: attack('phone') }] }
  const reply = { type: 'button_reply', button_reply: { id: attack('id'), title: attack('title') } }
  const contents = {
    location: { content: null, payload: { location: { latitude: 1, longitude: 2, ...place } } },
    contacts: { content: null, payload: { contacts: [card] } },
    interactive: { content: attack('title'), payload: { interactive: reply } },
    [attack('type')]: { content: null, payload: { [attack('type')]: { text: attack('order') } } },
    unsupported: { content: null, unsupported: { type: attack('unsupported') } },
  }
  for (const [type, content] of Object.entries(contents)) await tenant.receiveMessage({ from, type, ...content })
  return conversation_id
}

async function aColleague(organizationId: string) {
  const owner = await aBrowserUser(page, organizationId)
  const invitation = { email: `${shortAttacks[2]}${Date.now()}@example.com`, role: 'member' }
  const { body } = await owner.send('POST', '/dashboard/invitations', { body: invitation })
  const token = /#token=([\w-]+)/.exec(body.data.url)?.[1]
  await sendFromBrowser(api.url, 'POST', '/dashboard/invitations/accept', {
    body: { token, name: attack('colleague'), password: 'a long password of the tests' },
    headers: { 'user-agent': 'Mozilla/5.0 <script>attacked()</script> Firefox/140' },
  })
}

async function aCustomer(tenant: Tenant): Promise<{ id: string; setupPath: string }> {
  const body = {
    name: attack('customer'),
    external_id: attack('external id'),
    metadata: { [attack('customer key')]: attack('customer value') },
  }
  const { id } = (await send('createCustomer', tenant, { body })).body.data
  const link = await send('createSetupLink', tenant, { params: { customer_id: id }, body: {} })
  return { id, setupPath: new URL(link.body.data.setup_url).pathname }
}

async function aWebhook(tenant: Tenant): Promise<{ id: string; deliveryId: string }> {
  // Other characters of attacks are not valid in a URL.
  const url = "https://hooks.example.com/'onclick='attacked()'?a=javascript:attacked()"
  const { id } = await tenant.createWebhookSubscription({ url, description: attack('description') })
  await tenant.createContact({ name: attack('delivered') })
  const at = { organizationId: tenant.organizationId, subscriptionId: id }
  await attemptDeliveries(database, at, { responseStatus: 500, snippet: attack('snippet') })
  const { body } = await send('listWebhookDeliveries', tenant, { query: { subscription_id: id } })
  return { id, deliveryId: body.data[0].id }
}

function aTemplate() {
  const text = (field: string) => attack(field).replace('{{attacked()}}', '')
  return {
    name: 'attack',
    components: [
      { type: 'HEADER', format: 'TEXT', text: attack('header') },
      { type: 'BODY', text: attack('body') },
      { type: 'FOOTER', text: attack('footer') },
      { type: 'BUTTONS', buttons: [{ type: 'URL', text: attack('button'), url: `javascript:${text('url')}` }] },
    ],
  }
}

/** Sends a path as it is, which `fetch` would encode. */
function call(key: string, path: string): Promise<string> {
  const { port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` }
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume()
      resolve(String(response.headers['x-request-id']))
    }).on('error', reject)
  })
}

describeInBrowser('attacks in a browser', started, () => {
  it('are shown as text on every page, and run nowhere', async () => {
    const { owner, visits } = await anAttackedOrganization()
    const view = await page.open('/sign-in', owner)
    await watchAttacks(view)
    const problems: string[] = []
    for (const { path, fields } of visits) {
      // High enough for all messages of a thread, of which only those are rendered that fit.
      await view.setViewportSize({ width: 1440, height: 3_000 })
      await view.goto(api.url + path)
      await settle(view)
      for (const field of fields) {
        await expectLiteral(view, field).catch(() => problems.push(`${path}: ${field} is not shown`))
      }
      problems.push(...(await attacksIn(view)).map((line) => `${path}: ${line}`))
      await view.setViewportSize({ width: 360, height: 3_000 })
      problems.push(...(await attacksIn(view)).map((line) => `${path} on a phone: ${line}`))
    }
    expect(problems).toEqual([])
  })
})
