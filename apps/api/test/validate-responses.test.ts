import { statement } from '@channel/db'
import { expect, it } from 'vitest'
import { failure } from './support/expectations.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'

// This is not a valid base address, so the URLs of a setup link are invalid.
const misconfigured = { publicUrl: 'nowhere' }

const countCommitted = statement(
  'test_count_committed',
  `SELECT (SELECT count(*)::int FROM customer_setup_links WHERE organization_id = $1) AS links,
          (SELECT count(*)::int FROM idempotency_records WHERE organization_id = $1) AS stored`,
)

async function createSetupLink(validateResponses: boolean, headers: Record<string, string> = {}) {
  const api = await startApi({ ...misconfigured, validateResponses })
  const tenant = await api.tenant()
  const { id: customer_id } = await tenant.addCustomer('Nordlys')
  // `send` throws for an invalid response.
  const sent = send('createSetupLink', tenant, { params: { customer_id }, body: {}, headers })
  const settled = await sent.catch((error: Error) => error)
  const [committed] = await api.dependencies.database.query(countCommitted, [tenant.organizationId])
  return { settled, logged: api.logged, committed }
}

it.each([[{}], [{ 'Idempotency-Key': 'once' }]])('commits nothing of such a request: %j', async (headers) => {
  const { settled, committed } = await createSetupLink(true, headers)
  expect(settled).toMatchObject({ status: 500 })
  expect(committed).toEqual({ links: 0, stored: 0 })
})

it('returns 500 instead of an invalid response, and logs only the path', async () => {
  const { settled, logged } = await createSetupLink(true)
  expect(settled).toMatchObject(failure(500, 'internal_error'))
  expect(JSON.stringify(settled)).not.toContain('redirect_url')
  expect(logged).toMatchObject([
    { err: { message: 'createSetupLink responded 201 with body.data.success_redirect_url, which must be a URI' } },
  ])
  expect(logged).toHaveLength(1)
})

it('sends an invalid response if responses are not validated', async () => {
  const { settled, logged, committed } = await createSetupLink(false)
  expect(String(settled)).toMatch(/createSetupLink .* \S+ responded with 201, which violates the contract:\n.*_url/)
  expect(logged).toEqual([])
  expect(committed).toEqual({ links: 1, stored: 0 })
})
