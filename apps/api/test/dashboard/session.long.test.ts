import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { failure } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const findSessions = statement('test_find_sessions', 'SELECT * FROM sign_in_sessions WHERE user_id = $1')

it('signs a user in with a cookie that scripts cannot read', async () => {
  const user = await aDashboardUser(api)
  const { status, headers, body } = await user.signIn()
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      data: { object: 'session', role: 'owner', user: { id: user.id, email: user.email }, second_factor: false },
    },
  })
  const [cookie] = headers.getSetCookie()
  expect(cookie).toMatch(/^channel\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  const found = await user.send('GET', '/dashboard/session')
  expect(found.body.data).toEqual(body.data)
  expect(found.body.data.organization.id).toBe(user.organizationId)
})

it('stores nothing of a session that signs in', async () => {
  const user = await aDashboardUser(api)
  await user.signIn()
  const [token = ''] = decodeURIComponent(user.cookie.split('=')[1] ?? '').split('.')
  expect(token.length).toBeGreaterThan(20)
  const sessions = await api.dependencies.database.query(findSessions, [user.id])
  expect(sessions.length).toBeGreaterThan(0)
  expect(JSON.stringify(sessions)).not.toContain(token)
})

it('accepts an email address in any letter case', async () => {
  const { email } = await aDashboardUser(api)
  const body = { email: email.toUpperCase(), password: testPassword }
  expect(await sendFromBrowser(api.url, 'POST', '/dashboard/session', { body })).toMatchObject({ status: 201 })
})

it('makes the cookie Secure behind https', async () => {
  const secure = await startApi({ publicUrl: 'https://channel.example.com' })
  const user = await aDashboardUser(secure)
  expect(user.cookie).toMatch(/^__Secure-channel\.session_token=/)
  expect(await user.send('GET', '/dashboard/session')).toMatchObject({ status: 200 })
})

it('responds alike to an unknown address and a wrong password', async () => {
  const user = await aDashboardUser(api)
  const wrong = await user.signIn('a wrong password')
  const body = { email: 'nobody@example.com', password: 'a wrong password' }
  const unknown = await sendFromBrowser(api.url, 'POST', '/dashboard/session', { body })
  expect(wrong).toMatchObject(failure(401, 'invalid_credentials'))
  const { request_id: _, ...error } = wrong.body.error
  expect(unknown).toMatchObject({ status: 401, body: { error } })
  expect(unknown.headers.getSetCookie()).toEqual([])
})

it('ends the session at once when the user signs out', async () => {
  const user = await aDashboardUser(api)
  const { status, headers, body } = await user.send('DELETE', '/dashboard/session')
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { object: 'session', deleted: true } } })
  expect(headers.getSetCookie()[0]).toMatch(/^channel\.session_token=; Max-Age=0/)
  expect(await user.send('GET', '/dashboard/session')).toMatchObject(failure(401, 'unauthenticated'))
})

it('limits the attempts to sign in to one account', async () => {
  const user = await aDashboardUser(api)
  let last = await user.signIn('a wrong password')
  for (let attempt = 0; attempt < 10 && last.status === 401; attempt++) last = await user.signIn('a wrong password')
  expect(last).toMatchObject(failure(429, 'rate_limit_exceeded'))
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await user.signIn()).toMatchObject({ status: 429 })
  const owner = await aDashboardUser(api, { organizationId: user.organizationId })
  const { data } = (await owner.send('GET', `/dashboard/audit_log?user_id=${user.id}&action=createSession`)).body
  const reasons = data.map(({ details }: { details: { reason: string } | null }) => details?.reason)
  expect(reasons.filter((reason: string) => reason === 'rate_limit_exceeded')).toHaveLength(1)
})
