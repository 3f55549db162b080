import { expectHeader, expectMatch, expectStatus, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import { takeFirst } from '../checks/take-first.ts'
import { givenCustomer, givenSetupLink, newCustomer } from './given.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName } from './unique.ts'
import { UNKNOWN } from './unknown.ts'

const invalidLinks = [
  ['zero hours', { expires_in_hours: 0 }, 'expires_in_hours'],
  ['more than 30 days', { expires_in_hours: 720.5 }, 'expires_in_hours'],
  ['a redirect that is not a URL', { success_redirect_url: 'connected' }, 'success_redirect_url'],
  ['a redirect to a file', { failure_redirect_url: 'file:///etc/hosts' }, 'failure_redirect_url'],
  ['a token of the caller’s choice', { token: 'mine' }, 'token'],
] as const
const invalidBodies = [
  ['an empty name', { name: '' }, 'name'],
  ['no name', { external_id: 'tenant-4711' }, 'name'],
  ['an initial status', { name: 'Nordlys Hotels', status: 'suspended' }, 'status'],
  ['an external_id that is not a string', { name: 'Nordlys Hotels', external_id: 4711 }, 'external_id'],
  ['metadata that is not an object', { name: 'Nordlys Hotels', metadata: 'gold' }, 'metadata'],
] as const

export const customers = scenariosOf('customers', (scenario) => {
  scenario('returns the Location of a new customer', async ({ channel }) => {
    const { data, response } = await channel.raw.POST('/v1/customers', {
      body: { name: uniqueName(), external_id: 'tenant-4711', metadata: { plan: 'gold' } },
    })
    expectStatus(response, 201)
    expectHeader(response, 'location', `/v1/customers/${data?.data.id}`)
  })

  scenario('reads, updates and suspends one', async (target) => {
    const path = { id: await newCustomer(target) }
    const { channel } = target
    const read = await channel.get('/v1/customers/{id}', { params: { path } })
    expectMatch(read, { data: { object: 'customer', id: path.id, status: 'active' } })
    const body = { name: uniqueName(), external_id: null, status: 'suspended' as const }
    const changed = await channel.patch('/v1/customers/{id}', { params: { path }, body })
    expectMatch(changed, { data: { id: path.id, status: 'suspended' } })
  })

  scenario('lists them and iterates item by item', async (target) => {
    await givenCustomer(target)
    const customers = target.channel.paginate('/v1/customers', { params: { query: { limit: 100 } } })
    expectMatch(await takeFirst(customers), { object: 'customer' })
  })

  scenario('creates a setup link with its own secret', async (target) => {
    const path = { customer_id: await givenCustomer(target) }
    const body = {
      success_redirect_url: 'https://app.example.com/connected',
      failure_redirect_url: 'https://app.example.com/not-connected',
    }
    const params = { path }
    const link = await target.channel.post('/v1/customers/{customer_id}/setup_links', { params, body })
    const setup_url = /\/setup\/[\w-]{43}$/
    expectMatch(link, { data: { ...path, ...body, object: 'customer_setup_link', status: 'active', setup_url } })
  })

  scenario('lists setup links without their URL, and reads one', async (target) => {
    const path = await givenSetupLink(target)
    const { customer_id } = path
    const list = '/v1/customers/{customer_id}/setup_links'
    const listed = await takeFirst(target.channel.paginate(list, { params: { path: { customer_id } } }))
    const read = await target.channel.get('/v1/customers/{customer_id}/setup_links/{id}', { params: { path } })
    for (const link of [listed, read.data]) {
      expectMatch(link, { object: 'customer_setup_link', customer_id })
      expectThat(!('setup_url' in link), 'body /data/setup_url', 'no URL', '(a URL)')
    }
  })

  scenario(
    'revokes a setup link, once',
    async (target) => {
      const path = await givenSetupLink(target)
      const revoked = await target.channel.delete('/v1/customers/{customer_id}/setup_links/{id}', { params: { path } })
      expectMatch(revoked, { data: { ...path, object: 'customer_setup_link', status: 'revoked' } })
      const prefer = 'code=409, example=setup_link_inactive'
      const refusal = { status: 409, code: 'setup_link_inactive', param: 'id' } as const
      await expectRefusal(target.send('deleteSetupLink', { path, prefer }), refusal)
    },
    { operation: 'deleteSetupLink', status: 409, code: 'setup_link_inactive' },
  )

  scenario('rejects a setup link for an unknown customer', async (target) => {
    const path = { customer_id: UNKNOWN.id.customers }
    const pending = target.send('createSetupLink', { path, body: {}, prefer: 'code=404' })
    await expectRefusal(pending, { status: 404, code: 'resource_not_found' })
  })

  scenario(
    'rejects a setup link for a suspended customer',
    async (target) => {
      const customer_id = await newCustomer(target)
      const params = { path: { id: customer_id } }
      await target.channel.patch('/v1/customers/{id}', { params, body: { status: 'suspended' } })
      const prefer = 'code=422, example=customer_suspended'
      const pending = target.send('createSetupLink', { path: { customer_id }, body: {}, prefer })
      await expectRefusal(pending, { status: 422, code: 'customer_suspended', param: 'customer_id' })
    },
    { operation: 'createSetupLink', status: 422, code: 'customer_suspended' },
  )

  for (const [what, body, param] of invalidLinks) {
    scenario(`rejects a setup link with ${what}`, async (target) => {
      const path = { customer_id: await givenCustomer(target) }
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      await expectRefusal(target.send('createSetupLink', { path, body }), refusal)
    })
  }

  for (const [what, body, param] of invalidBodies) {
    scenario(`rejects ${what}`, (target) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      return expectRefusal(target.send('createCustomer', { body }), refusal)
    })
  }

  scenario('rejects an unknown status', (target) => {
    const pending = target.send('updateCustomer', { path: { id: UNKNOWN.id.customers }, body: { status: 'gone' } })
    return expectRefusal(pending, { status: 400, code: 'invalid_field_value', param: 'status' })
  })
})
