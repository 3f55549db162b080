import { expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser, testPassword } from '../support/dashboard.ts'
import { failure, invalidField, notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { totpOf } from '../support/totp.ts'

const api = await startApi()

it('changes the password, and ends the other sessions', async () => {
  const user = await aDashboardUser(api, { role: 'read_only' })
  const elsewhere = user.cookie
  await user.signIn()
  const change = (current_password: string) =>
    user.send('PATCH', '/dashboard/password', { body: { current_password, new_password: 'quite another password' } })
  expect(await change('a wrong password')).toMatchObject(invalidField('current_password'))
  expect(await change(testPassword)).toMatchObject({ status: 200, body: { data: { changed: true } } })
  expect(await user.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
  expect(await user.send('GET', '/dashboard/session', { headers: { cookie: elsewhere } })).toMatchObject({
    status: 401,
  })
  expect(await user.signIn('quite another password')).toMatchObject({ status: 201 })
})

it('changes the name, also where conversations are assigned', async () => {
  const user = await aDashboardUser(api, { role: 'read_only' })
  const owner = await aDashboardUser(api, { organizationId: user.organizationId })
  const rename = (name: string) => user.send('PATCH', '/dashboard/profile', { body: { name } })
  expect(await rename('Ada King')).toMatchObject({ status: 200, body: { data: { id: user.id, name: 'Ada King' } } })
  expect((await user.send('GET', '/dashboard/session')).body.data.user.name).toBe('Ada King')
  const { data } = (await owner.send('GET', '/dashboard/v1/users')).body
  expect(data).toMatchObject([{ id: owner.id }, { id: user.id, name: 'Ada King' }])
  expect(await rename(' ')).toMatchObject(invalidField('name'))
})

it('lists and ends the own sessions, and no others', async () => {
  const user = await aDashboardUser(api)
  const first = user.cookie
  await user.signIn()
  const { data } = (await user.send('GET', '/dashboard/sessions')).body
  expect(data).toMatchObject([
    { object: 'user_session', current: true, ip: '127.0.0.1' },
    { object: 'user_session', current: false },
  ])
  const path = `/dashboard/sessions/${data[1].id}`
  const colleague = await aDashboardUser(api, { organizationId: user.organizationId })
  expect(await colleague.send('DELETE', path)).toMatchObject(notFound)
  expect(await user.send('DELETE', path)).toMatchObject({ status: 200 })
  expect(await user.send('GET', '/dashboard/session', { headers: { cookie: first } })).toMatchObject({ status: 401 })
  expect((await user.send('GET', '/dashboard/sessions')).body.data).toHaveLength(1)
})

it('ends all other sessions of the user at once', async () => {
  const user = await aDashboardUser(api, { role: 'read_only' })
  const colleague = await aDashboardUser(api, { organizationId: user.organizationId })
  const elsewhere = [user.cookie]
  await user.signIn()
  elsewhere.push(user.cookie)
  await user.signIn()
  const endOthers = () => user.send('DELETE', '/dashboard/sessions')
  expect(await endOthers()).toMatchObject({ status: 200, body: { data: { object: 'user_sessions', count: 2 } } })
  for (const cookie of elsewhere)
    expect(await user.send('GET', '/dashboard/session', { headers: { cookie } })).toMatchObject({ status: 401 })
  expect(await user.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
  expect(await colleague.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
  expect((await endOthers()).body.data.count).toBe(0)
})

const adoptCookie = (user: DashboardUser, headers: Headers) => {
  user.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

it('signs in with a second factor', async () => {
  const user = await aDashboardUser(api)
  const enrol = (password: string) => user.send('POST', '/dashboard/second_factor', { body: { password } })
  expect(await enrol('a wrong password')).toMatchObject(invalidField('password'))
  await enrol(testPassword)
  const { status, body } = await enrol(testPassword)
  expect(status).toBe(201)
  const { totp_uri } = body.data
  const activate = (code: string) => user.send('PATCH', '/dashboard/second_factor', { body: { enabled: true, code } })
  expect(await activate('000000')).toMatchObject(invalidField('code'))
  const activated = await activate(totpOf(totp_uri))
  expect(activated).toMatchObject({ status: 200, body: { data: { enabled: true } } })
  adoptCookie(user, activated.headers)
  expect((await user.send('GET', '/dashboard/session')).body.data.second_factor).toBe(true)
  expect(await enrol(testPassword)).toMatchObject(failure(409, 'second_factor_enabled'))

  expect(await user.signIn()).toMatchObject(failure(401, 'second_factor_required', 'code'))
  expect(await user.signIn(testPassword, '000000')).toMatchObject(failure(401, 'invalid_second_factor', 'code'))
  const code = totpOf(totp_uri)
  const attempts = await Promise.all([1, 2, 3].map(() => user.signIn(testPassword, code)))
  expect(attempts.map(({ status }) => status).toSorted()).toEqual([201, 401, 401])
  expect(await user.signIn(testPassword, code)).toMatchObject(failure(401, 'invalid_second_factor', 'code'))
  const { body: sessions } = await user.send('GET', '/dashboard/sessions')
  expect(sessions.data).toHaveLength(2)
})

it('signs in with each recovery code once, and removes the second factor', async () => {
  const user = await aDashboardUser(api)
  const { body } = await user.send('POST', '/dashboard/second_factor', { body: { password: testPassword } })
  const code = totpOf(body.data.totp_uri)
  adoptCookie(user, (await user.send('PATCH', '/dashboard/second_factor', { body: { enabled: true, code } })).headers)
  const [recovery] = body.data.recovery_codes
  expect(await user.signIn(testPassword, recovery)).toMatchObject({ status: 201 })
  expect(await user.signIn(testPassword, recovery)).toMatchObject(failure(401, 'invalid_second_factor'))
  const remove = (password?: string) =>
    user.send('PATCH', '/dashboard/second_factor', { body: { enabled: false, password } })
  expect(await remove()).toMatchObject(invalidField('password'))
  expect(await remove(testPassword)).toMatchObject({ status: 200, body: { data: { enabled: false } } })
  expect(await user.signIn()).toMatchObject({ status: 201, body: { data: { second_factor: false } } })
})
