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

// Public operations need neither database nor clock.
const failing = allOperations
  .filter(({ needsKey }) => needsKey)
  .flatMap(({ id }) => [
    { id, without: 'the database', at: withoutDatabase, cause: 'PostgreSQL' },
    { id, without: 'a clock', at: withoutClock, cause: 'There is no time' },
  ])

it.each(failing)('$id returns 500 without $without, hides the cause, and logs it', async ({ id, at, cause }) => {
  const parts = await validRequests[id](tenant)
  const before = at.logged.length
  const response = await send(id, { ...tenant, url: at.url }, parts)
  expect(response).toMatchObject(failure(500, 'internal_error'))
  expect(JSON.stringify(response.body)).not.toMatch(/postgres|ECONN|127\.0\.0\.1|\.ts/i)
  const logged = at.logged.slice(before)
  expect(logged).toMatchObject([
    {
      level: 'error',
      requestId: response.headers.get('x-request-id'),
      err: { message: expect.stringContaining(cause), stack: expect.stringContaining(cause) },
    },
  ])
  expect(JSON.stringify(logged)).not.toContain(tenant.key)
})
