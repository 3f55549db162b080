import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { conformsToSpec } from '@channel/test-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { startMock } from '../src/index.ts'
import { nameBudget } from '../src/name-budget.ts'

interface Operation {
  operationId: string
  parameters?: Reference[]
  requestBody?: { content: Record<string, { examples: Record<string, Reference> }> }
  responses: Record<string, Reference>
}
type Reference = { $ref?: string } & Record<string, unknown>

const mock = await startMock({ port: 0 })
afterAll(() => mock.stop())

const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
)

describe.each(operations)('$operationId', (operation) => {
  it('returns every named example of every response', async () => {
    const { url, init } = requestOf(operation)
    for (const [status, reference] of Object.entries(operation.responses)) {
      for (const [name, value] of Object.entries(examplesOf(reference))) {
        const headers = { ...init.headers, prefer: `code=${status}, example=${name}` }
        const response = await fetch(url, { ...init, headers })
        expect(response.status, name).toBe(Number(status))
        const body = await conformsToSpec(operation.operationId, response)
        expect(body, name).toEqual(
          status === '429' ? JSON.parse(nameBudget(init.method, new Headers(), JSON.stringify(value))) : value,
        )
      }
    }
  })
})

/** A valid request, built from the examples of the document. */
function requestOf({ method, path, parameters = [], requestBody }: (typeof operations)[number]) {
  const all = parameters.map(follow)
  const inPath = all.filter((parameter) => parameter.in === 'path')
  const concrete = inPath.reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path)
  const required = all.filter((parameter) => parameter.in === 'query' && parameter.required === true)
  const query = new URLSearchParams(required.map(({ name, schema }) => [String(name), exampleOfSchema(schema)]))
  const [body] = Object.values(requestBody?.content['application/json']?.examples ?? {}).map(
    (each) => follow(each).value,
  )
  const authorization = 'Bearer chn_live_any'
  const url = `${mock.url}${concrete}${query.size === 0 ? '' : `?${query}`}`
  if (requestBody?.content['multipart/form-data'] !== undefined) {
    const form = new FormData()
    form.append('file', new Blob(['any'], { type: 'text/plain' }), 'any.txt')
    return { url, init: { method, headers: { authorization }, body: form } }
  }
  const headers = { authorization, 'content-type': 'application/json' }
  return { url, init: { method, headers, body: body === undefined ? null : JSON.stringify(body) } }
}

function exampleOfSchema(schema: unknown): string {
  return String((schema as { examples: unknown[] }).examples[0])
}

function examplesOf(reference: Reference): Record<string, unknown> {
  const { content = {} } = follow(reference) as { content?: Record<string, { examples: Record<string, Reference> }> }
  const examples = Object.entries(Object.values(content)[0]?.examples ?? {})
  return Object.fromEntries(examples.map(([name, example]) => [name, follow(example).value]))
}

function follow(value: Reference): Record<string, unknown> {
  if (value.$ref === undefined) return value
  const [section, key] = value.$ref.replace('#/components/', '').split('/') as ['parameters', string]
  return (openapi.components[section] as unknown as Record<string, Reference>)[key] as Record<string, unknown>
}
