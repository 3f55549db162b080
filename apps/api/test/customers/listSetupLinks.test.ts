import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { aSetupLink } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listSetupLinks', (send) => {
  it("lists the customer's links without their URLs, newest first, page by page", async () => {
    const tenant = await api.tenant()
    const { customer_id, ...first } = await aSetupLink(tenant)
    await aSetupLink(tenant)
    const created = [first.id]
    for (let count = 0; count < 4; count++) created.unshift((await aSetupLink(tenant, {}, customer_id)).id)
    const { body } = await send(tenant, { params: { customer_id } })
    expect(body.data.map(idOf)).toEqual(created)
    expect(JSON.stringify(body)).not.toContain('setup_url')
    const pages = await fetchPages((given, parts) => send(given, { ...parts, params: { customer_id } }), tenant, {
      limit: 2,
    })
    expect(pages.map((page) => page.map(idOf))).toEqual([created.slice(0, 2), created.slice(2, 4), created.slice(4)])
  })

  it('returns an empty page for a customer without links, without platform mode too', async () => {
    const tenant = await api.tenant()
    const { id: customer_id } = await tenant.addCustomer('Nordlys')
    await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
    expect(await send(tenant, { params: { customer_id } })).toMatchObject({
      status: 200,
      body: { data: [], has_more: false, next_cursor: null },
    })
  })

  it('rejects a cursor of another customer', async () => {
    const tenant = await api.tenant()
    const { customer_id } = await aSetupLink(tenant)
    await aSetupLink(tenant, {}, customer_id)
    const { id: other } = await tenant.addCustomer('Other')
    const cursor = (await send(tenant, { params: { customer_id }, query: { limit: 1 } })).body.next_cursor
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(tenant, { params: { customer_id: other }, query: { cursor } })).toMatchObject(refused)
  })
})

function idOf(link: { id: string }): string {
  return link.id
}
