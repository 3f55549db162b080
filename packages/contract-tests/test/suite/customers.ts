import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenCustomer, UNKNOWN, uniqueName } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function customers(target: () => Target): void {
  describe('customers', () => {
    it('says where a new customer is', async () => {
      const { data, response } = await target().channel.raw.POST('/v1/customers', {
        body: { name: uniqueName(), external_id: 'tenant-4711', metadata: { plan: 'gold' } },
      })
      expect(response.status).toBe(201)
      expect(response.headers.get('location')).toBe(`/v1/customers/${data?.data.id}`)
    })

    it('reads, changes and suspends one', async () => {
      const path = { id: await givenCustomer(target()) }
      const { channel } = target()
      const read = await channel.get('/v1/customers/{id}', { params: { path } })
      expect(read.data).toMatchObject({ object: 'customer', id: path.id, status: 'active' })
      const body = { name: uniqueName(), external_id: null, status: 'suspended' as const }
      const changed = await channel.patch('/v1/customers/{id}', { params: { path }, body })
      expect(changed.data).toMatchObject({ id: path.id, status: 'suspended' })
    })

    it('is listed, and walked item by item', async () => {
      await givenCustomer(target())
      for await (const customer of target().channel.paginate('/v1/customers', { params: { query: { limit: 100 } } })) {
        expect(customer.object).toBe('customer')
        return
      }
      expect.fail('The list is empty.')
    })

    it('narrows the list of accounts', async () => {
      const customer_id = await givenCustomer(target())
      const params = { query: { customer_id } }
      const none = await target().channel.get('/v1/accounts', { params, ...target().preferring('example=none') })
      expect(none.data).toEqual([])
    })

    it('get setup links with a secret of their own', async () => {
      const path = { customer_id: await givenCustomer(target()) }
      const { channel } = target()
      const body = {
        success_redirect_url: 'https://app.example.com/connected',
        failure_redirect_url: 'https://app.example.com/not-connected',
      }
      const { data } = await channel.post('/v1/customers/{customer_id}/setup_links', { params: { path }, body })
      expect(data).toMatchObject({ ...path, ...body, object: 'customer_setup_link', status: 'active' })
      expect(data.setup_url).toMatch(/\/setup\/[\w-]{43}$/)
    })

    it('are not given a setup link when they do not exist', async () => {
      const asking = target().ask('createSetupLink', {
        path: { customer_id: UNKNOWN.id.customers },
        body: {},
        prefer: 'code=404',
      })
      await expectRefusal(asking, { status: 404, code: 'resource_not_found' })
    })

    it('are not given a setup link while they are suspended', async () => {
      const customer_id = await givenCustomer(target())
      const { channel } = target()
      const params = { path: { id: customer_id } }
      await channel.patch('/v1/customers/{id}', { params, body: { status: 'suspended' } })
      const asking = target().ask('createSetupLink', {
        path: { customer_id },
        body: {},
        prefer: 'code=422, example=customer_suspended',
      })
      await expectRefusal(asking, { status: 422, code: 'customer_suspended', param: 'customer_id' })
    })

    it.each([
      ['an hour count of none', { expires_in_hours: 0 }, 'expires_in_hours'],
      ['more than 30 days', { expires_in_hours: 720.5 }, 'expires_in_hours'],
      ['a redirect that is no URL', { success_redirect_url: 'connected' }, 'success_redirect_url'],
      ['a redirect to a file', { failure_redirect_url: 'file:///etc/hosts' }, 'failure_redirect_url'],
      ['a token of one’s own', { token: 'mine' }, 'token'],
    ])('are not given a setup link with %s', async (_what, body, param) => {
      const path = { customer_id: await givenCustomer(target()) }
      await expectRefusal(target().ask('createSetupLink', { path, body }), {
        status: 400,
        code: 'invalid_field_value',
        param,
      })
    })

    it.each([
      ['an empty name', { name: '' }, 'name'],
      ['no name', { external_id: 'tenant-4711' }, 'name'],
      ['a status to begin with', { name: 'Nordlys Hotels', status: 'suspended' }, 'status'],
      ['an external_id that is no text', { name: 'Nordlys Hotels', external_id: 4711 }, 'external_id'],
      ['metadata that is no object', { name: 'Nordlys Hotels', metadata: 'gold' }, 'metadata'],
    ])('refuses %s', async (_what, body, param) => {
      await expectRefusal(target().ask('createCustomer', { body }), {
        status: 400,
        code: 'invalid_field_value',
        param,
      })
    })

    it('refuses a status that there is not', async () => {
      const asking = target().ask('updateCustomer', {
        path: { id: UNKNOWN.id.customers },
        body: { status: 'gone' },
      })
      await expectRefusal(asking, { status: 400, code: 'invalid_field_value', param: 'status' })
    })
  })
}
