import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addApiKey } from '@channel/core/api-keys'
import { openLookup, parseAllowedRanges } from '@channel/core/mechanisms/receivers'
import { aDeliveryClock, aLabel, aTemplate, aWebhookSubscription, newPhoneNumberId } from '@channel/core/testing'
import { updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { openMediaStore } from '@channel/media-store'
import { httpProvider } from '@channel/provider'
import { openWebhookSink } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { openSender } from '../src/deliveries/http/open-sender.ts'
import { startDeliveryEngine } from '../src/deliveries/start-delivery-engine.ts'
import { removeMediaFilesJob } from '../src/media/remove-media-files-job.ts'
import { startMediaFetcher } from '../src/media/start-media-fetcher.ts'
import { purgeIdempotencyRecords } from '../src/sweeps/purge-idempotency-records.ts'
import { startApiProcess } from './support/api-process.ts'
import { dumpDatabase } from './support/dump-database.ts'
import { aSendScene } from './support/send-scene.ts'

const hourMs = 3_600_000

const setUrl = statement(
  'worker_test_erase_set_url',
  'UPDATE webhook_subscriptions SET url = $3 WHERE organization_id = $1 AND id = $2',
)
const readDeliveries = statement(
  'worker_test_erase_deliveries',
  `SELECT id, subscription_id, event_type, status, payload_erased_at IS NOT NULL AS erased, response_body_snippet AS snippet
   FROM webhook_deliveries ORDER BY id`,
)
const countWebhooks = statement(
  'worker_test_erase_kept',
  'SELECT (SELECT count(*) FROM idempotency_records) + (SELECT count(*) FROM message_sends) AS count',
)

interface Delivery {
  readonly id: string
  readonly subscription_id: string
  readonly event_type: string
  readonly status: string
  readonly erased: boolean
  readonly snippet: string | null
}

/** A service that sends, receives, fetches files and delivers events to a receiver that echoes them. */
async function aService() {
  const scene = await aSendScene({ behavior: { statuses: ['sent', 'delivered', 'read'], pace_ms: 10 } })
  const { database, simulator, sender, scope, engine } = scene
  const { phone_number_id, waba_id, tenant } = sender
  const apiUrl = await startApiProcess(simulator, database)
  const webhooks = await scene.receiveWebhooks(apiUrl)
  const sink = await openWebhookSink()
  onTestFinished(() => sink[Symbol.asyncDispose]())
  sink.respond('/takes', ({ body }, response) => void response.writeHead(200).end(`I got ${body}`))
  sink.respond('/fails', ({ body }, response) => void response.writeHead(503).end(`I cannot take ${body}`))

  const subscribe = async (path: string) => {
    const { id } = await aWebhookSubscription(database, scope.organizationId)
    await database.execute(setUrl, [scope.organizationId, id, `${sink.url}${path}`])
    return id
  }
  const subscriptions = {
    takes: await subscribe('/takes'),
    fails: await subscribe('/fails'),
    waits: await subscribe('/'),
  }
  const waits = { params: { id: subscriptions.waits }, body: { enabled: false } }
  await database.transaction((tx) => updateWebhookSubscription(tx, scope, waits))

  const directory = await mkdtemp(join(tmpdir(), 'channel-erased-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const store = await openMediaStore({ directory, s3: undefined })
  const { log, text: workerLog } = collectLog()
  const onError = (error: Error) => void scene.errors.push(error.message)
  const { secrets, mediaBaseUrl } = scope
  const provider = httpProvider({ baseUrl: simulator.url })
  const fetching = { database, secrets, mediaBaseUrl, provider, store, log, onError, limits: { pollMs: 50 } }
  const fetcher = startMediaFetcher(fetching)
  onTestFinished(() => fetcher.stop())

  const http = openSender({ allow: parseAllowedRanges(undefined, true), lookup: openLookup() })
  const clock = aDeliveryClock()
  const deliveries = startDeliveryEngine({
    database,
    secrets,
    send: http.send,
    log,
    onError,
    clock,
    limits: { pollMs: 50 },
  })
  onTestFinished(async () => {
    await deliveries.stop()
    await http.close()
  })
  engine({ store })

  const { key } = await database.transaction((tx) => addApiKey(tx, { organization_id: scope.organizationId }))
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${apiUrl}/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': newPhoneNumberId() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const content = (await response.json()) as {
      data: { id: string } & Record<string, unknown>
      error?: { code: string }
    }
    return { status: response.status, ...content }
  }

  return {
    ...scene,
    phone_number_id,
    waba_id,
    tenant,
    webhooks,
    sink,
    subscriptions,
    store,
    deliveryClock: clock,
    wakeDeliveries: deliveries.wake,
    call,
    onAccount: (method: string, path: string, body?: object) => call(method, `/${phone_number_id}${path}`, body),
    deliveries: () => database.query<Delivery>(readDeliveries),
    /** All data that the service stores or logs: the database, the files and the output. */
    async everything(): Promise<string> {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')))
      const logged = [...scene.errors, workerLog(), ...webhooks.logged().map((each) => JSON.stringify(each))]
      return [await dumpDatabase(database), ...files, ...contents, ...logged].join('\n')
    },
  }
}

type Service = Awaited<ReturnType<typeof aService>>

/** Uses the service with a contact in every way; every text about the contact begins with `word`. */
async function live(service: Service, { word, digits, userId }: { word: string; digits: string; userId: string }) {
  const { simulator, database, phone_number_id, waba_id, onAccount, call, tenant, webhooks } = service
  const account = { organization_id: tenant.organization.id, phone_number_id }
  const created = await onAccount('POST', '/contacts', {
    phone_number: `+${digits}`,
    name: `${word} Name`,
    email: `${word}.mail@example.com`,
    metadata: { note: `${word} note` },
  })
  expect(created.status).toBe(201)
  const contact = created.data.id

  const written = simulator.receive(phone_number_id, {
    from: digits,
    name: `${word} Profile`,
    username: `${word.toLowerCase()}_user`,
    text: { body: `${word} inbound text` },
  })
  const bytes = Buffer.concat([Buffer.from(`${word} file bytes `), randomBytes(2_000)])
  simulator.receive(phone_number_id, {
    from: digits,
    type: 'document',
    document: {
      base64: bytes.toString('base64'),
      mime_type: 'application/pdf',
      filename: `${word} file.pdf`,
      caption: `${word} caption`,
    },
  })
  const profile = { profile: { name: `${word} Profile` }, wa_id: digits, user_id: userId }
  const metadata = { phone_number_id }
  const timestamp = String(Math.floor(Date.now() / 1000) + 1)
  const from = { from: digits, from_user_id: userId, timestamp }
  const edit = { original_message_id: written.id, message: { type: 'text', text: { body: `${word} edited text` } } }
  const edited = { ...from, id: `wamid.edit-${word}`, type: 'edit', edit }
  simulator.sendUpdate(waba_id, 'messages', { metadata, contacts: [profile], messages: [edited] })
  await webhooks.processed()

  const conversations = await onAccount('GET', `/conversations?contact_id=${contact}`)
  const [conversation] = conversations.data as unknown as [{ id: string }]
  const label = await aLabel(database, tenant.team)
  expect((await call('POST', `/conversations/${conversation.id}/labels`, { label_id: label.id })).status).toBe(200)
  expect((await onAccount('PATCH', `/conversations/${conversation.id}`, { status: 'pending' })).status).toBe(200)
  const template = await aTemplate(database, account, { content: 'Hello {{1}}' })
  const { name, language } = template
  simulator.setTemplates(waba_id, [{ name, language, components: [{ type: 'BODY', text: 'Hello {{1}}' }] }])
  const variables = { '1': `${word} variable` }
  const sent = [
    { to: `+${digits}`, type: 'text', text: { body: `${word} outbound text` } },
    { to: `+${digits}`, type: 'template', template: { name, language, variables } },
  ]
  for (const body of sent) expect((await onAccount('POST', '/messages', body)).status).toBe(202)
  await expect
    .poll(async () => {
      const { data } = await onAccount('GET', `/messages?conversation_id=${conversation.id}&direction=outbound`)
      return (data as unknown as { status: string }[]).map(({ status }) => status)
    })
    .toEqual(['read', 'read'])
  await webhooks.processed()
  return { contact, profile, from, metadata }
}

/** The facts about a contact that `live` creates. */
function factsOf({ word, digits, userId }: { word: string; digits: string; userId: string }): string[] {
  const texts = [
    'Name',
    'note',
    'inbound text',
    'file bytes',
    'file.pdf',
    'caption',
    'edited text',
    'outbound text',
    'variable',
  ]
  const names = [`${word}.mail@example.com`, `${word.toLowerCase()}_user`]
  return [digits, userId, ...names, ...texts.map((text) => `${word} ${text}`)]
}

it('keeps nothing of a contact a day after its deletion, and keeps other contacts unchanged', async () => {
  const service = await aService()
  const { simulator, call, onAccount, deliveries, everything, waba_id, subscriptions, database } = service
  const anna = { word: 'Quarkzebu', digits: '4917655501234', userId: 'DE.quark13491208655302741918' }
  const ben = { word: 'Vexolith', digits: '4917655509876', userId: 'DE.vex13491208655302741919' }
  const hers = await live(service, anna)
  await live(service, ben)

  // Both revoke a message that was never received, so the webhook waits.
  const revoke = { type: 'revoke', revoke: { original_message_id: 'wamid.never' } }
  const messages = [
    { ...hers.from, id: 'wamid.back-anna', ...revoke },
    { ...hers.from, from: ben.digits, from_user_id: ben.userId, id: 'wamid.back-ben', ...revoke },
  ]
  const value = { metadata: hers.metadata, contacts: [hers.profile], messages }
  simulator.sendUpdate(waba_id, 'messages', value)
  await simulator.settled()
  // Unsupported updates are stored too.
  const echo = { to: anna.digits, text: { body: `${anna.word} echo` } }
  simulator.sendUpdate(waba_id, 'smb_message_echoes', { metadata: hers.metadata, message_echoes: [echo] })
  await simulator.settled()

  const statusesOf = async (subscription: string) =>
    (await deliveries()).flatMap((each) => (each.subscription_id === subscription ? each.status : []))
  await expect.poll(async () => new Set(await statusesOf(subscriptions.takes))).toEqual(new Set(['succeeded']))
  await expect.poll(() => statusesOf(subscriptions.fails)).toContain('failed')
  const received = (await deliveries()).find(
    ({ event_type, subscription_id }) => event_type === 'message.received' && subscription_id === subscriptions.takes,
  )
  expect((await call('POST', `/webhook_deliveries/${received?.id}/replay`, {})).status).toBe(202)

  const facts = [...factsOf(anna), ...factsOf(ben), `${anna.word} Profile`, `${anna.word} echo`]
  // Files are downloaded in the background.
  await expect
    .poll(async () => {
      const before = await everything()
      return facts.filter((fact) => !before.includes(fact))
    })
    .toEqual([])

  expect((await onAccount('DELETE', `/contacts/${hers.contact}`)).status).toBe(200)
  expect((await call('POST', `/webhook_deliveries/${received?.id}/replay`, {})).error?.code).toBe(
    'webhook_payload_erased',
  )

  const dayLater = () => new Date(Date.now() + 24 * hourMs + 1)
  service.deliveryClock.advance(24 * hourMs)
  service.clock.advance(24 * hourMs)
  service.wakeDeliveries()
  await purgeIdempotencyRecords(database, { now: dayLater })
  const context = { database, signal: new AbortController().signal }
  await removeMediaFilesJob(service.store, service.deliveryClock).run({}, context)
  await expect
    .poll(async () =>
      (await deliveries()).filter((each) => each.event_type === 'contact.deleted').map(({ status }) => status),
    )
    .toEqual(expect.arrayContaining(['succeeded']))

  const after = await everything()
  const found = [...factsOf(anna), anna.word, anna.word.toLowerCase()].filter((fact) => after.includes(fact))
  expect(found.map((fact) => after.split('\n').find((line) => line.includes(fact)))).toEqual([])
  expect(factsOf(ben).filter((fact) => !after.includes(fact))).toEqual([])
  const erased = (await deliveries()).filter((each) => each.erased)
  expect(erased.length).toBeGreaterThan(30)
  expect(erased.filter(({ status, snippet }) => snippet !== null || !['succeeded', 'dead'].includes(status))).toEqual(
    [],
  )
  const deletions = service.sink.received.filter(({ body }) => body.includes('contact.deleted'))
  expect(JSON.parse(deletions[0]?.body ?? '')).toMatchObject({
    data: { object: { id: hers.contact, object: 'contact', deleted: true } },
  })
  expect(await database.query(countWebhooks)).not.toEqual([{ count: 0 }])
})
