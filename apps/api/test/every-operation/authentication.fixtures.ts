import type { OperationId } from '@channel/contract/types'
import { describe, expect, it } from 'vitest'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { successStatus } from '../support/success-status.ts'
import type { Tenant } from '../support/tenant.ts'
import { validRequests } from '../support/valid-requests.ts'

/** One read and one write are tested with every form of the header; the long tests do so for all operations. */
export const sample: readonly OperationId[] = ['listContacts', 'createContact']

/** Tests of each operation with headers that the service accepts, and with every one that it rejects. */
export async function describeKeys(tenant: Tenant, ids: readonly OperationId[]): Promise<void> {
  // Each request of an operation on subscriptions has one of its own.
  await tenant.changeOrganization({ max_webhook_subscriptions: 10_000 })
  const revoked = await tenant.addKey({ revoked: true })
  const expired = await tenant.addKey({ expires_at: '2001-01-01T00:00:00Z' })
  const unknown = `chn_live_${'A'.repeat(24)}`
  const refused = [
    ['invalid_api_key', ''],
    ['invalid_api_key', 'Bearer'],
    ['invalid_api_key', `Basic ${Buffer.from(`${tenant.key}:`).toString('base64')}`],
    ['invalid_api_key', tenant.key],
    ['invalid_api_key', `Bearer ${tenant.key} ${tenant.key}`],
    ['invalid_api_key', `Bearer ${tenant.key}, Bearer ${tenant.key}`],
    ['invalid_api_key', `Bearer ${tenant.key}x`],
    ['invalid_api_key', `Bearer ${tenant.key.replace('live', 'test')}`],
    ['invalid_api_key', `Bearer x${tenant.key.slice(1)}`],
    ['invalid_api_key', `Bearer ${unknown}`],
    ['revoked_api_key', `Bearer ${revoked}`],
    ['expired_api_key', `Bearer ${expired}`],
  ] as const

  describe.each(ids)('%s', (id) => {
    it('accepts the scheme in any case', async () => {
      const headers = { Authorization: `bEARER  ${tenant.key}` }
      const { status } = await send(id, tenant, { ...(await validRequests[id](tenant)), headers })
      expect(status).toBe(successStatus(id))
    })

    it.each(refused)('returns %s for Authorization: %s', async (code, Authorization) => {
      const response = await send(id, tenant, { ...(await validRequests[id](tenant)), headers: { Authorization } })
      expect(response).toMatchObject(failure(401, code))
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    })
  })
}
