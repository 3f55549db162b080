import { expectMatch, expectThat } from '../checks/expect.ts'
import { invalid, noSuch, refusal } from '../checks/expect-refusal.ts'
import { takeFirst } from '../checks/take-first.ts'
import { givenCustomer, givenSetupLink, newCustomer } from './given.ts'
import { onLinksOfCustomer } from './given-paths.ts'
import { expectRefused, scenariosOf } from './scenario.ts'
import { uniqueName } from './unique.ts'
import { UNKNOWN } from './unknown.ts'

export const customers = scenariosOf('customers', (scenario, refuses) => {
  scenario('reads, updates and suspends one', async (target) => {
    const path = { id: await newCustomer(target) }
    const read = await target.send('getCustomer', { path })
    expectMatch(read, { data: { object: 'customer', id: path.id, status: 'active' } })
    const body = { name: uniqueName(), external_id: null, status: 'suspended' }
    const changed = await target.send('updateCustomer', { path, body })
    expectMatch(changed, { data: { id: path.id, status: 'suspended' } })
  })

  scenario('lists them and iterates item by item', async (target) => {
    await givenCustomer(target)
    const customers = target.channel.paginate('/v1/customers', { params: { query: { limit: 100 } } })
    expectMatch(await takeFirst(customers), { object: 'customer' })
  })

  scenario('creates a setup link with its own secret', async (target) => {
    const { path } = await onLinksOfCustomer(target)
    const body = {
      success_redirect_url: 'https://app.example.com/connected',
      failure_redirect_url: 'https://app.example.com/not-connected',
    }
    const link = await target.send('createSetupLink', { path, body })
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

  const inactive = refusal(409, 'setup_link_inactive', 'id')
  scenario(
    'revokes a setup link, once',
    async (target) => {
      const path = await givenSetupLink(target)
      const revoked = await target.send('deleteSetupLink', { path })
      expectMatch(revoked, { data: { ...path, object: 'customer_setup_link', status: 'revoked' } })
      await expectRefused(target, 'deleteSetupLink', inactive, { path })
    },
    { operation: 'deleteSetupLink', status: inactive.status, code: inactive.code },
  )

  refuses('rejects a setup link for an unknown customer', 'createSetupLink', noSuch('customer_id'), () => ({
    path: { customer_id: UNKNOWN.id.customers },
    body: {},
  }))

  const suspended = refusal(422, 'customer_suspended', 'customer_id')
  refuses('rejects a setup link for a suspended customer', 'createSetupLink', suspended, async (target) => {
    const customer_id = await newCustomer(target)
    await target.send('updateCustomer', { path: { id: customer_id }, body: { status: 'suspended' } })
    return { path: { customer_id }, body: {} }
  })

  refuses('rejects a redirect to a file', 'createSetupLink', invalid('failure_redirect_url'), async (target) => ({
    ...(await onLinksOfCustomer(target)),
    body: { failure_redirect_url: 'file:///etc/hosts' },
  }))

  refuses('rejects an initial status', 'createCustomer', invalid('status'), () => ({
    body: { name: 'Nordlys Hotels', status: 'suspended' },
  }))
})
