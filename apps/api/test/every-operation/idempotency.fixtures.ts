import { describe, expect, it } from 'vitest'
import { failure, invalidField } from '../support/expectations.ts'
import { allOperations, type OperationId, operations } from '../support/operations.ts'
import { head, rawRequest } from '../support/raw-request.ts'
import { fill, type RequestParts, send } from '../support/send.ts'
import type { TestApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'
import { validRequests } from '../support/valid-requests.ts'
import { whileInProgress } from '../support/while-in-progress.ts'

export const posts = allOperations.filter(({ method }) => method === 'POST').map(({ id }) => id)
/** What one mechanism does for all is tested with these: in a transaction, after a call of the provider, with a file. */
export const samples: readonly OperationId[] = ['createLabel', 'createTemplate', 'createMedia']

let keys = 0

export function newKey(): string {
  keys++
  return `key-${keys}`
}

const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc\r\n--b--\r\n'

export const withKey = (parts: RequestParts, key: string) => ({ ...parts, headers: { 'Idempotency-Key': key } })
export const inProgress = failure(409, 'idempotency_in_progress', 'Idempotency-Key')
export const reused = failure(422, 'idempotency_key_reuse', 'Idempotency-Key')

/** Tests of the operations with keys that are in use, used or invalid. The long tests have those that are no samples. */
export function describeUsedKeys(api: TestApi, tenant: Tenant, ids: readonly OperationId[]): void {
  const whileInUse = (key: string, work: () => Promise<void>) =>
    whileInProgress(api.dependencies.database, tenant.organizationId, key, work)

  describe.each(ids)('%s', (id) => {
    it('returns 409 while a request with the same key is in progress', async () => {
      const parts = await validRequests[id](tenant)
      const key = newKey()
      await whileInUse(key, async () => {
        const response = await send(id, tenant, withKey(parts, key))
        expect(response).toMatchObject(inProgress)
        expect(response.headers.get('retry-after')).toBe('1')
        expect(response.headers.get('idempotent-replayed')).not.toBe('true')
      })
      expect((await send(id, tenant, withKey(parts, key))).status).toBeLessThan(300)
    })

    it('rejects the key of another request', async () => {
      const key = newKey()
      const label = await validRequests.createLabel(tenant)
      expect(await send('createLabel', tenant, withKey(label, key))).toMatchObject({ status: 201 })
      expect(await send(id, tenant, withKey(await validRequests[id](tenant), key))).toMatchObject(reused)
    })

    it('treats the same key of another organization as a different key', async () => {
      const other = await api.tenant()
      const key = newKey()
      const [mine, theirs] = [await validRequests[id](tenant), await validRequests[id](other)]
      expect((await send(id, tenant, withKey(mine, key))).status).toBeLessThan(300)
      const response = await send(id, other, withKey(theirs, key))
      expect(response.status).toBeLessThan(300)
      expect(response.headers.get('idempotent-replayed')).not.toBe('true')
    })

    it.each(['', ' ', 'a b', 'kéy', 'k'.repeat(256)])('refuses the malformed key %j', async (key) => {
      const path = fill(operations[id].path, (await validRequests[id](tenant)).params ?? {})
      const body = operations[id].hasForm ? form : (JSON.stringify((await validRequests[id](tenant)).body) ?? '')
      const type = operations[id].hasForm ? 'multipart/form-data; boundary=b' : 'application/json'
      const lines = [`Authorization: Bearer ${tenant.key}`, `Content-Type: ${type}`, `Idempotency-Key: ${key}`]
      const bytes = Buffer.from(head(`POST ${path} HTTP/1.1`, ...lines, `Content-Length: ${body.length}`), 'latin1')
      expect(await rawRequest(api.url, bytes, body)).toMatchObject(invalidField('Idempotency-Key'))
    })
  })
}
