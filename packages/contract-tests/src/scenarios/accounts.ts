import { expectMatch, expectThat } from '../checks/expect.ts'
import { scenariosOf } from './scenario.ts'

export const accounts = scenariosOf('accounts', (scenario) => {
  scenario('lists the account under test', async ({ channel, account }) => {
    const list = await Array.fromAsync(channel.paginate('/v1/accounts', { params: { query: { limit: 100 } } }))
    const found = list.find(({ phone_number_id }) => phone_number_id === account)
    expectMatch(found, { object: 'channel_account', phone_number_id: account, verified: true })
    const ids = new Set(list.map(({ id }) => id))
    expectThat(ids.size === list.length, 'body /data', 'each account once', list.length)
  })
})
