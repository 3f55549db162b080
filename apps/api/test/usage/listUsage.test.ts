import { applyStatus } from '@channel/core/messages'
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { send as call } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()
const today = new Date().toISOString().slice(0, 10)

/** Sends a message to a Norwegian number, for which the provider then reports a price. */
async function sendPriced(tenant: Tenant, category: string): Promise<void> {
  const { from: to } = await tenant.receiveMessage({ from: { phone_number: '+4790123456' } })
  const sent = await call('sendMessage', tenant, { body: { to, type: 'text', text: { body: 'Hello' } } })
  const report = {
    phone_number_id: tenant.account.phone_number_id,
    provider_message_id: `wamid.${sent.body.data.id}`,
    message_id: sent.body.data.id,
    status: 'delivered' as const,
    at: new Date().toISOString(),
    pricing: { billable: true, category, type: 'regular', model: 'PMP' },
  }
  const scope = { organizationId: tenant.organizationId, mediaBaseUrl: 'https://media.example.com' }
  await api.dependencies.database.transaction((tx) => applyStatus(tx, scope, report))
}

describeOperation('listUsage', (send) => {
  it('counts what the provider has priced, page by page', async () => {
    const tenant = await api.tenant()
    await sendPriced(await api.tenant(), 'utility')
    for (const category of ['utility', 'marketing', 'utility']) await sendPriced(tenant, category)
    const none = { phone_number_id: null, customer_id: null, type: null, country: null, billable: null }
    const counts = [
      { object: 'usage', day: today, ...none, category: 'marketing', count: 1 },
      { object: 'usage', day: today, ...none, category: 'utility', count: 2 },
    ]
    const query = { group_by: ['day', 'category'], limit: 1 }
    expect(await fetchPages(send, tenant, query)).toEqual(counts.map((count) => [count]))
    expect((await send(tenant)).body.data).toMatchObject([{ day: today, category: null, count: 3 }])
    const filters = { country: 'NO', billable: 'true', phone_number_id: tenant.account.phone_number_id }
    expect((await send(tenant, { query: filters })).body.data).toMatchObject([{ count: 3 }])
    expect((await send(tenant, { query: { ...filters, country: 'SE' } })).body.data).toEqual([])
  })

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'from'],
    [{ group_by: 'day,category' }, 'group_by[0]'],
    [{ group_by: ['day', 'day'] }, 'group_by[1]'],
  ])('rejects %j', async (query, param) => {
    expect(await send(await api.tenant(), { query })).toMatchObject(invalidField(param))
  })
})
