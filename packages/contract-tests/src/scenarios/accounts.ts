import { expectEqual, expectMatch, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import { givenCustomer, newCustomer } from './given.ts'
import { scenariosOf } from './scenario.ts'

export const accounts = scenariosOf('accounts', (scenario) => {
  scenario('lists the account under test', async ({ channel, account }) => {
    const list = await Array.fromAsync(channel.paginate('/v1/accounts', { params: { query: { limit: 100 } } }))
    const found = list.find(({ phone_number_id }) => phone_number_id === account)
    expectMatch(found, { object: 'channel_account', phone_number_id: account, verified: true })
    const ids = new Set(list.map(({ id }) => id))
    expectThat(ids.size === list.length, 'body /data', 'each account once', list.length)
  })

  scenario('filters the list of accounts', async (target) => {
    const customer_id = target.session.mayWrite ? await newCustomer(target) : await givenCustomer(target)
    const params = { query: { customer_id } }
    const { data } = await target.channel.get('/v1/accounts', { params, ...target.preferring('example=none') })
    if (target.session.mayWrite) return expectEqual(data, [])
    for (const { customer } of data) expectMatch(customer, { id: customer_id })
  })

  scenario('rejects an unknown status', (target) => {
    const refusal = { status: 400, code: 'invalid_field_value', param: 'status' } as const
    return expectRefusal(target.send('listAccounts', { query: { status: 'lost' } }), refusal)
  })
})
