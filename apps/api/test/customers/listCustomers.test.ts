import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
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

  it('rejects a cursor of another organization, and a modified one', async () => {
    const tenant = await api.tenant()
    for (const name of ['1', '2', '3']) await tenant.addCustomer(name)
    const cursor = (await send(tenant, { query: { limit: 1 } })).body.next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(await api.tenant(), { query: { cursor } })).toMatchObject(refused)
    expect(await send(tenant, { query: { cursor: `${cursor}A` } })).toMatchObject(refused)
    expect(await send(tenant, { query: { cursor: 'x' } })).toMatchObject(refused)
    expect(await send(tenant, { query: { cursor, limit: 2 } })).toMatchObject({ status: 200 })
    const other = await tenant.addKey()
    expect(await send({ ...tenant, key: other }, { query: { cursor } })).toMatchObject({ status: 200 })
  })
})

function nameOf(customer: { name: string }): string {
  return customer.name
}
