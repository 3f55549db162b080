import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenCustomer, UNKNOWN, uniqueName } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function customers(target: () => Target): void {
  describe('customers', () => {
    it('returns the Location of a new customer', async () => {
      const { data, response } = await target().channel.raw.POST('/v1/customers', {
        body: { name: uniqueName(), external_id: 'tenant-4711', metadata: { plan: 'gold' } },
      })
      expect(response.status).toBe(201)
      expect(response.headers.get('location')).toBe(`/v1/customers/${data?.data.id}`)
    })

    it('reads, updates and suspends one', async () => {
      const path = { id: await givenCustomer(target()) }
      const { channel } = target()
      const read = await channel.get('/v1/customers/{id}', { params: { path } })
      expect(read.data).toMatchObject({ object: 'customer', id: path.id, status: 'active' })
      const body = { name: uniqueName(), external_id: null, status: 'suspended' as const }
      const changed = await channel.patch('/v1/customers/{id}', { params: { path }, body })
      expect(changed.data).toMatchObject({ id: path.id, status: 'suspended' })
    })

    it('lists them and iterates item by item', async () => {
      await givenCustomer(target())
      for await (const customer of target().channel.paginate('/v1/customers', { params: { query: { limit: 100 } } })) {
        expect(customer.object).toBe('customer')
        return
      }
      expect.fail('The list is empty.')
    })

    it('filters the list of accounts', async () => {
      const customer_id = await givenCustomer(target())
      const params = { query: { customer_id } }
      const none = await target().channel.get('/v1/accounts', { params, ...target().preferring('example=none') })
      expect(none.data).toEqual([])
    })

    it('creates a setup link with its own secret', async () => {
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

    it('rejects a setup link for an unknown customer', async () => {
      const pending = target().send('createSetupLink', {
        path: { customer_id: UNKNOWN.id.customers },
        body: {},
        prefer: 'code=404',
      })
      await expectRefusal(pending, { status: 404, code: 'resource_not_found' })
    })

    it('rejects a setup link for a suspended customer', async () => {
      const customer_id = await givenCustomer(target())
      const { channel } = target()
      const params = { path: { id: customer_id } }
      await channel.patch('/v1/customers/{id}', { params, body: { status: 'suspended' } })
      const pending = target().send('createSetupLink', {
        path: { customer_id },
        body: {},
        prefer: 'code=422, example=customer_suspended',
      })
      await expectRefusal(pending, { status: 422, code: 'customer_suspended', param: 'customer_id' })
    })

    it.each([
      ['zero hours', { expires_in_hours: 0 }, 'expires_in_hours'],
      ['more than 30 days', { expires_in_hours: 720.5 }, 'expires_in_hours'],
      ['a redirect that is not a URL', { success_redirect_url: 'connected' }, 'success_redirect_url'],
      ['a redirect to a file', { failure_redirect_url: 'file:///etc/hosts' }, 'failure_redirect_url'],
      ['a token of the caller’s choice', { token: 'mine' }, 'token'],
    ])('rejects a setup link with %s', async (_what, body, param) => {
      const path = { customer_id: await givenCustomer(target()) }
      await expectRefusal(target().send('createSetupLink', { path, body }), {
        status: 400,
        code: 'invalid_field_value',
        param,
      })
    })

    it.each([
      ['an empty name', { name: '' }, 'name'],
      ['no name', { external_id: 'tenant-4711' }, 'name'],
      ['an initial status', { name: 'Nordlys Hotels', status: 'suspended' }, 'status'],
      ['an external_id that is not a string', { name: 'Nordlys Hotels', external_id: 4711 }, 'external_id'],
      ['metadata that is not an object', { name: 'Nordlys Hotels', metadata: 'gold' }, 'metadata'],
    ])('rejects %s', async (_what, body, param) => {
      await expectRefusal(target().send('createCustomer', { body }), {
        status: 400,
        code: 'invalid_field_value',
        param,
      })
    })

    it('rejects an unknown status', async () => {
      const pending = target().send('updateCustomer', {
        path: { id: UNKNOWN.id.customers },
        body: { status: 'gone' },
      })
      await expectRefusal(pending, { status: 400, code: 'invalid_field_value', param: 'status' })
    })
  })
}
