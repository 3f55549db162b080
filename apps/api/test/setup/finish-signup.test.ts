import { addApiKey } from '@channel/core/api-keys'
import { addCustomer } from '@channel/core/customers'
import { createOrganization } from '@channel/core/organizations'
import { type Statement, statement } from '@channel/db'
import { eventsRecordedBy, sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { aSetupLink, dialogMessage, finishDialog, idsOf, open, post } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'
import { startWiredApi } from '../support/start-wired-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()
const database = await sharedDatabase()

const readLink = statement(
  'test_setup_read_link',
  'SELECT status, account_id, completed_at, last_failure_reason FROM customer_setup_links WHERE id = $1',
)
const writers: Record<string, Statement> = {
  customer_setup_link: statement(
    'test_setup_link_writer',
    'SELECT xmin::text AS transaction FROM customer_setup_links WHERE id = $1',
  ),
  channel_account: statement(
    'test_setup_account_writer',
    'SELECT xmin::text AS transaction FROM channel_accounts WHERE id = $1',
  ),
}
const readRoute = statement(
  'test_setup_read_route',
  'SELECT organization_id FROM phone_number_routes WHERE phone_number_id = $1',
)
const readSecrets = statement(
  'test_setup_read_secrets',
  `SELECT encode(token.sealed, 'escape') AS token, encode(pin.sealed, 'escape') AS pin
   FROM provider_authorizations token JOIN number_pins pin USING (organization_id, phone_number_id)
   WHERE phone_number_id = $1`,
)
const disconnect = statement(
  'test_setup_disconnect',
  `UPDATE channel_accounts SET status = 'disconnected', quality_rating = NULL WHERE id = $1`,
)
const readTeam = statement('test_setup_read_team', 'SELECT team_id FROM channel_accounts WHERE id = $1')

async function linkOf(id: string) {
  const [row] = await database.query(readLink, [id])
  return row
}

async function accountsOf(tenant: Tenant, customer_id: string) {
  return (await send('listAccounts', tenant, { query: { customer_id } })).body.data
}

/** The calls of the provider during `work`; paths without their version. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = api.simulator.requests.length
  await work()
  return api.simulator.requests.slice(before).map((each) => each.replace('/v23.0', '').replace(/\?.*/, ''))
}

it('connects the number: exchanges, checks, subscribes, registers, stores, reports', async () => {
  const tenant = await api.tenant()
  await send('createWebhookSubscription', tenant, { body: { url: 'https://hooks.example.com/', event_types: ['*'] } })
  const link = await aSetupLink(tenant, {
    success_redirect_url: 'https://app.example.com/on?status=old&tenant=47%2F11&status=older#top',
  })
  const result = finishDialog(api, '+49 30 1234567')
  const { phone_number_id, waba_id } = idsOf(result)
  let response: Awaited<ReturnType<typeof post>> | undefined
  const calls = await callsDuring(async () => {
    const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
      response = await post(link.setup_url, result)
    })
    expect(events.map(({ payload }) => payload.type)).toEqual(['account.connected', 'setup_link.completed'])
    expect(new Set(events.map(({ transaction }) => transaction)).size).toBe(1)
    for (const { payload, transaction } of events) {
      const { id, object } = payload.data.object
      expect(await database.query(writers[object]!, [id])).toEqual([{ transaction }])
      expect(payload).toMatchObject({ phone_number_id, customer: { id: link.customer_id } })
    }
    expect(events[1]?.payload.data).toEqual({
      object: {
        ...unopened(link),
        status: 'completed',
        completed_at: expect.any(String),
        account_id: expect.any(String),
      },
      previous_attributes: { status: 'active', completed_at: null, account_id: null },
    })
  })
  expect(calls).toEqual([
    'GET /oauth/access_token',
    `GET /${waba_id}/phone_numbers`,
    `POST /${waba_id}/subscribed_apps`,
    `POST /${phone_number_id}/register`,
  ])

  const [account] = await accountsOf(tenant, link.customer_id)
  expect(account).toMatchObject({
    phone_number_id,
    phone_number: '+49301234567',
    name: 'Nordlys Front Desk',
    waba_id,
    status: 'connected',
    verified: true,
    quality_rating: 'GREEN',
    customer: { id: link.customer_id, name: 'Nordlys Hotels' },
  })
  const redirect_url = `https://app.example.com/on?status=success&tenant=47%2F11&customer_id=${link.customer_id}&account_id=${account.id}#top`
  expect(response).toMatchObject({
    status: 200,
    body: { data: { object: 'setup_result', status: 'success', reason: null, redirect_url } },
  })
  expect(await linkOf(link.id)).toMatchObject({
    status: 'completed',
    account_id: account.id,
    last_failure_reason: null,
  })
  expect(await database.query(readRoute, [phone_number_id])).toEqual([{ organization_id: tenant.organizationId }])

  // The stored token opens the account, and neither the token nor the pin is stored in plain text.
  api.simulator.setTemplates(waba_id, [{ name: 'hello', language: 'en_US', status: 'APPROVED' }])
  const synced = await send('syncTemplates', tenant, { params: { phone_number_id } })
  expect(synced.body.data).toMatchObject({ synced: 1 })
  const { authorization, body } = api.simulator.calls.findLast(({ target }) => target.endsWith('/register'))!
  const [secrets] = await database.query<{ token: string; pin: string }>(readSecrets, [phone_number_id])
  expect(authorization).toMatch(/^Bearer EAAG/)
  expect(secrets?.token).not.toContain(authorization!.slice('Bearer '.length))
  const { pin } = body as { pin: string }
  expect(pin).toMatch(/^\d{6}$/)
  expect(secrets?.pin).not.toContain(pin)
})

function unopened({ setup_url: _, ...link }: Awaited<ReturnType<typeof aSetupLink>>) {
  return link
}

it('redirects to the result page if the link has no redirect URL, also for a form post', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const response = await post(link.setup_url, finishDialog(api), { Accept: 'text/html' })
  const [account] = await accountsOf(tenant, link.customer_id)
  expect(response.status).toBe(303)
  const location = response.headers.get('location')
  expect(location).toBe(
    `${api.url}/setup/result?customer_id=${link.customer_id}&account_id=${account.id}&status=success`,
  )
  const page = await open(location!)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Your number is connected')
})

it('can be used once: later it returns a page or 409 without calling the provider', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  expect((await post(link.setup_url, finishDialog(api))).status).toBe(200)
  const used = 'There is nothing left to do'
  const calls = await callsDuring(async () => {
    const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
      for (const result of [finishDialog(api), { message: dialogMessage('CANCEL', {}) }, 'nonsense']) {
        const response = await post(link.setup_url, result)
        expect(response).toMatchObject({
          status: 409,
          body: { error: { type: 'conflict', code: 'setup_link_inactive' } },
        })
        expect(response.body.error.request_id).toBe(response.headers.get('x-request-id'))
      }
      const page = await post(link.setup_url, finishDialog(api), { Accept: 'text/html,*/*;q=0.8' })
      expect(page).toMatchObject({ status: 409, text: expect.stringContaining(used) })
      expect(await open(link.setup_url)).toMatchObject({ status: 410, text: expect.stringContaining(used) })
    })
    expect(events).toEqual([])
  })
  expect(calls).toEqual([])
  expect(await accountsOf(tenant, link.customer_id)).toHaveLength(1)
})

it('completes once, with one exchange, if the same code is posted twice concurrently', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const result = finishDialog(api)
  api.simulator.arm({ kind: 'delay', ms: 200, path: 'access_token' })
  const calls = await callsDuring(async () => {
    const responses = await Promise.all([post(link.setup_url, result), post(link.setup_url, result)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = responses.find(({ status }) => status === 409)?.body.error.code
    expect(['idempotency_in_progress', 'setup_link_inactive']).toContain(refused)
  })
  expect(calls.filter((each) => each === 'GET /oauth/access_token')).toHaveLength(1)
  expect(await accountsOf(tenant, link.customer_id)).toHaveLength(1)
})

it('completes once if two dialogs finish with different numbers concurrently', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    const responses = await Promise.all([
      post(link.setup_url, finishDialog(api)),
      post(link.setup_url, finishDialog(api)),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  expect(events.map(({ payload }) => payload.type)).toEqual(['account.connected', 'setup_link.completed'])
  expect(await accountsOf(tenant, link.customer_id)).toHaveLength(1)
})

it('connects a number by one of two concurrent links', async () => {
  const tenants = [await api.tenant(), await api.tenant()]
  const links = [await aSetupLink(tenants[0]!), await aSetupLink(tenants[1]!)]
  const number = newPhoneNumber()
  const results = links.map(() => finishDialog(api, number))
  const responses = await Promise.all(links.map((link, index) => post(link.setup_url, results[index])))
  expect(responses.map(({ body }) => body.data.status).toSorted()).toEqual(['failed', 'success'])
  const loser = responses.findIndex(({ body }) => body.data.status === 'failed')
  // Which one depends on which registers the number first.
  expect(['number_already_connected', 'registration_failed']).toContain(responses[loser]?.body.data.reason)
  expect(await linkOf(links[loser]!.id)).toMatchObject({ status: 'active', account_id: null })
  expect(await accountsOf(tenants[loser]!, links[loser]!.customer_id)).toEqual([])
})

it('assigns the account to the team of the customer’s other accounts, else the first team, else a new one', async () => {
  const tenant = await api.tenant()
  const second = await tenant.addTeam()
  const { id: known } = await tenant.addCustomer('Known')
  await tenant.addAccount({ team: second.id, customer: known })
  async function teamFor(customer?: string): Promise<unknown> {
    const link = await aSetupLink(tenant, {}, customer)
    await post(link.setup_url, finishDialog(api))
    const accounts = await accountsOf(tenant, link.customer_id)
    return database.query(readTeam, [accounts[0].id])
  }
  expect(await teamFor(known)).toEqual([{ team_id: second.id }])
  expect(await teamFor()).toEqual([{ team_id: tenant.team.id }])

  const bare = await database.transaction(async (tx) => {
    const { id: organization_id } = await createOrganization(tx, { name: 'Bare', plan: 'platform' })
    const { key } = await addApiKey(tx, { organization_id })
    return { ...tenant, key, customer: (await addCustomer(tx, { organization_id, name: 'Nordlys' })).id }
  })
  const link = await aSetupLink(bare, {}, bare.customer)
  expect(await post(link.setup_url, finishDialog(api))).toMatchObject({ body: { data: { status: 'success' } } })
  const me = await send('getMe', bare)
  expect(me.body.data.teams).toMatchObject([{ name: 'Bare' }])
})

it('reconnects a disconnected number for its own customer only', async () => {
  const tenant = await api.tenant()
  const number = newPhoneNumber()
  const first = await aSetupLink(tenant)
  await post(first.setup_url, finishDialog(api, number))
  const [account] = await accountsOf(tenant, first.customer_id)
  await database.execute(disconnect, [account.id])
  const { waba_id } = account
  api.simulator.setToken(waba_id, 'EAAGanother')

  const foreign = await aSetupLink(tenant)
  const refused = await post(foreign.setup_url, finishDialog(api, number))
  expect(refused.body.data).toMatchObject({ status: 'failed', reason: 'number_already_connected' })

  const again = await aSetupLink(tenant, {}, first.customer_id)
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    const response = await post(again.setup_url, finishDialog(api, number))
    expect(response.body.data).toMatchObject({ status: 'success' })
  })
  expect(events.map(({ payload }) => payload.type)).toEqual(['account.connected', 'setup_link.completed'])
  const object = { id: account.id, status: 'connected', quality_rating: 'GREEN' }
  expect(events[0]?.payload.data).toMatchObject({ object })
  expect(await linkOf(again.id)).toMatchObject({ status: 'completed', account_id: account.id })
  const [same, ...others] = await accountsOf(tenant, first.customer_id)
  expect(same).toEqual({ ...account, updated_at: same.updated_at })
  expect(others).toEqual([])
  api.simulator.setTemplates(waba_id, [])
  const params = { phone_number_id: account.phone_number_id }
  expect((await send('syncTemplates', tenant, { params })).status).toBe(200)
})

it('reconnects a number whose token the provider rejects, for its own customer only', async () => {
  const tenant = await api.tenant()
  const number = newPhoneNumber()
  const first = await aSetupLink(tenant)
  await post(first.setup_url, finishDialog(api, number))
  const [account] = await accountsOf(tenant, first.customer_id)
  const { waba_id, phone_number_id } = account
  api.simulator.setToken(waba_id, 'EAAGanother')
  const refused = await send('syncTemplates', tenant, { params: { phone_number_id } })
  expect(refused).toMatchObject({ status: 502, body: { error: { code: 'channel_upstream_error' } } })
  const restriction = { status: 'restricted', restriction: 'authorization_refused' }
  expect(await accountsOf(tenant, first.customer_id)).toMatchObject([{ ...restriction, id: account.id }])

  const foreign = await aSetupLink(tenant)
  expect((await post(foreign.setup_url, finishDialog(api, number))).body.data).toMatchObject({ status: 'failed' })
  const again = await aSetupLink(tenant, {}, first.customer_id)
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    expect((await post(again.setup_url, finishDialog(api, number))).body.data).toMatchObject({ status: 'success' })
  })
  expect(events.map(({ payload }) => payload.type)).toEqual(['account.updated', 'setup_link.completed'])
  expect(events[0]?.payload.data).toMatchObject({
    object: { id: account.id, status: 'connected', restriction: null },
    previous_attributes: restriction,
  })
  expect((await send('syncTemplates', tenant, { params: { phone_number_id } })).status).toBe(200)
})

it('connects a number that is not a valid phone number, such as the provider’s test numbers, without showing it', async () => {
  const tenant = await api.tenant()
  const link = await aSetupLink(tenant)
  expect(await post(link.setup_url, finishDialog(api, '+999 1'))).toMatchObject({ status: 200 })
  expect(await accountsOf(tenant, link.customer_id)).toMatchObject([{ phone_number: null, status: 'connected' }])
})

it('names an account by its verified name if valid, else by its customer', async () => {
  const tenant = await api.tenant()
  const names = { '  ': 'Nordlys Hotels', [`N${'👋'.repeat(150)}`]: `N${'👋'.repeat(99)}` }
  for (const [verified_name, name] of Object.entries(names)) {
    const link = await aSetupLink(tenant)
    const result = finishDialog(api)
    api.simulator.setNumber(idsOf(result).phone_number_id, { verified_name })
    expect(await post(link.setup_url, result)).toMatchObject({ status: 200 })
    expect(await accountsOf(tenant, link.customer_id)).toMatchObject([{ name, status: 'connected' }])
  }
})

it('uses PROVIDER_API_VERSION for the dialog and for calls', async () => {
  const link = await aSetupLink(await api.tenant())
  const service = await startWiredApi({
    PROVIDER_BASE_URL: api.simulator.url,
    PROVIDER_API_VERSION: 'v24.1',
    PROVIDER_APP_ID: api.simulator.app.id,
    PROVIDER_APP_SECRET: api.simulator.app.secret,
  })
  const setupUrl = `${service.url}${new URL(link.setup_url).pathname}`
  expect((await open(setupUrl)).text).toContain(`${api.simulator.url}/v24.1/dialog/oauth?`)
  const before = api.simulator.requests.length
  expect((await post(setupUrl, finishDialog(api))).body.data).toMatchObject({ status: 'success' })
  const requests = api.simulator.requests.slice(before)
  expect(requests).toHaveLength(4)
  for (const request of requests) expect(request).toMatch(/^(GET|POST) \/v24\.1\//)
})
