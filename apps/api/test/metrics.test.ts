import { missingIn } from '@channel/metrics/table'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { expect, it } from 'vitest'
import { startApi } from './support/start-api.ts'
import { startWiredApi } from './support/start-wired-api.ts'

it('measures requests by operation and status class, and no label holds what a client sent', async () => {
  const { url, logged } = await startWiredApi({ METRICS_PORT: '0', LOG_LEVEL: 'info' })
  const operator = String(logged.find(({ msg }) => msg === 'Readiness and metrics are served.')?.url)
  for (const path of ['/v1/health', '/v1/health', '/v1/me', '/v1/customer-42', '/setup/secret-token', '/secret-path'])
    await fetch(`${url}${path}`)
  const response = await fetch(`${operator}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await response.text()
  const families = parseMetrics(text)
  const counts = families
    .get('http_server_request_duration_seconds')
    ?.samples.filter(({ name }) => name.endsWith('_count'))
  expect(counts?.map(({ labels, value }) => [labels.operation, labels.status_class, value])).toEqual([
    ['getHealth', '2xx', 2],
    ['getMe', '4xx', 1],
    ['/v1', '4xx', 1],
    ['/setup', '4xx', 1],
    ['other', '4xx', 1],
  ])
  expect(text).not.toMatch(/secret|customer-42/)
  expect(missingIn(families, 'api')).toEqual([])
  expect(families.get('db_client_connection_wait_time_seconds')?.samples.length).toBeGreaterThan(0)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

it('measures no wait for events', async () => {
  const { key } = await (await startApi()).tenant()
  const { url, logged } = await startWiredApi({ METRICS_PORT: '0', LOG_LEVEL: 'info' })
  const operator = String(logged.find(({ msg }) => msg === 'Readiness and metrics are served.')?.url)
  const list = async (query: string) => {
    const response = await fetch(`${url}/v1/events?${query}`, { headers: { Authorization: `Bearer ${key}` } })
    expect(response.status).toBe(200)
    return (await response.json()) as { data: unknown[]; resume_cursor: string }
  }
  const { resume_cursor } = await list('start=latest')
  expect((await list(`cursor=${resume_cursor}&wait=3`)).data).toEqual([])
  const families = parseMetrics(await (await fetch(`${operator}/metrics`)).text())
  const ofEvents = families
    .get('http_server_request_duration_seconds')
    ?.samples.filter(({ labels }) => labels.operation === 'listEvents')
  expect(ofEvents?.find(({ name }) => name.endsWith('_count'))?.value).toBe(2)
  expect(ofEvents?.find(({ name }) => name.endsWith('_sum'))?.value).toBeLessThan(3)
})
