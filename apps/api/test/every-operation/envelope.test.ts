import { bodyLimits } from '@channel/contract/routes'
import { describe, expect, it } from 'vitest'
import { failure, invalidField } from '../support/expectations.ts'
import { allOperations, type OperationId, operations } from '../support/operations.ts'
import { head, rawRequest } from '../support/raw-request.ts'
import { type CheckedResponse, fill, type RequestParts, request, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { successStatus } from '../support/success-status.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const tenant = await api.tenant()
const all = allOperations
/** The tests of an upload have the malformed forms. */
const withBody = all.filter(({ hasBody, hasForm }) => hasBody && !hasForm)
const authorization = `Bearer ${tenant.key}`

async function pathOf(id: OperationId): Promise<string> {
  return fill(operations[id].path, (await validRequests[id](tenant)).params ?? {})
}

async function sendValid(id: OperationId, changes: RequestParts): Promise<CheckedResponse> {
  return send(id, tenant, { ...(await validRequests[id](tenant)), ...changes })
}

describe.each(all)('$id', ({ id }) => {
  it('accepts the valid request of the other tests, and generates its own request ids', async () => {
    const response = await sendValid(id, { headers: { 'X-Request-Id': 'req_mine' } })
    expect(response.status).toBe(successStatus(id))
    expect(response.headers.get('x-request-id')).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  it('rejects an unknown query parameter', async () => {
    const { query } = await validRequests[id](tenant)
    expect(await sendValid(id, { query: { ...query, surprise: 1 } })).toMatchObject(invalidField('surprise'))
  })

  it('rejects a query with invalid percent-encoding', async () => {
    const url = `${api.url}${await pathOf(id)}?surprise=%ff`
    const response = await request(url, { method: operations[id].method, headers: { authorization } })
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_field_value' } } })
  })
})

describe.each(all.filter(({ method }) => method === 'GET'))('HEAD of $id', ({ id }) => {
  it('responds as GET, without a body', async () => {
    const [get, headOnly] = [await sendValid(id, {}), await sendValid(id, { method: 'HEAD' })]
    expect(headOnly).toMatchObject({ status: get.status, body: undefined })
    expect(headOnly.headers.get('content-type')).toBe(get.headers.get('content-type'))
  })
})

/** The methods of every template that the path matches: `…/contacts/bulk_label` matches `…/contacts/{id}` too. */
function methodsOf(concrete: string): string[] {
  const matching = all.filter(({ path }) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(concrete))
  return [...new Set(matching.map(({ method }) => method))]
}

const paths = [...new Set(all.map(({ path }) => path))]

describe.each(paths)('%s', (path) => {
  const ofPath = all.filter((operation) => operation.path === path)

  it('returns 405 with Allow for other methods', async () => {
    const concrete = await pathOf(ofPath[0]?.id ?? 'getHealth')
    const methods = methodsOf(concrete)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY']) {
      if (methods.includes(method)) continue
      const response = await rawRequest(
        api.url,
        head(`${method} ${concrete} HTTP/1.1`, `Authorization: ${authorization}`),
      )
      expect(response, method).toMatchObject(failure(405, 'method_not_allowed'))
      const allowed = response.headers.get('allow')?.split(', ') ?? []
      expect(allowed).toEqual([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].toSorted())
      expect(response.headers.get('x-request-id')).toMatch(/^req_/)
    }
  })
})

it('Allow lists the methods of every template that matches', async () => {
  const lines = head('PUT /v1/labels/contacts HTTP/1.1', `Authorization: ${authorization}`)
  const { headers } = await rawRequest(api.url, lines)
  expect(headers.get('allow')).toBe('DELETE, GET, HEAD, PATCH, POST')
})

/** One body is tested with every malformed input. The full test run does so for all, besides contract-tests. */
const tagsOf = (id: OperationId) => (id === 'createContact' ? [] : ['long'])

describe.each(withBody)('the body of $id', ({ id }) => {
  it.each(['', '{', '{"a":}', 'nonsense', '{"a":1}{"b":2}', '\u0000', '['.repeat(100_000)])(
    'is rejected if it is not JSON: %.20s',
    { tags: tagsOf(id) },
    async (body) => {
      if (body === '' && !operations[id].requiresBody) return
      expect(await sendValid(id, { body })).toMatchObject(failure(400, 'invalid_field_value'))
    },
  )

  it.each(['null', '[]', '"text"', '7', '[{}]'])(
    'is rejected if it is not an object: %s',
    { tags: tagsOf(id) },
    async (body) => {
      const response = await sendValid(id, { body })
      expect(response).toMatchObject(failure(400, 'invalid_field_value'))
      expect(response.body.error.param).toBeUndefined()
    },
  )

  it('is rejected with an unknown field, including __proto__', async () => {
    const { body } = await validRequests[id](tenant)
    expect(await sendValid(id, { body: { ...(body as object), surprise: 1 } })).toMatchObject(invalidField('surprise'))
    const polluting = JSON.stringify(body).replace(/^\{/, '{"__proto__":{"name":"x"},')
    expect(await sendValid(id, { body: polluting })).toMatchObject(invalidField('__proto__'))
  })

  it('is rejected in any other media type, with and without a known length', { tags: tagsOf(id) }, async () => {
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
      expect(await rawRequest(api.url, known, json), type).toMatchObject(failure(415, 'unsupported_media_type'))
      const chunks = `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`
      const chunked = head(line, ...lines, 'Transfer-Encoding: chunked')
      expect(await rawRequest(api.url, chunked, chunks), type).toMatchObject(failure(415, 'unsupported_media_type'))
    }
    const bare = head(line, `Authorization: ${authorization}`, `Content-Length: ${json.length}`)
    expect(await rawRequest(api.url, bare, json)).toMatchObject(failure(415, 'unsupported_media_type'))
    expect(await sendValid(id, { headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 })
  })

  it('is accepted as application/json in any case', { tags: tagsOf(id) }, async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
      const { status } = await sendValid(id, { headers: { 'Content-Type': type } })
      expect(status).toBeLessThan(300)
    }
  })

  it('is rejected if it is larger than 1 MiB', { tags: tagsOf(id) }, async () => {
    const tooLarge = `{"name":"${'x'.repeat(bodyLimits.maxBytes)}"}`
    expect(await sendValid(id, { body: tooLarge })).toMatchObject(failure(413, 'payload_too_large'))
  })

  it('is reported as missing if empty', async () => {
    if (!operations[id].requiresBody) return
    const response = await request(`${api.url}${await pathOf(id)}`, {
      method: operations[id].method,
      headers: { authorization },
    })
    expect(response).toMatchObject(failure(400, 'invalid_field_value'))
  })
})
