import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { request } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi({ limits: { read: 100, write: 0 } })
const tenant = await api.tenant()
const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
/** The calls of the last two hours, because an hour may end during the test. */
const calls = (body: { data: { hours: { log_2xx: number }[] } }) =>
  body.data.hours.slice(-2).reduce((sum, { log_2xx }) => sum + log_2xx, 0)
const get = (query = '', by = user) => by.send('GET', `/dashboard/figures${query}`)

it("shows the organization's figures, webhooks and use of its rate limits", async () => {
  await request(`${api.url}/v1/labels`, { headers: { Authorization: `Bearer ${tenant.key}` } })
  await expect.poll(async () => calls((await get()).body), { timeout: 120_000 }).toBe(1)
  const { body } = await get()
  expect(body.data.hours).toHaveLength(24)
  expect(body.data).toMatchObject({
    object: 'figures',
    webhooks: { working: 0, failing: 0, disabled: 0, unhealthy: [] },
    rate_limits: { read: { limit: 100, remaining: 99 }, write: null },
  })
  const stranger = await aDashboardUser(api)
  const foreign = await get('', stranger)
  expect(calls(foreign.body)).toBe(0)
  expect(foreign.body.data.rate_limits.read).toEqual({ limit: 100, remaining: 100, resets_in_seconds: 60 })
})

it('refuses a range that is too long', async () => {
  expect(await get('?from=2026-01-01T00:00:00Z&to=2026-03-01T00:00:00Z')).toMatchObject({
    status: 400,
    body: { error: { param: 'from' } },
  })
  expect(await get('?from=2026-01-01')).toMatchObject({ status: 400, body: { error: { param: 'from' } } })
})
