import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openMetrics } from './open-metrics.ts'
import { poolObserver, poolReading } from './pools.ts'
import { attempted, count, isRecording, measure, set } from './record.ts'
import { type Reading, type Sample, sample } from './sample.ts'
import { metricsOf, missingIn, prometheusName } from './table.ts'

async function opened(process: 'api' | 'worker', readings: readonly Reading[] = []) {
  const metrics = await openMetrics({ process, build: 'b "1"\\', readings })
  onTestFinished(() => metrics.close())
  return () =>
    new Promise<string>((resolve) => {
      const response = { statusCode: 0, setHeader: () => undefined, end: resolve }
      metrics.writeMetrics(
        {} as IncomingMessage,
        response as unknown as ServerResponse<IncomingMessage> & { req: IncomingMessage },
      )
    })
}

it('writes what is recorded and read, under the names and with the labels of the table', async () => {
  const depth = sample('channel.queue.depth', 10_000, { queue: 'inbox' })
  const write = await opened('worker', [
    () => [depth],
    poolReading({ poolCounts: () => [{ pool: 'main', idle: 2, used: 1 }] }),
  ])
  attempted('sends', 'accepted', performance.now() - 40)
  attempted('sends', 'accepted', performance.now() - 4_000)
  count('channel.lease.lost', { queue: 'media' }, 3)
  poolObserver.waited('main', 2)
  poolObserver.timedOut('main')
  const families = parseMetrics(await write())
  expect(families.get('channel_queue_depth')?.samples).toEqual([
    { name: 'channel_queue_depth', labels: { queue: 'inbox' }, value: 10_000 },
  ])
  expect(families.get('channel_lease_lost_total')).toMatchObject({
    type: 'counter',
    samples: expect.arrayContaining([expect.objectContaining({ labels: { queue: 'media' }, value: 3 })]),
  })
  expect(families.get('channel_build_info')?.samples[0]?.labels).toMatchObject({ build: 'b \\"1\\"\\\\' })
  const buckets = families.get('channel_queue_duration_seconds')?.samples.filter(({ labels: { le } }) => le === '0.1')
  expect(buckets).toMatchObject([{ value: 1, labels: { queue: 'sends', outcome: 'accepted' } }])
  const table = new Map(metricsOf('worker').map(([name, metric]) => [prometheusName(name, metric), metric]))
  for (const [name, { type, samples }] of families) {
    if (name === 'target_info') continue
    expect([name, table.get(name)?.type]).toEqual([name, type])
    const labels = table
      .get(name)
      ?.labels.map((label) => label.replaceAll('.', '_'))
      .sort()
    for (const { labels: found } of samples)
      expect(
        Object.keys(found)
          .filter((label) => label !== 'le')
          .sort(),
      ).toEqual(labels)
  }
  expect(missingIn(families, 'worker')).toEqual([
    'channel_queue_oldest_age_seconds',
    'channel_subscriptions_failing',
    'channel_subscriptions_disabled',
    'channel_retention_lag_seconds',
  ])
})

it('reports nothing of a metric that is not in the table, or is of another process', async () => {
  const unknown: Sample = { name: 'channel.unknown' as never, value: 1, labels: {} }
  const write = await opened('api', [() => [unknown]])
  attempted('sends', 'accepted', 0)
  set('channel.redis.fallback', 1, {})
  const text = await write()
  expect(text).not.toMatch(/unknown|queue/)
  expect(parseMetrics(text).get('channel_redis_fallback')?.samples).toMatchObject([{ value: 1 }])
})

it('omits a gauge that could not be read, and counts from 0', async () => {
  let depth = [sample('channel.queue.depth', 7, { queue: 'inbox' })]
  const write = await opened('worker', [() => depth])
  expect(parseMetrics(await write()).get('channel_queue_depth')?.samples).toMatchObject([{ value: 7 }])
  depth = []
  const families = parseMetrics(await write())
  expect(families.has('channel_queue_depth')).toBe(false)
  expect(families.get('channel_lease_lost_total')?.samples).toContainEqual(
    expect.objectContaining({ labels: { queue: 'jobs' }, value: 0 }),
  )
})

it('records nothing while metrics are off', async () => {
  expect(isRecording()).toBe(false)
  measure('http.server.request.duration', 1, { operation: 'getMe', method: 'GET', status_class: '2xx' })
  const write = await opened('api')
  expect(isRecording()).toBe(true)
  expect(await write()).not.toContain('getMe')
})

it('sends metrics to an OTLP receiver, with the resource of the environment', async () => {
  const received: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as { port: number }).port}`)
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20x')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test')
  onTestFinished(() => void vi.unstubAllEnvs())
  const metrics = await openMetrics({ process: 'api', build: 'b1', readings: [], otlp: { everyMs: 60_000 } })
  count('channel.rate_limit.refusals', { budget: 'read' })
  await metrics.close()
  expect(received).toMatchObject([{ url: '/v1/metrics', headers: { authorization: 'Bearer x' } }])
  for (const text of ['channel.rate_limit.refusals', 'deployment.environment.name', 'channel-api', '"b1"'])
    expect(received[0]?.body).toContain(text)
})
