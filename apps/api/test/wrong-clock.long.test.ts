import { wrongClock } from '@channel/test-kit/wrong-clock'
import { expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { request, send } from './support/send.ts'
import { aSetupLink } from './support/setup-links.ts'
import { startApi } from './support/start-api.ts'

const dayMs = 24 * 3_600_000
const api = await startApi()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

it.each([
  ['ahead of', 25 * 3_600_000],
  ['behind', -25 * 3_600_000],
])('warns of a clock that is 25 hours %s the database’s, in the log and on /ready', async (words, aheadMs) => {
  const { url, logged } = await startApiProcess(wrongClock(aheadMs))
  const detail = `the clock of this process is 90000 s ${words} the database's`
  expect(await request(`${url}/ready`)).toMatchObject({
    status: 200,
    body: { status: 'ready', warnings: [{ code: 'clock', detail }] },
  })
  const warnings = logged().filter(({ msg }) => msg.startsWith('The clock of this process is wrong'))
  expect(warnings).toMatchObject([{ level: 'warn', aheadMs: expect.any(Number) }])
  expect(Math.abs(Number(warnings[0]?.aheadMs) - aheadMs)).toBeLessThan(5_000)
})

it('neither repeats a request nor lets keys, links and windows expire early if its clock is ahead', async () => {
  const tenant = await api.tenant()
  const ahead = await startApiProcess(wrongClock(25 * 3_600_000))
  const onAhead = { ...tenant, url: ahead.url! }

  const create = { body: { name: 'Nordlys' }, headers: { 'Idempotency-Key': 'one' } }
  const first = await send('createCustomer', tenant, create)
  const again = await send('createCustomer', onAhead, create)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')

  const key = await tenant.addKey({ expires_at: inHours(24) })
  expect((await send('listCustomers', { ...onAhead, key })).status).toBe(200)

  const link = await aSetupLink(tenant)
  const params = { customer_id: link.customer_id, id: link.id }
  expect((await send('getSetupLink', onAhead, { params })).body.data.status).toBe('active')

  const { from } = await tenant.receiveMessage()
  const body = { to: from, type: 'text', text: { body: 'Hello' } }
  expect((await send('sendMessage', onAhead, { body })).status).toBe(202)
})

it('does not accept an expired key if its clock is behind', async () => {
  const tenant = await api.tenant()
  const key = await tenant.addKey({ expires_at: new Date(Date.now() - 1_000).toISOString() })
  const behind = await startApiProcess(wrongClock(-dayMs))
  const response = await send('listCustomers', { ...tenant, key, url: behind.url! })
  expect(response).toMatchObject({ status: 401, body: { error: { code: 'expired_api_key' } } })
})
