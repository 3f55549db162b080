import { statement } from '@channel/db'
import { expect, it, vi } from 'vitest'
import { failure } from './support/expectations.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'

// An address that no URL begins with, so that the URLs of a setup link are not valid.
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
  const logged: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  // `send` throws for a response that does not fit the contract.
  const sent = send('createSetupLink', tenant, { params: { customer_id }, body: {}, headers })
  const settled = await sent.catch((error: Error) => error).finally(() => write.mockRestore())
  const [committed] = await api.dependencies.database.query(countCommitted, [tenant.organizationId])
  return { settled, logged, committed }
}

it.each([[{}], [{ 'Idempotency-Key': 'once' }]])('commits nothing of such a request: %j', async (headers) => {
  const { settled, committed } = await createSetupLink(true, headers)
  expect(settled).toMatchObject({ status: 500 })
  expect(committed).toEqual({ links: 0, stored: 0 })
})

it('answers 500 instead of a response that does not fit the contract, and logs the place alone', async () => {
  const { settled, logged } = await createSetupLink(true)
  expect(settled).toMatchObject(failure(500, 'internal_error'))
  expect(JSON.stringify(settled)).not.toContain('redirect_url')
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '').message).toBe(
    'createSetupLink responded 201 with body.data.success_redirect_url, which must be a URI',
  )
})

it('sends it where responses are not validated', async () => {
  const { settled, logged, committed } = await createSetupLink(false)
  expect(String(settled)).toMatch(/createSetupLink .* \S+ answered 201 against the contract:\n.*_url/)
  expect(logged).toEqual([])
  expect(committed).toEqual({ links: 1, stored: 0 })
})
