import { expectEqual, expectMatch, expectThat } from '../checks/expect.ts'
import { invalid } from '../checks/expect-refusal.ts'
import { givenCustomer, newCustomer } from './given.ts'
import { scenariosOf } from './scenario.ts'

export const accounts = scenariosOf('accounts', (scenario, refuses) => {
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

  refuses('rejects an unknown status', 'listAccounts', invalid('status'), () => ({ query: { status: 'lost' } }))
})
