import { bodyLimits } from '@channel/contract/routes'
import { describe, expect, it } from 'vitest'
import { failure } from '../support/expectations.ts'
import { allOperations, type OperationId, operations } from '../support/operations.ts'
import { head, rawRequest } from '../support/raw-request.ts'
import { type CheckedResponse, fill, type RequestParts, request, send } from '../support/send.ts'
import type { Tenant } from '../support/tenant.ts'
import { validRequests } from '../support/valid-requests.ts'

/** The tests of an upload have the malformed forms. */
export const withBody = allOperations.filter(({ hasBody, hasForm }) => hasBody && !hasForm)
/** One body is tested with every malformed input; the long tests do so for all, besides contract-tests. */
export const sampleOfBodies: OperationId = 'createContact'
/** What one mechanism does for all operations is tested with these; the long tests do so for all. */
export const samples: readonly OperationId[] = ['getHealth', 'getMe', 'listContacts', 'getContact', 'createContact']

/** Sends the valid request of an operation, with changes. */
export function validSender(tenant: Tenant) {
  async function pathOf(id: OperationId): Promise<string> {
    return fill(operations[id].path, (await validRequests[id](tenant)).params ?? {})
  }

  async function sendValid(id: OperationId, changes: RequestParts): Promise<CheckedResponse> {
    return send(id, tenant, { ...(await validRequests[id](tenant)), ...changes })
  }

  return { pathOf, sendValid }
}

/** Tests of the operations with a query that cannot be decoded, and as HEAD. */
export function describeQueries(tenant: Tenant, ids: readonly OperationId[]): void {
  const { pathOf, sendValid } = validSender(tenant)

  it.each(ids)('%s rejects a query with invalid percent-encoding', async (id) => {
    const url = `${tenant.url}${await pathOf(id)}?surprise=%ff`
    const headers = { authorization: `Bearer ${tenant.key}` }
    const response = await request(url, { method: operations[id].method, headers })
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_field_value' } } })
  })

  it.each(ids.filter((id) => operations[id].method === 'GET'))(
    'HEAD of %s responds as GET, without a body',
    async (id) => {
      const [get, headOnly] = [await sendValid(id, {}), await sendValid(id, { method: 'HEAD' })]
      expect(headOnly).toMatchObject({ status: get.status, body: undefined })
      expect(headOnly.headers.get('content-type')).toBe(get.headers.get('content-type'))
    },
  )
}

/** Tests of the operations with every malformed body. */
export function describeBodies(tenant: Tenant, ids: readonly OperationId[]): void {
  const { pathOf, sendValid } = validSender(tenant)
  const authorization = `Bearer ${tenant.key}`

  describe.each(ids)('the body of %s', (id) => {
    it.each(['', '{', '{"a":}', 'nonsense', '{"a":1}{"b":2}', '\u0000', '['.repeat(100_000)])(
      'is rejected if it is not JSON: %.20s',
      async (body) => {
        if (body === '' && !operations[id].requiresBody) return
        expect(await sendValid(id, { body })).toMatchObject(failure(400, 'invalid_field_value'))
      },
    )

    it.each(['null', '[]', '"text"', '7', '[{}]'])('is rejected if it is not an object: %s', async (body) => {
      const response = await sendValid(id, { body })
      expect(response).toMatchObject(failure(400, 'invalid_field_value'))
      expect(response.body.error.param).toBeUndefined()
    })

    it('is rejected in any other media type, with and without a known length', async () => {
      const path = await pathOf(id)
      const { body } = await validRequests[id](tenant)
      const json = JSON.stringify(body)
      const line = `${operations[id].method} ${path} HTTP/1.1`
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        '*/*',
        '',
      ]) {
        const lines = [`Authorization: ${authorization}`, `Content-Type: ${type}`]
        const known = head(line, ...lines, `Content-Length: ${json.length}`)
        expect(await rawRequest(tenant.url, known, json), type).toMatchObject(failure(415, 'unsupported_media_type'))
        const chunks = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`
        const chunked = head(line, ...lines, 'Transfer-Encoding: chunked')
        expect(await rawRequest(tenant.url, chunked, chunks), type).toMatchObject(
          failure(415, 'unsupported_media_type'),
        )
      }
      const bare = head(line, `Authorization: ${authorization}`, `Content-Length: ${json.length}`)
      expect(await rawRequest(tenant.url, bare, json)).toMatchObject(failure(415, 'unsupported_media_type'))
      expect(await sendValid(id, { headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 })
    })

    it('is accepted as application/json in any case', async () => {
      for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
        const { status } = await sendValid(id, { headers: { 'Content-Type': type } })
        expect(status).toBeLessThan(300)
      }
    })

    it('is rejected if it is larger than 1 MiB', async () => {
      const tooLarge = `{"name":"${'x'.repeat(bodyLimits.maxBytes)}"}`
      expect(await sendValid(id, { body: tooLarge })).toMatchObject(failure(413, 'payload_too_large'))
    })
  })
}
