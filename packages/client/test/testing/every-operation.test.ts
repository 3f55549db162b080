import document from '@channel/contract/openapi.json' with { type: 'json' }
import { conformsToSpec, problemsOfEvent } from '@channel/test-kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorResponses, eventExamples, operationTable } from '../../src/generated/testing-operations.ts'
import { type EventExample, event, handlers, type OperationId } from '../../src/testing/index.ts'

const server = setupServer(...handlers.all())
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const operationIds = Object.values(document.paths).flatMap((item) =>
  Object.values(item).flatMap((each) =>
    typeof each === 'object' && each !== null && 'operationId' in each ? [each.operationId] : [],
  ),
) as OperationId[]

/** Types end here: no call is typed for every operation. */
type AnyHandler = (...args: unknown[]) => ReturnType<typeof handlers.getMe>

function request(id: OperationId, query = ''): Promise<Response> {
  const [method = '', path = ''] = operationTable[id].request.split(' ')
  const url = `https://api.example.com${path.replaceAll(/\{\w+\}/g, '106540352242922')}${query}`
  return fetch(url, { method: method.toUpperCase(), redirect: 'manual' })
}

it('covers the operations and the events of the contract', () => {
  expect(operationIds.length).toBeGreaterThan(40)
  expect(Object.keys(operationTable)).toEqual(operationIds)
  expect(handlers.all()).toHaveLength(operationIds.length)
  expect(Object.keys(eventExamples)).toEqual(Object.keys(document.webhooks))
})

describe.each(operationIds)('%s', (id) => {
  it('responds with an example that conforms to the contract', async () => {
    const response = await request(id)
    expect(response.status).toBe(operationTable[id].status)
    await conformsToSpec(id, response)
  })

  it('responds with each of its errors', async () => {
    for (const name of operationTable[id].errors) {
      const { status, codes } = errorResponses[name]
      for (const code of Object.keys(codes)) {
        server.use((handlers[id] as AnyHandler)(status, code))
        const response = await request(id)
        expect(response.status, code).toBe(status)
        expect(await conformsToSpec(id, response)).toMatchObject({ error: { code } })
      }
    }
  })
})

it.each(operationIds.filter((id) => 'lastPage' in operationTable[id]))('%s ends after its last page', async (id) => {
  expect(await (await request(id)).json()).toMatchObject({ has_more: true })
  const last = await request(id, '?cursor=any')
  expect(await conformsToSpec(id, last)).toMatchObject({ has_more: false, next_cursor: null })
})

it.each(Object.keys(eventExamples) as EventExample[])('makes the event %s', (type) => {
  expect(problemsOfEvent(event(type))).toEqual([])
  expect(event(type).type).toBe(type)
})
