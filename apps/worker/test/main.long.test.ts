import { once } from 'node:events'
import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { sendMessage } from '@channel/core/messages'
import { aContact, anInboundMessage, aScope, aTenant } from '@channel/core/testing'
import { getWebhookDelivery, listWebhookDeliveries } from '@channel/core/webhook-deliveries'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { missingIn } from '@channel/metrics/table'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { parseMetrics } from '@channel/test-kit/parse-metrics'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { afterAll, describe, expect, it } from 'vitest'
import { startWorkerProcess, workerSecret } from './support/worker-process.ts'

const own = await createTestDatabase()
afterAll(() => own.drop())

const lockProcesses = statement('main_test_lock_processes', 'LOCK TABLE service_processes IN ACCESS EXCLUSIVE MODE')
const findAnnouncing = statement(
  'main_test_find_announcing',
  `SELECT pid FROM pg_stat_activity
   WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INTO service_processes%'`,
)
const findJobConnections = statement(
  'main_test_find_job_connections',
  "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'channel-worker'",
)
const findLive = statement(
  'main_test_find_live',
  'SELECT id FROM service_processes WHERE pid = $1 AND ended_at IS NULL',
)

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
    expect(queues).toEqual([
      'inbox',
      'history',
      'sends',
      'broadcasts',
      'scheduled_sends',
      'uncertain_sends',
      ...deliveries,
      'media',
      'jobs',
    ])
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

  it('sends messages to the provider and API version that the environment names', async () => {
    const simulator = await startSimulator()
    const { account, organization } = await aTenant(own)
    const scope = { ...aScope(organization.id), secrets: deriveSecrets(workerSecret) }
    const authorization = { id: account.id, token: 'right', waba_id: '4711' }
    await own.transaction((tx) => authorizeAccount(tx, scope.secrets, authorization))
    simulator.setToken('4711', 'right')
    simulator.setNumber(account.phone_number_id, { waba_id: '4711' })
    const { child, ended } = startWorkerProcess(own.url, {
      PROVIDER_BASE_URL: simulator.url,
      PROVIDER_API_VERSION: 'v24.0',
    })
    await once(child, 'message')
    const { contact_id } = await anInboundMessage(own, account)
    const params = { phone_number_id: account.phone_number_id }
    const body = { contact_id, type: 'text', text: { body: 'We open at seven.' } } as const
    const { id } = await own.transaction((tx) => sendMessage(tx, scope, { params, body }))
    const taken = () => simulator.sent().map((sent) => sent.biz_opaque_callback_data)
    await expect.poll(taken).toEqual([id])
    expect(simulator.requests).toEqual([`POST /v24.0/${account.phone_number_id}/messages`])
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, printed: '' })
    await simulator.stop()
  })

  it('exits when its supervisor is gone', async () => {
    const { child, ended } = startWorkerProcess(own.url)
    await once(child, 'message')
    child.disconnect()
    expect(await ended).toEqual({ code: 0, printed: '' })
  })

  it('finishes its jobs and its announcement when it is stopped before the announcement is written', async () => {
    const [locked, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = own.transaction(async (tx) => {
      await tx.query(lockProcesses)
      locked.resolve()
      await unlock.promise
    })
    await locked.promise
    const { child, ended } = startWorkerProcess(own.url)
    await expect.poll(() => own.query(findAnnouncing)).toHaveLength(1)
    child.kill('SIGTERM')
    await expect.poll(() => own.query(findJobConnections)).toEqual([])
    unlock.resolve()
    await locking
    expect(await ended).toEqual({ code: 0, printed: '' })
    await expect.poll(() => own.query(findAnnouncing)).toEqual([])
    expect(await own.query(findLive, [child.pid])).toEqual([])
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
