import { expectEqual, expectMatch, expectThat } from '../checks/expect.ts'
import { onAccount } from './given-paths.ts'
import { scenariosOf } from './scenario.ts'

export const accounts = scenariosOf('accounts', (scenario) => {
  scenario('lists the account under test', async ({ channel, account }) => {
    const list = await Array.fromAsync(channel.paginate('/v1/accounts', { params: { query: { limit: 100 } } }))
    const found = list.find(({ phone_number_id }) => phone_number_id === account)
    expectMatch(found, { object: 'channel_account', phone_number_id: account, verified: true })
    const ids = new Set(list.map(({ id }) => id))
    expectThat(ids.size === list.length, 'body /data', 'each account once', list.length)
  })

  scenario('reads one as the list shows it', async (target) => {
    const { channel, account, isMock } = target
    const list = await Array.fromAsync(channel.paginate('/v1/accounts', { params: { query: { limit: 100 } } }))
    const { data } = await channel.get('/v1/accounts/{phone_number_id}', { params: onAccount(target) })
    expectMatch(data, { object: 'channel_account', phone_number_id: account })
    if (!isMock)
      expectEqual(
        data,
        list.find(({ phone_number_id }) => phone_number_id === account),
      )
  })
})
