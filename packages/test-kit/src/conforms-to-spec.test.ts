import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { operationsOf, resolve } from '@channel/contract/read-document'
import { describe, expect, it } from 'vitest'
import { conformsToSpec } from './conforms-to-spec.ts'

const requestId = 'req_01KAJ5QZ8M3T7V9W2X4Y6Z8A0B'
const health = {
  data: { object: 'health', status: 'ok', version: '1.0.0', build: 'development' },
  request_id: requestId,
}
const notFound = {
  error: { type: 'not_found', code: 'resource_not_found', message: 'No such path.', request_id: requestId },
}

function responseWith(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
  })
}

describe('conformsToSpec', () => {
  it('returns the body of a valid response and leaves the response readable', async () => {
    const response = responseWith(200, health)
    expect(await conformsToSpec('getHealth', response)).toEqual(health)
    expect(await response.json()).toEqual(health)
  })

  it('reports operation, status and path', async () => {
    const wrong = { ...health, data: { ...health.data, status: 7, mood: 'good' } }
    await expect(conformsToSpec('getHealth', responseWith(200, wrong))).rejects.toThrow(
      /^getHealth \(GET \/v1\/health\) responded with 200, which violates the contract:\n( {2}.*\n?)*body \/data\/status: /,
    )
    await expect(conformsToSpec('getHealth', responseWith(200, wrong))).rejects.toThrow(
      'body /data/mood: is not declared',
    )
    await expect(conformsToSpec('getHealth', responseWith(204, undefined))).rejects.toThrow(
      'status: 204 is not declared',
    )
  })

  it('finds the operation by the request', async () => {
    expect(await conformsToSpec({ method: 'get', path: '/v1/health?verbose=1' }, responseWith(200, health))).toEqual(
      health,
    )
    expect(await conformsToSpec({ method: 'HEAD', path: '/v1/health' }, responseWith(200, undefined))).toBeUndefined()
  })

  it('requires the error envelope where the contract has no operation', async () => {
    expect(await conformsToSpec({ method: 'GET', path: '/v1/nowhere' }, responseWith(404, notFound))).toEqual(notFound)
    await expect(conformsToSpec({ method: 'GET', path: '/v1/nowhere' }, responseWith(200, health))).rejects.toThrow(
      'the contract has no such operation',
    )
    await expect(conformsToSpec({ method: 'PUT', path: '/v1/health' }, responseWith(405, notFound))).rejects.toThrow(
      'header Allow: missing',
    )
  })

  it('rejects an unknown operation and invalid JSON', async () => {
    await expect(conformsToSpec('getNothing', responseWith(200, health))).rejects.toThrow('no operation getNothing')
    const html = new Response('<html>', { headers: { 'content-type': 'application/json' } })
    await expect(conformsToSpec('getHealth', html)).rejects.toThrow('is declared as JSON but is not')
  })

  it.each(Object.entries(Object.groupBy(listExamples(), ({ operationId }) => operationId)))(
    'accepts every example of %s',
    async (operationId, examples = []) => {
      expect(examples.length).toBeGreaterThan(0)
      for (const { status, body, headers } of examples) {
        expect(await conformsToSpec(operationId, responseWith(status, body, headers))).toEqual(body)
      }
    },
  )
})

interface Example {
  operationId: string
  status: number
  body: unknown
  headers: Record<string, string>
}

/** Every named example of every response with a body, with the examples of its headers. */
function listExamples(): Example[] {
  return operationsOf(openapi).flatMap(({ operation: { operationId, responses } }) =>
    Object.entries(responses).flatMap(([status, reference]) => {
      const response = resolve(openapi, reference)
      const headers: Record<string, string> = {}
      for (const [name, header] of Object.entries(response.headers ?? {})) {
        const { example } = resolve(openapi, header)
        if (example !== undefined) headers[name.toLowerCase()] = String(example)
      }
      return Object.values(response.content?.['application/json']?.examples ?? {}).map((value) => {
        const { value: body } = resolve(openapi, value)
        return { operationId, status: Number(status), body, headers }
      })
    }),
  )
}
