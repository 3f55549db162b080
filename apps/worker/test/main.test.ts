import { once } from 'node:events'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { aContact, aScope, aTenant } from '@channel/core/testing'
import { getWebhookDelivery, listWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { missingIn } from '@channel/metrics/table'
import { createTestDatabase } from '@channel/test-kit'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

describe('the worker process', () => {
  it('is ready, logs its life as JSON, and sends no webhooks to this machine unless in development', async () => {
    const { subscription, attempts, record } = await aSubscriber()
    await using sink = await openWebhookSink()
    await subscription(`${sink.url}/hook`)
    await record()
    const { child, ended, logged } = startWorkerProcess(own.url, { LOG_LEVEL: '' })
    expect((await once(child, 'message'))[0]).toEqual({ type: 'ready' })
    await expect.poll(attempts).toEqual(['failed', 'address_refused'])
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({ code: 0 })
    const line = { level: 'info', service: 'worker', pid: child.pid }
    expect(logged()).toMatchObject([
      { ...line, build: 'development', msg: 'The worker is running.' },
      { ...line, msg: 'The worker is stopping.' },
      { ...line, msg: 'The worker has stopped.' },
    ])
    expect(sink.received).toEqual([])
  })

  it('sends webhooks to this machine in development', async () => {
    const { subscription, attempts, record } = await aSubscriber()
    await using sink = await openWebhookSink()
    await subscription(`${sink.url}/hook`)
    const { child, ended } = startWorkerProcess(own.url, { CHANNEL_DEVELOPMENT: '1' })
    await once(child, 'message')
    await record()
    await expect.poll(() => sink.at('/hook').length).toBe(1)
    await expect.poll(attempts).toEqual(['succeeded', null])
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, printed: '' })
  })

  it('serves its readiness and metrics on a port of its own, until it has stopped', async () => {
    const { child, ended, logged } = startWorkerProcess(own.url, { LOG_LEVEL: 'info', METRICS_PORT: '0' })
    await once(child, 'message')
    const url = String(logged().find(({ msg }) => msg === 'Readiness and metrics are served.')?.url)
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    const response = await fetch(`${url}/ready`)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
    const families = parseMetrics(await (await fetch(`${url}/metrics`)).text())
    const queues = families.get('channel_queue_depth')?.samples.map(({ labels: { queue } }) => queue)
    const deliveries = ['deliveries_first', 'deliveries_retry', 'deliveries_replay']
    expect(queues).toEqual(['inbox', 'history', 'sends', 'uncertain_sends', ...deliveries, 'media', 'jobs'])
    expect(missingIn(families, 'worker')).toEqual([])
    child.kill('SIGTERM')
    await expect(ended).resolves.toMatchObject({ code: 0 })
    await expect(fetch(`${url}/ready`)).rejects.toThrow('fetch failed')
  })

  it('exits with one line when a setting is invalid', async () => {
    const { ended } = startWorkerProcess(own.url, { CHANNEL_SECRET: '' })
    const { code, printed } = await ended
    expect(code).toBe(1)
    expect(JSON.parse(printed)).toMatchObject({
      level: 'fatal',
      msg: expect.stringMatching(/^CHANNEL_SECRET is not set; .*$/),
    })
  })
})

/** An organization whose events go to a receiver. */
async function aSubscriber() {
  const { organization, account } = await aTenant(own)
  const scope = { ...aScope(organization.id), secrets: deriveSecrets(workerSecret), development: true }
  return {
    async subscription(url: string): Promise<void> {
      const body = { url, event_types: ['*'] as const, enabled: true }
      await own.transaction((tx) => createWebhookSubscription(tx, scope, { body }))
    },
    /** Records an event. */
    record: () => aContact(own, account),
    /** The status of the newest delivery, and the error of its first attempt. */
    async attempts() {
      const [newest] = (await listWebhookDeliveries(own, scope, { query: { limit: 1 } })).data
      const { status, attempts } = await getWebhookDelivery(own, scope, { params: { id: newest?.id ?? '' } })
      return [status, attempts[0]?.error]
    },
  }
}
