import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  anApiKey,
  anInboundMessage,
  aWebhookSubscription,
  channelSecretOfTests,
  insertWaitingSends,
} from '@channel/core/testing'
import { freePort, type OwnDatabase, startRedis } from '@channel/test-kit'
import { openWebhookSink, status } from '@channel/test-kit/webhook-sink'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aSendScene } from '../support/send-scene.ts'
import { startProcess } from '../support/start-process.ts'
import { hasPrometheus, rules, startPrometheus } from '../support/start-prometheus.ts'
import { openWayToDatabase } from '../support/way-to-database.ts'

const cli = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url))

/** Runs a statement outside of the limits of the service. */
const run = (database: OwnDatabase, sql: string) => database.session((session) => session.run(sql))

/** Holds locks until they are released. */
async function hold(database: OwnDatabase, sql: string): Promise<() => Promise<void>> {
  const taken = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = database.session(async (session) => {
    await session.run(`SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; BEGIN; ${sql}`)
    taken.resolve()
    await released.promise
    await session.run('COMMIT')
  })
  await Promise.race([taken.promise, holding])
  return async () => {
    released.resolve()
    await holding
  }
}

/** Every queue has an item that is due for hours; a file has expired. */
const backlog = (organizationId: string) => `
  UPDATE message_sends SET next_attempt_at = now() - interval '3 hours' WHERE state = 'pending';
  UPDATE message_sends SET state = 'uncertain', next_attempt_at = NULL, called_at = now() - interval '4 hours', uncertain_until = now() + interval '20 hours'
    WHERE message_id = (SELECT max(message_id) FROM message_sends);
  INSERT INTO provider_webhooks (body, next_attempt_at) VALUES ('{}', now() - interval '3 hours');
  INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, attempt_count, next_attempt_at)
    SELECT '${organizationId}', 'wbd_' || n, subscription.id, event.id, event.type, subscription.url, n, now() - interval '3 hours'
    FROM generate_series(0, 1) AS n, (SELECT id, url FROM webhook_subscriptions LIMIT 1) AS subscription,
      (SELECT id, type FROM events LIMIT 1) AS event;
  INSERT INTO media (organization_id, id, phone_number_id, status, next_fetch_at, provider_media_id)
    SELECT organization_id, 'med_late', phone_number_id, 'pending', now() - interval '3 hours', '1' FROM channel_accounts;
  INSERT INTO media (organization_id, id, phone_number_id, status, path, created_at)
    SELECT organization_id, 'med_expired', phone_number_id, 'ready', 'file', now() - interval '9 days' FROM channel_accounts;
  UPDATE organizations SET media_retention_days = 2;
  INSERT INTO pgboss.job (name, start_after) VALUES ('purge-media-files', now() - interval '3 hours')`

const lockBacklog = `
  SELECT FROM message_sends FOR UPDATE; SELECT FROM provider_webhooks FOR UPDATE; SELECT FROM webhook_deliveries FOR UPDATE;
  SELECT FROM media FOR UPDATE; SELECT FROM pgboss.job WHERE state < 'active' FOR UPDATE`

/** The alerts that have fired and ended. */
const seen = new Set<string>()

/** A service whose processes are not started yet, and Prometheus, which scrapes them. */
async function aWatchedService() {
  const { database, simulator, sender } = await aSendScene()
  const { organization, account } = sender.tenant
  const redis = await startRedis()
  onTestFinished(() => redis.stop())
  const sink = await openWebhookSink()
  onTestFinished(() => sink[Symbol.asyncDispose]())
  const { key } = await anApiKey(database, organization.id)
  const subscription = await aWebhookSubscription(database, organization.id)
  await run(database, `UPDATE webhook_subscriptions SET url = '${sink.url}/hook'`)
  const MEDIA_DIRECTORY = mkdtempSync(join(tmpdir(), 'channel-alerts-'))
  onTestFinished(() => rmSync(MEDIA_DIRECTORY, { recursive: true, force: true }))
  const ports = { 'channel-api': await freePort(), 'channel-worker': await freePort() }
  const settings = {
    PORT: String(await freePort()),
    MEDIA_DIRECTORY,
    CHANNEL_SECRET: channelSecretOfTests,
    CHANNEL_DEVELOPMENT: '1',
    PROVIDER_BASE_URL: simulator.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'fatal',
  }
  const start = (app: 'api' | 'worker', url = database.url) =>
    startProcess(app, url, { ...settings, METRICS_PORT: String(ports[`channel-${app}`]) })
  const request = (path = '/v1/labels') =>
    fetch(`http://127.0.0.1:${settings.PORT}${path}`, { headers: { Authorization: `Bearer ${key}` } }).then(
      (response) => response.status,
      () => 0,
    )
  const prometheus = await startPrometheus(ports, `http://127.0.0.1:${settings.PORT}`)
  onTestFinished(() => prometheus.stop())
  const fired = async (...alerts: string[]) => {
    await prometheus.fires(...alerts)
    console.log(`firing: ${alerts.join(' ')}`)
    return async () => {
      await prometheus.ends(...alerts)
      for (const alert of alerts) seen.add(alert)
      console.log(`ended: ${alerts.join(' ')}`)
    }
  }
  return {
    database,
    simulator,
    sender,
    organization,
    account,
    subscription,
    redis,
    sink,
    settings,
    start,
    request,
    prometheus,
    fired,
  }
}

/** Whether a worker has made the queue of the job. */
async function hasJobs(database: OwnDatabase): Promise<boolean> {
  const pool = database.openLibraryPool({ applicationName: 'channel-tests', poolSize: 1, statementTimeoutMs: 5_000 })
  const { rows } = await pool
    .executeSql("SELECT FROM pgboss.queue WHERE name = 'purge-media-files'")
    .catch(() => ({ rows: [] }))
    .finally(() => pool.close())
  return rows.length > 0
}

describe.skipIf(!hasPrometheus)('alerts fire and end', () => {
  it('while no process runs, and while a worker is suspended', { retry: 0 }, async () => {
    const { database, settings, start, request, prometheus, fired } = await aWatchedService()
    const ended = await fired('ChannelApiAbsent', 'ChannelWorkerAbsent', 'ChannelProcessDown', 'ChannelPublicUrlDown')
    start('api')
    const worker = start('worker')
    await ended()
    expect(await prometheus.firing()).toEqual([])
    expect(await request()).toBe(200)

    worker.child.kill('SIGSTOP')
    const resumed = await fired('ChannelWorkerAbsent', 'ChannelProcessDown')
    const shown = () => {
      const env = { ...process.env, ...settings, DATABASE_URL: database.url }
      const { status: exit, stdout } = spawnSync(process.execPath, [cli, 'status', '--json'], { env, encoding: 'utf8' })
      return { exit, codes: (JSON.parse(stdout).problems as { code: string }[]).map(({ code }) => code) }
    }
    await expect
      .poll(shown, { interval: 5_000 })
      .toEqual({ exit: 1, codes: expect.arrayContaining(['no_worker', 'silent_process']) })
    worker.child.kill('SIGCONT')
    await resumed()
  })

  it('without Redis', { retry: 0 }, async () => {
    const { redis, start, request, fired } = await aWatchedService()
    start('api')
    start('worker')
    await redis.stop()
    await expect.poll(() => request()).toBe(200)
    const ended = await fired('ChannelRedisUnavailable')
    await redis.restart()
    const asking = setInterval(() => void request(), 500)
    await ended()
    clearInterval(asking)
  })

  it('while work waits whose rows others hold', { retry: 0 }, async () => {
    const { database, account, organization, start, fired } = await aWatchedService()
    await anInboundMessage(database, account)
    await insertWaitingSends(database, organization.id, 2)
    const first = start('worker')
    await expect.poll(() => hasJobs(database)).toBe(true)
    first.child.kill('SIGKILL')
    await first.ended
    await run(database, backlog(organization.id))
    const release = await hold(database, lockBacklog)
    start('worker')
    const ended = await fired(
      'ChannelInboxLate',
      'ChannelSendsLate',
      'ChannelSendsUncertain',
      'ChannelDeliveriesLate',
      'ChannelRetriesLate',
      'ChannelMediaLate',
      'ChannelJobsLate',
      'ChannelRetentionLate',
    )
    await release()
    await run(database, `UPDATE message_sends SET state = 'failed', uncertain_until = NULL WHERE state = 'uncertain'`)
    await ended()
  })

  it('while the provider breaks off every call', { retry: 0 }, async () => {
    const { database, simulator, account, organization, start, fired, prometheus } = await aWatchedService()
    await anInboundMessage(database, account)
    start('worker')
    await prometheus.has('channel_provider_requests_total')
    simulator.arm({ kind: 'drop', times: 100_000, path: '/messages' })
    // A number pauses after some failures.
    await insertWaitingSends(database, organization.id, 100)
    const ended = await fired('ChannelProviderFailing')
    await fetch(`${simulator.url}/_control/faults`, { method: 'DELETE' })
    await ended()
  })

  it('while a receiver refuses, and after it said that it is gone', { retry: 0 }, async () => {
    const { database, sink, account, organization, subscription, start, fired } = await aWatchedService()
    await anInboundMessage(database, account)
    start('worker')
    sink.respond(undefined, status(500))
    const deliver = (from: number, to: number) =>
      run(
        database,
        `INSERT INTO webhook_deliveries (organization_id, id, subscription_id, event_id, event_type, url, next_attempt_at)
         SELECT '${organization.id}', 'wbd_x' || n, '${subscription.id}', event.id, event.type, '${sink.url}/hook', now()
         FROM generate_series(${from}, ${to}) AS n, (SELECT id, type FROM events LIMIT 1) AS event`,
      )
    await deliver(1, 3)
    const ended = await fired('ChannelSubscriptionsFailing')
    sink.respond(undefined, status(200))
    await run(database, `UPDATE webhook_deliveries SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`)
    await deliver(4, 6)
    await ended()
    sink.respond(undefined, status(410))
    await deliver(7, 7)
    const endedLater = await fired('ChannelSubscriptionsDisabled')
    await endedLater()
  })

  it('while the database cannot be reached', { retry: 0 }, async () => {
    const { database, start, request, prometheus, fired } = await aWatchedService()
    const way = await openWayToDatabase(database.url)
    start('api', way.url)
    start('worker', way.url)
    await expect.poll(() => request()).toBe(200)
    const asking = setInterval(() => void request(), 200)
    onTestFinished(() => clearInterval(asking))
    await prometheus.has('channel_queue_depth')
    way.cut()
    // Both processes still report what they know of themselves.
    const ended = await fired('ChannelReadingsAbsent', 'ChannelRequestsFailing')
    expect(await prometheus.firing()).not.toContain('ChannelWorkerAbsent')
    await way.mend()
    await ended()
  })

  it('while locks hold up more requests than there are connections', { retry: 0 }, async () => {
    const { database, start, request, fired } = await aWatchedService()
    start('api')
    await expect.poll(() => request()).toBe(200)
    let isAsking = true
    const asking = Array.from({ length: 60 }, async () => {
      while (isAsking) await request()
    })
    const release = await hold(database, 'LOCK TABLE labels IN ACCESS EXCLUSIVE MODE')
    const ended = await fired('ChannelConnectionsWaiting', 'ChannelConnectionTimeouts')
    isAsking = false
    await release()
    await Promise.all(asking)
    await ended()
  })

  it('after a worker has died during many calls', { retry: 0 }, async () => {
    const { database, organization, account, simulator, start, prometheus, fired } = await aWatchedService()
    await anInboundMessage(database, account)
    await insertWaitingSends(database, organization.id, 20)
    simulator.arm({ kind: 'hang', times: 100_000, path: '/messages' })
    start('worker')
    await prometheus.has('channel_lease_lost_total')
    // As it leaves them, a minute after it has died.
    await run(
      database,
      `UPDATE message_sends SET lease_token = gen_random_uuid(), called_at = now() - interval '2 minutes',
         leased_until = now() - interval '1 minute' WHERE state = 'pending'`,
    )
    const ended = await fired('ChannelLeasesLost')
    await ended()
  })

  it('while files cannot be stored', { retry: 0 }, async () => {
    const { database, settings, sender, simulator, start, prometheus, fired } = await aWatchedService()
    start('worker')
    await prometheus.has('channel_media_store_uses_total')
    // A file in the way of the directory.
    const files = join(settings.MEDIA_DIRECTORY, 'files')
    rmSync(files, { recursive: true, force: true })
    writeFileSync(files, '')
    for (let n = 0; n < 3; n++) {
      const from = `491511234567${n}`
      const image = { base64: Buffer.from(`image ${n}`).toString('base64'), mime_type: 'image/jpeg' }
      const { content } = simulator.receive(sender.phone_number_id, { from, type: 'image', image })
      const { id, url, sha256 } = content.image as { id: string; url: string; sha256: string }
      const media = { provider_media_id: id, mime_type: 'image/jpeg', filename: null, url, sha256 }
      const message = { from: { phone_number: `+${from}` }, type: 'image', content: null, media } as const
      await anInboundMessage(database, sender.tenant.account, message)
    }
    const retry = "UPDATE media SET next_fetch_at = now() WHERE status = 'pending' AND lease_token IS NULL"
    const retrying = setInterval(() => void run(database, retry).catch(() => undefined), 1_000)
    onTestFinished(() => clearInterval(retrying))
    const ended = await fired('ChannelMediaStoreFailing')
    rmSync(files)
    await ended()
  })

  it('each of them, when the whole file runs', () => {
    const all = [...readFileSync(rules, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
    expect([...seen].sort()).toEqual(all.sort())
  })
})
