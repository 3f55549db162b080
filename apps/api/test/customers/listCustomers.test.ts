import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listCustomers', (send) => {
  it("lists the organization's customers, newest first, page by page", async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).addCustomer('Foreign')
    for (const name of ['1', '2', '3', '4', '5']) await tenant.addCustomer(name)
    expect((await send(tenant)).body.data.map(nameOf)).toEqual(['5', '4', '3', '2', '1'])
    const pages = await fetchPages(send, tenant, { limit: 2 })
    expect(pages.map((page) => page.map(nameOf))).toEqual([['5', '4'], ['3', '2'], ['1']])
  })

  it('returns an empty page without customers, without platform mode too', async () => {
    const none = { status: 200, body: { data: [], has_more: false, next_cursor: null } }
    expect(await send(await api.tenant())).toMatchObject(none)
    expect(await send(await api.tenant({ plan: 'standard' }))).toMatchObject(none)
  })

  it('lists customers after the subscription has ended', async () => {
    const tenant = await api.tenant()
    await tenant.addCustomer('Nordlys Hotels')
    await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
    expect((await send(tenant)).body.data.map(nameOf)).toEqual(['Nordlys Hotels'])
  })
})

function nameOf(customer: { name: string }): string {
  return customer.name
}
