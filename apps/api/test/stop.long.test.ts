import { expect, it } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { startLoad } from './support/load.ts'
import { request } from './support/send.ts'
import { startApi } from './support/start-api.ts'

const api = await startApi()
const unlimited = { RATE_LIMIT_READS_PER_MINUTE: '0', RATE_LIMIT_WRITES_PER_MINUTE: '0' }

it('announces the stop, serves requests on connections that end, and fails none of a client that reads /ready', async () => {
  const tenant = await api.tenant()
  const first = await startApiProcess({ ...unlimited, SHUTDOWN_DELAY_SECONDS: '3' })
  const second = await startApiProcess(unlimited)
  let url = first.url!
  await using load = startLoad(tenant, () => url)
  await expect.poll(load.responses).toBeGreaterThan(50)

  first.child.kill('SIGTERM')
  await expect.poll(async () => (await request(`${first.url}/ready`)).status).toBe(503)
  const health = await request(`${first.url}/v1/health`)
  expect(health.status).toBe(200)
  expect(health.headers.get('connection')).toBe('close')
  const before = load.responses()
  await expect.poll(load.responses).toBeGreaterThan(before + 20)
  url = second.url!
  expect(await first.ended).toBe(0)
  const after = load.responses()
  await expect.poll(load.responses).toBeGreaterThan(after + 20)
  expect(load.failures).toEqual([])
})
