import { expect, it, vi } from 'vitest'
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

// Public operations do not query the database and work without it.
const failing = [
  ...allOperations
    .filter(({ needsKey }) => needsKey)
    .map(({ id }) => ({ id, without: 'the database', url: withoutDatabase.url, cause: 'PostgreSQL' })),
  ...allOperations.map(({ id }) => ({ id, without: 'a clock', url: withoutClock.url, cause: 'There is no time' })),
]

it.each(failing)('$id returns 500 without $without, hides the cause, and logs it', async ({ id, url, cause }) => {
  const parts = await validRequests[id](tenant)
  const logged: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  const response = await send(id, { ...tenant, url }, parts).finally(() => write.mockRestore())
  expect(response).toMatchObject(failure(500, 'internal_error'))
  expect(JSON.stringify(response.body)).not.toMatch(/postgres|ECONN|127\.0\.0\.1|\.ts/i)
  expect(logged).toHaveLength(1)
  const line = JSON.parse(logged[0] ?? '')
  expect(line).toMatchObject({ level: 'error', request_id: response.headers.get('x-request-id') })
  expect(line.stack).toContain(cause)
  expect(logged[0]).not.toContain(tenant.key)
})
