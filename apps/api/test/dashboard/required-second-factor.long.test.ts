import { dashboardRoutes, publicRoutesOfDashboard } from '@channel/contract/dashboard/routes'
import { describe, expect, it } from 'vitest'
import { aDashboardUser, type DashboardUser, testPassword } from '../support/dashboard.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'
import { totpOf } from '../support/totp.ts'

const api = await startApi()
const missing = failure(403, 'second_factor_missing')

function adoptCookie(user: DashboardUser, headers: Headers): void {
  user.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Sets up an authenticator app. @returns its URI and a recovery code */
async function enrol(user: DashboardUser): Promise<{ uri: string; recoveryCode: string }> {
  const { body } = await user.send('POST', '/dashboard/second_factor', { body: { password: testPassword } })
  const { totp_uri: uri, recovery_codes: codes } = body.data
  const code = totpOf(uri)
  const activated = await user.send('PATCH', '/dashboard/second_factor', { body: { enabled: true, code } })
  expect(activated).toMatchObject({ status: 200 })
  adoptCookie(user, activated.headers)
  return { uri, recoveryCode: codes[0] }
}

const setRequirement = (owner: DashboardUser, require_second_factor: boolean) =>
  owner.send('PATCH', '/dashboard/organization', { body: { require_second_factor } })

async function anOwnerWhoRequires(): Promise<{ owner: DashboardUser; recoveryCode: string }> {
  const owner = await aDashboardUser(api)
  const { recoveryCode } = await enrol(owner)
  expect(await setRequirement(owner, true)).toMatchObject({ body: { data: { require_second_factor: true } } })
  return { owner, recoveryCode }
}

it('is required only by an owner who has signed in with a second factor', async () => {
  const owner = await aDashboardUser(api)
  expect(await setRequirement(owner, true)).toMatchObject(missing)
  const elsewhere = owner.cookie
  await owner.signIn()
  await enrol(owner)
  // Another browser in which the owner has signed in with the password alone would be locked out.
  const before = { headers: { cookie: elsewhere }, body: { require_second_factor: true } }
  expect(await owner.send('PATCH', '/dashboard/organization', before)).toMatchObject(missing)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  expect(await setRequirement(member, true)).toMatchObject(failure(403, 'role_not_allowed'))
  expect(await setRequirement(owner, true)).toMatchObject({ status: 200 })
  const { data } = (await owner.send('GET', '/dashboard/audit_log?action=updateOrganization')).body
  expect(data).toMatchObject([{ details: { require_second_factor: true }, user: { id: owner.id } }])
  expect(await owner.send('GET', '/dashboard/organization')).toMatchObject({ status: 200 })
})

it('asks a member without one to set it up, at once and at the next sign-in', async () => {
  const { owner } = await anOwnerWhoRequires()
  const member = await aDashboardUser(api, { role: 'read_only', organizationId: owner.organizationId })
  expect((await member.send('GET', '/dashboard/session')).body.data).toMatchObject({
    second_factor: false,
    second_factor_missing: true,
  })
  expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject(missing)
  const wrong = await member.send('POST', '/dashboard/second_factor', { body: { password: 'not the password' } })
  expect(wrong).toMatchObject(invalidField('password'))
  await enrol(member)
  expect((await member.send('GET', '/dashboard/session')).body.data).toMatchObject({
    second_factor: true,
    second_factor_missing: false,
  })
  expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
  expect((await owner.send('GET', '/dashboard/members')).body.data).toMatchObject([
    { id: member.id, second_factor: true },
    { id: owner.id, second_factor: true },
  ])
})

it('asks a session that began without the second factor to sign in again', async () => {
  const { owner } = await anOwnerWhoRequires()
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  const elsewhere = member.cookie
  await member.signIn()
  const { uri, recoveryCode } = await enrol(member)
  // It could otherwise replace the second factor with the password alone.
  for (const [method, path] of [
    ['GET', '/dashboard/session'],
    ['POST', '/dashboard/second_factor'],
    ['PATCH', '/dashboard/second_factor'],
    ['GET', '/dashboard/v1/labels'],
  ] as const) {
    const response = await member.send(method, path, {
      headers: { cookie: elsewhere },
      body: method === 'GET' ? undefined : {},
    })
    expect(response).toMatchObject(failure(401, 'unauthenticated'))
  }
  expect(await member.signIn(testPassword, totpOf(uri))).toMatchObject({ status: 201 })
  expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
  expect(await member.signIn(testPassword, recoveryCode)).toMatchObject({ status: 201 })
  expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
})

it('keeps the second factor that the organization requires', async () => {
  const { owner } = await anOwnerWhoRequires()
  const remove = () =>
    owner.send('PATCH', '/dashboard/second_factor', { body: { enabled: false, password: testPassword } })
  expect(await remove()).toMatchObject(missing)
  expect(await setRequirement(owner, false)).toMatchObject({ status: 200 })
  expect(await remove()).toMatchObject({ status: 200 })
})

it('lets a member whose second factor an owner has removed set up another one', async () => {
  const { owner } = await anOwnerWhoRequires()
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  await enrol(member)
  expect(await owner.send('DELETE', `/dashboard/members/${member.id}/second_factor`)).toMatchObject({ status: 200 })
  expect(await member.send('GET', '/dashboard/session')).toMatchObject({ status: 401 })
  await member.signIn()
  expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject(missing)
  await enrol(member)
  expect(await member.send('GET', '/dashboard/v1/labels')).toMatchObject({ status: 200 })
})

it('ends the live stream of a session without a second factor', async () => {
  const owner = await aDashboardUser(api)
  await enrol(owner)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  const stream = await fetch(`${api.url}/dashboard/live`, { headers: { cookie: member.cookie } })
  expect(stream.status).toBe(200)
  expect(await setRequirement(owner, true)).toMatchObject({ status: 200 })
  // The service ends it, so all of it can be read.
  await stream.text()
  expect(await member.send('GET', '/dashboard/live')).toMatchObject(missing)
})

describe('without the required second factor', async () => {
  const { owner } = await anOwnerWhoRequires()
  const member = await aDashboardUser(api, { organizationId: owner.organizationId })
  const routes = [...Object.values(dashboardRoutes), ...Object.values(publicRoutesOfDashboard)].filter(
    ({ security }) => security?.length !== 0,
  )
  const setup = [
    'getSession',
    'deleteSession',
    'updateSession',
    'createSecondFactor',
    'updateSecondFactor',
    'createPasskeyChallenge',
    'createPasskey',
  ]

  it('refuses every operation but those to set one up', async () => {
    const allowed: string[] = []
    for (const { operationId, method, path } of routes) {
      if (operationId === 'deleteSession') continue
      const address = path.replaceAll(/\{\w+\}/g, '999999999999')
      const { status, body } = await member.send(method.toUpperCase(), address, method === 'get' ? {} : { body: {} })
      if (status === 403 && body.error.code === 'second_factor_missing') continue
      allowed.push(operationId)
    }
    expect(allowed.toSorted()).toEqual(setup.filter((id) => id !== 'deleteSession').toSorted())
  })

  it('refuses unknown paths too, and lets the user sign out', async () => {
    expect(await member.send('GET', '/dashboard/unknown')).toMatchObject(missing)
    expect(await member.send('DELETE', '/dashboard/session')).toMatchObject({ status: 200 })
  })
})
