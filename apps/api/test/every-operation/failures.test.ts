import { expect, it } from 'vitest'
import { failure } from '../support/expectations.ts'
import { allOperations } from '../support/operations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const withoutDatabase = await startApi({ database: 'unreachable' })
const withoutClock = await startApi({
  now() {
    throw new Error('There is no time at 127.0.0.1.')
  },
})
const tenant = await api.tenant()
const hidden = /postgres|ECONN|127\.0\.0\.1|\.ts/i

// Public operations need neither database nor clock.
const failing = allOperations.filter(({ needsKey }) => needsKey)

it.each(failing)('$id returns 500 without a clock, hides the cause, and logs it', async ({ id }) => {
  const parts = await validRequests[id](tenant)
  const before = withoutClock.logged.length
  const response = await send(id, { ...tenant, url: withoutClock.url }, parts)
  expect(response).toMatchObject(failure(500, 'internal_error'))
  expect(JSON.stringify(response.body)).not.toMatch(hidden)
  const cause = expect.stringContaining('There is no time')
  const logged = withoutClock.logged.slice(before)
  expect(logged).toMatchObject([
    { level: 'error', requestId: response.headers.get('x-request-id'), err: { message: cause, stack: cause } },
  ])
  expect(JSON.stringify(logged)).not.toContain(tenant.key)
})

it.each(failing)('$id returns 503 without the database, and hides the cause', async ({ id }) => {
  const parts = await validRequests[id](tenant)
  const response = await send(id, { ...tenant, url: withoutDatabase.url }, parts)
  expect(response).toMatchObject(failure(503, 'internal_error'))
  expect(response.headers.get('retry-after')).toBe('5')
  expect(JSON.stringify(response.body)).not.toMatch(hidden)
  // The process logs the outage, not each request.
  expect(withoutDatabase.logged).toEqual([])
})
