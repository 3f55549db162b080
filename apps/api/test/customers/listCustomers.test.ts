import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listCustomers', (send) => {
  it('returns an empty page without platform mode', async () => {
    const none = { status: 200, body: { data: [], has_more: false, next_cursor: null } }
    expect(await send(await api.tenant({ plan: 'standard' }))).toMatchObject(none)
  })

  it('lists customers after the subscription has ended', async () => {
    const tenant = await api.tenant()
    await tenant.addCustomer('Nordlys Hotels')
    await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
    expect((await send(tenant)).body.data).toMatchObject([{ name: 'Nordlys Hotels' }])
  })
})
