import { expect, it, vi } from 'vitest'
import { allOperations } from '../support/all-operations.ts'
import { failure } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { neverFailing } from '../support/statuses-shown-elsewhere.ts'
import { validRequests } from '../support/valid-requests.ts'

const api = await startApi()
const down = await startApi({ database: 'unreachable' })
const tenant = await api.tenant()

const all = allOperations.filter(({ id }) => !neverFailing.includes(id))

it.each(all)('$id answers 500 without the database, says nothing of it, and logs it', async ({ id }) => {
  const parts = await validRequests[id](tenant)
  const logged: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line))
    return true
  })
  const answer = await send(id, { ...tenant, url: down.url }, parts).finally(() => write.mockRestore())
  expect(answer).toMatchObject(failure(500, 'internal_error'))
  expect(JSON.stringify(answer.body)).not.toMatch(/postgres|ECONN|127\.0\.0\.1|\.ts/i)
  expect(logged).toHaveLength(1)
  const line = JSON.parse(logged[0] ?? '')
  expect(line).toMatchObject({ level: 'error', request_id: answer.headers.get('x-request-id') })
  expect(line.stack).toContain('PostgreSQL')
  expect(logged[0]).not.toContain(tenant.key)
})
