import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const notFound = failure(404, 'resource_not_found', 'id')

describeOperation('getCustomer', (send) => {
  it('returns the customer without fields of the organization', async () => {
    const tenant = await api.tenant()
    const { organization_id: _, ...customer } = await tenant.addCustomer('Nordlys Hotels')
    const { status, body } = await send(tenant, { params: { id: customer.id } })
    expect(status).toBe(200)
    expect(body.data).toEqual(customer)
  })

  it('returns it without platform mode and without a subscription too', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addCustomer('Nordlys Hotels')
    await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
    expect(await send(tenant, { params: { id } })).toMatchObject({ status: 200 })
  })

  it('returns 404 for an id that is malformed after its prefix', async () => {
    const tenant = await api.tenant()
    for (const id of ['cus_', 'cus_nonsense', `cus_${'x'.repeat(60)}`]) {
      expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    }
  })

  it.each(['Nordlys', unknownId('ctc'), ` ${unknownId('cus')}`, `cus_${'x'.repeat(61)}`])(
    'rejects %s, which is not a customer id',
    async (id) => {
      expect(await send(await api.tenant(), { params: { id } })).toMatchObject(invalidField('id'))
    },
  )
})
