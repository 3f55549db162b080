import { randomBytes } from 'node:crypto'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import type { LogLine } from '@channel/logger'
import { startSimulator } from '@channel/simulator'
import { createTestDatabase } from '@channel/test-kit'
import { collectSpans, contextOf, type ReceivedSpan } from '@channel/test-kit/collect-spans'
import { startProcess } from '@channel/test-kit/start-process'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { testSecret, verifyToken } from './support/start-api.ts'
import { startWiredApi } from './support/start-wired-api.ts'
import { createTenant } from './support/tenant.ts'

const newTraceparent = () => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`

/** API, worker, provider and a receiver of webhooks, whose traces are collected. */
async function aTracedService(overrides: NodeJS.ProcessEnv = {}) {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const collector = await collectSpans()
  onTestFinished(() => collector[Symbol.asyncDispose]())
  const receiver = await openWebhookSink()
  onTestFinished(() => receiver[Symbol.asyncDispose]())
  const simulator = await startSimulator()
  onTestFinished(() => simulator.stop())
  const environment = {
    DATABASE_URL: database.url,
    CHANNEL_SECRET: testSecret,
    CHANNEL_DEVELOPMENT: '1',
    PROVIDER_BASE_URL: simulator.url,
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRICS_EXPORTER: 'none',
    ...overrides,
  }
  // The exporter reads it itself.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const app = { PROVIDER_APP_ID: simulator.app.id, PROVIDER_APP_SECRET: simulator.app.secret }
  const api = await startWiredApi({ ...environment, ...app, PROVIDER_VERIFY_TOKEN: verifyToken })
  await simulator.connectCallback(`${api.url}/provider/webhooks`, verifyToken)
  let log = ''
  const worker = await startProcess({
    entry: 'apps/worker/src/main.ts',
    environment,
    onStderr: (text) => {
      log += text
    },
  })
  const logged = () =>
    log
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as LogLine)
  let stopped: PromiseLike<void> | undefined
  const stopWorker = () => {
    stopped ??= worker[Symbol.asyncDispose]()
    return stopped
  }
  onTestFinished(async () => void (await stopWorker()))
  const tenant = await createTenant(database, { url: api.url, simulator, secrets: deriveSecrets(testSecret) })
  return {
    api,
    tenant,
    receiver,
    collector,
    logged,
    async stop() {
      await stopWorker()
      await api.stop()
      return { spans: collector.spans(), workerLog: logged() }
    },
  }
}

it('traces a request to the message, its status and the webhooks about it, linked across time', async () => {
  const { api, tenant, receiver, collector, stop } = await aTracedService({ TRACE_STATEMENTS: '1' })
  // Unknown to the provider, which therefore reports that the window is closed.
  const received = await tenant.receiveMessage()
  await tenant.createWebhookSubscription({ url: `${receiver.url}/hook`, event_types: ['message.failed'] })
  const send = (headers: Record<string, string>) =>
    fetch(`${api.url}/v1/${tenant.account.phone_number_id}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ to: received.from, type: 'text', text: { body: 'Hello' } }),
    })
  const [traceparent, forged, alsoForged] = [newTraceparent(), newTraceparent(), newTraceparent()]
  expect((await send({ authorization: `Bearer ${tenant.key}`, traceparent })).status).toBe(202)
  expect((await send({ traceparent: forged })).status).toBe(401)
  expect((await send({ authorization: 'Bearer chn_live_unknown', traceparent: alsoForged })).status).toBe(401)
  await expect.poll(() => receiver.at('/hook').length).toBe(1)
  const { spans, workerLog } = await stop()

  const find = (name: string, which: (span: ReceivedSpan) => boolean = () => true) => {
    const span = spans.find((each) => each.name === name && which(each))
    expect(span, name).toBeDefined()
    return span!
  }
  const [, traceId, parentSpanId] = traceparent.split('-')
  const route = '/v1/{phone_number_id}/messages'
  const request = find(`POST ${route}`, (span) => span.traceId === traceId)
  expect(request).toMatchObject({
    service: 'channel-api',
    parentSpanId,
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': route,
      'http.response.status_code': 202,
      'channel.operation.id': 'sendMessage',
      'channel.request.id': expect.stringMatching(/^req_/),
    },
  })
  const verb = find('sendMessage', (span) => span.parentSpanId === request.spanId)
  expect(find('create_message_sends')).toMatchObject({ traceId, parentSpanId: verb.spanId })

  const attempt = find('process sends')
  expect(attempt).toMatchObject({ service: 'channel-worker', links: [contextOf(verb)] })
  expect(attempt.traceId).not.toBe(traceId)
  expect(find('provider sendMessage')).toMatchObject({ traceId: attempt.traceId, parentSpanId: attempt.spanId })
  const status = find('process inbox')
  expect(status.links).toEqual([contextOf(attempt), contextOf(find('POST /provider'))])
  const delivery = find('process deliveries')
  expect(delivery.links).toEqual([contextOf(status)])
  const call = find('POST', (span) => span.parentSpanId === delivery.spanId)
  expect(call.attributes).toMatchObject({ 'http.response.status_code': 200 })
  expect(receiver.at('/hook')[0]?.headers.traceparent).toBe(contextOf(call))

  for (const parent of [forged, alsoForged]) expect(collector.text()).not.toContain(parent.split('-')[1])
  expect(spans.filter(({ attributes }) => attributes['http.response.status_code'] === 401)).toHaveLength(2)
  for (const secret of [received.from!.slice(1), tenant.account.phone_number.slice(1), tenant.key])
    expect(collector.text()).not.toContain(secret)
  expect(workerLog.find(({ msg }) => msg === 'A message was sent to the provider.')).toMatchObject({
    trace_id: attempt.traceId,
    span_id: attempt.spanId,
  })
  expect(api.logged.find(({ msg, status }) => msg === 'A request was served.' && status === 202)).toMatchObject({
    trace_id: traceId,
    span_id: request.spanId,
  })
})

it('follows a sampled request only, and starts traces of its own if a traceparent is invalid', async () => {
  const { api, tenant, logged, stop } = await aTracedService({
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  })
  const received = await tenant.receiveMessage()
  const traceparent = newTraceparent()
  for (const given of [traceparent, newTraceparent().replace(/01$/, '00'), 'x', undefined]) {
    const response = await fetch(`${api.url}/v1/${tenant.account.phone_number_id}/messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        authorization: `Bearer ${tenant.key}`,
        ...(given && { traceparent: given }),
      },
      body: JSON.stringify({ to: received.from, type: 'text', text: { body: 'Hello' } }),
    })
    expect(response.status).toBe(202)
  }
  const sent = () => logged().filter(({ msg }) => msg === 'A message was sent to the provider.')
  await expect.poll(sent).toHaveLength(4)
  const { spans } = await stop()
  const names = ['POST /v1/{phone_number_id}/messages', 'sendMessage', 'process sends', 'provider sendMessage']
  expect(
    spans
      .map(({ name }) => name)
      .filter((name) => names.includes(name))
      .sort(),
  ).toEqual(names.sort())
})

it.each([
  ['loads nothing of OpenTelemetry', {}, false],
  ['loads nothing of it if it is disabled', { OTEL_SDK_DISABLED: 'true' }, false],
  ['loads it when traces are on', { OTEL_METRICS_EXPORTER: 'none' }, true],
])('%s', async (_title, environment, isLoaded) => {
  const code = `import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        if (url.includes('node_modules/@opentelemetry/')) process.stderr.write(JSON.stringify({ msg: 'loaded' }) + String.fromCharCode(10))
        return next(url, context)
      },
    })`
  const { url, logged } = await startApiProcess({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
    ...(Object.keys(environment).length > 0 && { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }),
    ...environment,
  })
  expect((await fetch(`${url}/v1/health`)).status).toBe(200)
  expect(logged().some(({ msg }) => msg === 'loaded')).toBe(isLoaded)
})
