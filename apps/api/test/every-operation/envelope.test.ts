import { describe, expect, it } from 'vitest'
import { failure, invalidField } from '../support/expectations.ts'
import { allOperations, operations } from '../support/operations.ts'
import { head, rawRequest } from '../support/raw-request.ts'
import { request } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { successStatus } from '../support/success-status.ts'
import { validRequests } from '../support/valid-requests.ts'
import { describeBodies, describeQueries, sampleOfBodies, samples, validSender, withBody } from './envelope.fixtures.ts'

const api = await startApi()
const tenant = await api.tenant()
const all = allOperations
const authorization = `Bearer ${tenant.key}`
const { pathOf, sendValid } = validSender(tenant)

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
})

describeQueries(tenant, samples)

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

describeBodies(tenant, [sampleOfBodies])

describe.each(withBody)('the body of $id', ({ id }) => {
  it('is rejected with an unknown field, including __proto__', async () => {
    const { body } = await validRequests[id](tenant)
    expect(await sendValid(id, { body: { ...(body as object), surprise: 1 } })).toMatchObject(invalidField('surprise'))
    const polluting = JSON.stringify(body).replace(/^\{/, '{"__proto__":{"name":"x"},')
    expect(await sendValid(id, { body: polluting })).toMatchObject(invalidField('__proto__'))
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
