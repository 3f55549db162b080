import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listAccounts', (send) => {
  it("lists the organization's accounts, newest first, page by page", async () => {
    const tenant = await api.tenant()
    await api.tenant()
    const second = await tenant.addAccount()
    const third = await tenant.addAccount({ verified: false })
    const expected = [third, second, tenant.account].map((account) => account.phone_number_id)
    const { body } = await send(tenant)
    expect(body.data.map(phoneNumberIdOf)).toEqual(expected)
    expect(body.data.map((account: { verified: boolean }) => account.verified)).toEqual([false, true, true])
    expect(body.data[2]).toMatchObject({
      object: 'channel_account',
      phone_number: tenant.account.phone_number,
      status: 'connected',
      customer: null,
    })
    const pages = await fetchPages(send, tenant, { limit: 1 })
    expect(pages.flat().map(phoneNumberIdOf)).toEqual(expected)
  })

  it('filters by customer and status', async () => {
    const tenant = await api.tenant({ plan: 'platform' })
    const customer = await tenant.addCustomer('Fjord Coffee')
    const account = await tenant.addAccount({ customer: customer.id })
    const { body } = await send(tenant, { query: { customer_id: customer.id, status: 'connected' } })
    expect(body.data).toMatchObject([{ id: account.id, customer: { id: customer.id, name: 'Fjord Coffee' } }])
    expect((await send(tenant, { query: { status: 'restricted' } })).body.data).toEqual([])
    expect((await send(tenant, { query: { customer_id: 'cus_unknown' } })).body.data).toEqual([])
  })
})

function phoneNumberIdOf(account: { phone_number_id: string }): string {
  return account.phone_number_id
}
