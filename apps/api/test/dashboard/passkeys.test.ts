import { expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const unstorable = '{"id":"\\u0000","response":{"transports":["\\u0000"]}}'

it.each(['{"id":"x","response":{}}', unstorable])('refuses the credential %s', async (credential) => {
  const user = await aDashboardUser(api)
  const refused = failure(400, 'invalid_field_value', 'credential')
  const cookieFor = async (path: string, cookie: string) => {
    const { headers } = await sendFromBrowser(api.url, 'POST', path, { body: {}, headers: { cookie } })
    return [cookie, ...headers.getSetCookie().map((each) => each.split(';')[0])].join('; ')
  }
  const ofUser = { cookie: await cookieFor('/dashboard/passkeys/challenge', user.cookie) }
  const body = { name: 'Laptop', credential }
  expect(await user.send('POST', '/dashboard/passkeys', { body, headers: ofUser })).toMatchObject(refused)
  const headers = { cookie: await cookieFor('/dashboard/session/challenge', '') }
  const signIn = await sendFromBrowser(api.url, 'POST', '/dashboard/session/passkey', { body: { credential }, headers })
  expect(signIn).toMatchObject(credential === unstorable ? refused : failure(401, 'invalid_passkey'))
})

it('binds passkeys to localhost at the address of this machine', async () => {
  const user = await aDashboardUser(api)
  const { body } = await user.send('POST', '/dashboard/passkeys/challenge', { body: {} })
  expect(JSON.parse(body.data.public_key).rp).toMatchObject({ id: 'localhost' })
  expect((await user.send('GET', '/dashboard/sign_in_methods')).body.data).toMatchObject({ passkeys: true })
})
