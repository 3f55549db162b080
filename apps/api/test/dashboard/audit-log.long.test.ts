import { expect, it } from 'vitest'
import { aDashboardUser, testPassword } from '../support/dashboard.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

it('records every sign-in and every write of a session, with who, when, from where and what', async () => {
  const user = await aDashboardUser(api)
  await user.signIn('a wrong password')
  const created = await user.send('POST', '/dashboard/v1/labels', {
    body: { name: 'VIP' },
    headers: { 'user-agent': 'Mozilla/5.0' },
  })
  const { id } = created.body.data
  await user.send('PATCH', `/dashboard/v1/labels/${id}`, { body: { name: 'Very important' } })
  await user.send('POST', '/dashboard/v1/labels', { body: { name: '' } })
  await user.send('GET', '/dashboard/v1/labels')
  const { body } = await user.send('GET', '/dashboard/audit_log')
  const who = { id: user.id, name: 'Ada Lovelace', email: user.email }
  expect(body.data).toMatchObject([
    { action: 'updateLabel', outcome: 'succeeded', user: who, target_id: id },
    {
      ...{ action: 'createLabel', outcome: 'succeeded', user: who, target_id: id, details: null },
      ...{ ip: '127.0.0.1', user_agent: 'Mozilla/5.0', request_id: created.body.request_id },
    },
    { action: 'createSession', outcome: 'refused', user: who, details: { reason: 'invalid_credentials' } },
    { action: 'createSession', outcome: 'succeeded', user: who, target_id: expect.stringMatching(/^ses_/) },
  ])
})

it('does not record that a user reads, also a conversation, which is marked as read', async () => {
  const tenant = await api.tenant()
  const { conversation_id } = await tenant.receiveMessage()
  const user = await aDashboardUser(api, { organizationId: tenant.organizationId })
  const path = `/dashboard/v1/${tenant.account.phone_number_id}/conversations/${conversation_id}`
  expect(await user.send('GET', path)).toMatchObject({ status: 200 })
  expect(await user.send('POST', `${path}/read`, { body: {} })).toMatchObject({ status: 200 })
  const { body } = await user.send('GET', '/dashboard/audit_log')
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['createSession'])
})

it('records a write once, even if the request is repeated with its Idempotency-Key', async () => {
  const user = await aDashboardUser(api)
  const create = () =>
    user.send('POST', '/dashboard/v1/labels', { body: { name: 'VIP' }, headers: { 'idempotency-key': 'once' } })
  expect((await create()).body).toEqual((await create()).body)
  const { body } = await user.send('GET', '/dashboard/audit_log?action=createLabel')
  expect(body.data).toHaveLength(1)
})

it('lists in pages, filtered by user, and only the entries of the organization', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  await member.send('POST', '/dashboard/v1/labels', { body: { name: 'VIP' } })
  const first = await owner.send('GET', '/dashboard/audit_log?limit=2')
  expect(first.body).toMatchObject({ data: [{ action: 'createLabel' }, { action: 'createSession' }], has_more: true })
  const next = await owner.send('GET', `/dashboard/audit_log?limit=2&cursor=${first.body.next_cursor}`)
  expect(next.body).toMatchObject({ data: [{ user: { id: owner.id } }], has_more: false })
  const filtered = await owner.send('GET', `/dashboard/audit_log?user_id=${owner.id}`)
  expect(filtered.body.data).toEqual(next.body.data)
  const stranger = await aDashboardUser(api)
  const { body } = await stranger.send('GET', '/dashboard/audit_log')
  expect(body.data.map((entry: { user: { id: string } }) => entry.user.id)).toEqual([stranger.id])
})

it('filters by time, and exports what the filters select', async () => {
  const user = await aDashboardUser(api)
  await user.send('PATCH', '/dashboard/profile', { body: { name: '=1+1' } })
  await user.send('POST', '/dashboard/v1/labels', { body: { name: 'VIP' } })
  const { data } = (await user.send('GET', '/dashboard/audit_log')).body
  const [label, rename] = data
  const select = `created_after=${rename.created_at}&created_before=${label.created_at}`
  const filtered = await user.send('GET', `/dashboard/audit_log?${select}`)
  expect(filtered.body.data).toEqual([rename])
  const file = await fetch(`${api.url}/dashboard/audit_log/export?${select}`, { headers: { cookie: user.cookie } })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
  const [header, line, ...rest] = (await file.text()).split('\r\n')
  expect(header).toMatch(/^created_at,id,action,outcome,user_id,/)
  expect(line).toContain(`${rename.created_at},${rename.id},updateProfile,succeeded,${user.id},`)
  expect(line).toContain('"{""name"":""=1+1""}"')
  expect(rest).toEqual([''])
})

it('records who has access: keys, invitations, roles and second factors', async () => {
  const owner = await aDashboardUser(api)
  const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
  const key = (await owner.send('POST', '/dashboard/api_keys', { body: { name: 'Shop' } })).body.data
  await owner.send('DELETE', `/dashboard/api_keys/${key.id}`)
  const path = `/dashboard/members/${member.id}`
  await owner.send('PATCH', path, { body: { role: 'owner' } })
  await owner.send('DELETE', path)
  await owner.send('POST', '/dashboard/second_factor', { body: { password: testPassword } })
  const { data } = (await owner.send('GET', `/dashboard/audit_log?user_id=${owner.id}`)).body
  expect(data).toMatchObject([
    { action: 'createSecondFactor', details: null },
    { action: 'deleteMember', target_id: member.id },
    { action: 'updateMember', target_id: member.id, details: { email: member.email, role: 'owner' } },
    { action: 'deleteApiKey', target_id: key.id, details: { name: 'Shop' } },
    { action: 'createApiKey', target_id: key.id, details: { name: 'Shop', display: key.display } },
    { action: 'createSession' },
  ])
  expect(JSON.stringify(data)).not.toContain(key.key)
})
