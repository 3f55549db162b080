import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { send as sendTo } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getAccount', (send) => {
  it('returns an account as the list shows it, whatever its state', async () => {
    const tenant = await api.tenant()
    const customer = await tenant.addCustomer('Fjord Coffee')
    await tenant.addAccount({ customer: customer.id })
    await tenant.addAccount({ verified: false })
    const { data: listed } = (await sendTo('listAccounts', tenant)).body
    expect(listed).toHaveLength(3)
    for (const account of listed) {
      const { phone_number_id } = account
      expect(await send(tenant, { params: { phone_number_id } })).toMatchObject({
        status: 200,
        body: { data: account },
      })
    }
  })
})
