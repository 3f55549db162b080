import { expect, it, onTestFinished } from 'vitest'
import { type Failure, type ServeOptions, serve } from './serve.ts'

async function listener(options: Partial<ServeOptions> = {}) {
  const findReadinessFailures = async () => []
  const served = await serve({ port: 0, host: '127.0.0.1', findReadinessFailures, ...options })
  onTestFinished(() => served.close())
  return async (path: string, method = 'GET') => {
    const response = await fetch(`${served.url}${path}`, { method })
    return { status: response.status, body: await response.text() }
  }
}

it('responds to /ready with 200, or 503 and all failures', async () => {
  const failures: Failure[] = []
  const send = await listener({ findReadinessFailures: async () => failures })
  expect(await send('/ready?verbose')).toEqual({ status: 200, body: '{"status":"ready"}\n' })
  failures.push(
    { code: 'draining' },
    { code: 'database', since: '2026-01-01T00:00:00Z' },
    { code: 'stalled', detail: 'sends has stopped' },
  )
  const { status, body } = await send('/ready')
  expect(status).toBe(503)
  expect(JSON.parse(body)).toEqual({
    status: 'not_ready',
    waiting_for: ['draining', 'database', 'stalled'],
    detail: 'sends has stopped',
    since: '2026-01-01T00:00:00Z',
  })
})

it('responds with 503 if the check itself fails', async () => {
  const send = await listener({ findReadinessFailures: () => Promise.reject(new Error('boom')) })
  expect(await send('/ready')).toMatchObject({ status: 503, body: expect.stringContaining('boom') })
})

it('responds to /live with 503 only to what a restart mends', async () => {
  const stalled: Failure[] = []
  const findReadinessFailures = async () => [{ code: 'database' }]
  const send = await listener({ findReadinessFailures, findLivenessFailures: () => stalled })
  expect(await send('/live')).toEqual({ status: 200, body: '{"status":"live"}\n' })
  stalled.push({ code: 'stalled', detail: 'sends has stopped' })
  expect(await send('/live')).toMatchObject({ status: 503, body: expect.stringContaining('sends has stopped') })
})

it('serves nothing else', async () => {
  const send = await listener()
  expect([await send('/'), await send('/metrics'), await send('/ready', 'POST')].map(({ status }) => status)).toEqual([
    404, 404, 405,
  ])
})
