import { addMember } from '@channel/core/members'
import { updateOrganization } from '@channel/core/organizations'
import { aTenant, aWebhookSubscription } from '@channel/core/testing'
import { updateWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { openMail } from '@channel/mail'
import { createTestDatabase, eventsRecordedBy } from '@channel/test-kit'
import { openMailServer } from '@channel/test-kit/mail-server'
import { status } from '@channel/test-kit/webhook-sink'
import { expect, it, onTestFinished } from 'vitest'
import { mailNotices, noticeSubscriptions, noticesJobs, warnOfQuotas } from '../../src/notices/index.ts'
import { aDeliveryScene } from '../support/delivery-scene.ts'

const hourMs = 3_600_000
const publicUrl = 'https://channel.example.com'
interface Health {
  readonly enabled: boolean
  readonly failing_since: string | null
}

const readSubscription = statement(
  'notices_test_read_subscription',
  'SELECT enabled, failing_since FROM webhook_subscriptions WHERE organization_id = $1 AND id = $2',
)

/** A scene whose receiver at `/failing` fails, and whose receiver at `/other` works. */
async function aNoticeScene() {
  const scene = await aDeliveryScene()
  const { database, clock, sink, subscribe, tenant, scope } = scene
  const organizationId = tenant.organization.id
  const [failing, other] = [await subscribe('/failing'), await subscribe('/other')]
  sink.respond('/failing', status(500))
  const read = async ({ id }: { id: string }) =>
    (await database.query<Health>(readSubscription, [organizationId, id]))[0]!
  const now = () => new Date(Date.now() + clock.aheadMs())
  return {
    ...scene,
    organizationId,
    failing,
    other,
    read,
    /** The types of the events that were received at a path. */
    typesAt: (path: string) => sink.at(path).map(({ body }) => JSON.parse(body).type as string),
    notice: (mails = false) => noticeSubscriptions(database, { now, mails }),
    enable: ({ id }: { id: string }) =>
      database.transaction((tx) => updateWebhookSubscription(tx, scope, { params: { id }, body: { enabled: true } })),
  }
}

it('reports a subscription that fails for an hour once, to the others only, and no failure of a notice', async () => {
  const scene = await aNoticeScene()
  const { clock, sink, failing, other, record, engine, read, typesAt, notice } = scene
  await record(failing, 1)
  const deliveries = engine()
  await expect.poll(async () => (await read(failing)).failing_since).not.toBe(null)
  clock.advance(hourMs - 60_000)
  expect(await notice()).toBe(0)
  clock.advance(60_000)
  sink.respond('/other', status(500))
  // Two workers.
  expect((await Promise.all([notice(), notice()])).toSorted()).toEqual([0, 1])
  deliveries.wake()
  await expect.poll(() => typesAt('/other').length).toBe(1)
  const event = JSON.parse(sink.at('/other')[0]!.body)
  expect(event).toMatchObject({ type: 'subscription.failing', phone_number_id: null, customer: null })
  expect(event.data.object).toEqual({
    id: failing.id,
    object: 'webhook_subscription',
    description: failing.description,
    enabled: true,
    disabled_reason: null,
    failing_since: (await read(failing)).failing_since,
  })
  await expect.poll(async () => (await scene.deliveries()).map((each) => each.attempt_count)).toContain(1)
  expect(typesAt('/failing')).not.toContain('subscription.failing')

  // The notice goes on failing, even with 410, and the subscription still fails.
  sink.respond('/other', status(410))
  for (let hour = 0; hour < 3; hour += 1) {
    clock.advance(hourMs)
    deliveries.wake()
    expect(await notice()).toBe(0)
  }
  await expect.poll(() => typesAt('/other').length).toBeGreaterThan(1)
  await deliveries.stop()
  expect(await read(other)).toEqual({ enabled: true, failing_since: null })
  expect(new Set(typesAt('/other'))).toEqual(new Set(['subscription.failing']))
})

it('reports a subscription that was disabled, at most once per hour', async () => {
  const { clock, sink, failing, record, engine, read, typesAt, notice, enable } = await aNoticeScene()
  sink.respond('/failing', status(410))
  const deliveries = engine()
  const disable = async () => {
    await record(failing, 1)
    deliveries.wake()
    await expect.poll(async () => (await read(failing)).enabled).toBe(false)
  }
  await disable()
  expect(await notice()).toBe(1)
  deliveries.wake()
  await expect.poll(() => typesAt('/other')).toEqual(['subscription.disabled'])
  expect(JSON.parse(sink.at('/other')[0]!.body).data.object).toMatchObject({ disabled_reason: 'endpoint_gone' })
  await enable(failing)
  await disable()
  expect(await notice()).toBe(0)
  clock.advance(hourMs + 1_000)
  expect(await notice()).toBe(1)
  expect(await notice()).toBe(0)
  expect(typesAt('/failing')).toEqual(['contact.created', 'contact.created'])
})

it('mails a notice to every owner once, and again only if the server refused it', async () => {
  const { database, clock, failing, record, engine, read, notice, organizationId, tenant } = await aNoticeScene()
  await using server = await openMailServer()
  const mail = await openMail({ url: server.url, from: 'no-reply@example.com' })
  onTestFinished(() => mail.close())
  for (const [name, role] of [
    ['ada', 'owner'],
    ['bo', 'owner'],
    ['cy', 'member'],
  ] as const) {
    const member = { organization_id: organizationId, name, email: `${name}@example.com`, role }
    await database.transaction((tx) => addMember(tx, member))
  }
  const { log, lines } = collectLog({ level: 'info' })
  const sendMails = () => mailNotices(database, { send: mail.send, publicUrl, clock, log })
  await record(failing, 1)
  engine()
  await expect.poll(async () => (await read(failing)).failing_since).not.toBe(null)
  clock.advance(hourMs + 1_000)
  expect(await notice(true)).toBe(1)

  // A worker that is killed while it sends a mail: another one sends it ten minutes later.
  const begun = Promise.withResolvers<void>()
  const send = () => {
    begun.resolve()
    return new Promise<void>(() => undefined)
  }
  void mailNotices(database, { send, publicUrl, clock, log })
  await begun.promise
  clock.advance(11 * 60_000)
  server.refuse('451 try later')
  expect(await sendMails()).toBe(0)
  expect(lines).toMatchObject(Array(2).fill({ level: 'warn', msg: 'A notice could not be mailed yet.' }))
  server.refuse(undefined)
  expect(await sendMails()).toBe(0)
  clock.advance(hourMs)
  const counts = await Promise.all([sendMails(), sendMails()])
  expect(counts[0]! + counts[1]!).toBe(2)
  expect(await sendMails()).toBe(0)

  expect(server.received.map((text) => /^To: (.*)$/m.exec(text)?.[1]).toSorted()).toEqual([
    'ada@example.com',
    'bo@example.com',
  ])
  // Long lines are folded.
  const received = server.received[0]!.replaceAll('=\n', '').replaceAll(':\n <', ': <')
  expect(received).toMatch(new RegExp(`^Subject: A webhook of ${tenant.organization.name} is failing$`, 'm'))
  expect(received).toMatch(/^Message-ID: <ntc_\w+\.usr_\w+@channel\.example\.com>$/m)
  expect(received).toContain(`${publicUrl}/webhooks/${failing.id}`)
  // The path of a receiver may be a secret.
  expect(received).not.toContain('/failing')
})

it('warns of a quota at 80 %, once per quota, limit and month', async () => {
  await using database = await createTestDatabase()
  const { organization } = await aTenant(database)
  const { id } = organization
  const setSent = statement('notices_test_set_sent', 'INSERT INTO message_usage VALUES ($1, $2, $3)')
  for (let count = 0; count < 3; count += 1) await aWebhookSubscription(database, id)
  const set = (limits: { monthly_messages?: number; max_webhook_subscriptions?: number }) =>
    database.transaction((tx) => updateOrganization(tx, { id, ...limits }))
  await set({ monthly_messages: 10, max_webhook_subscriptions: 4 })
  await database.execute(setSent, [id, '2026-11-01', 7])
  const warn = async (date: string) => {
    const events = await eventsRecordedBy(database, id, () =>
      warnOfQuotas(database, { now: () => new Date(date), mails: false }),
    )
    return events.map(({ payload }) => payload.data.object)
  }
  expect(await warn('2026-11-30T23:00:00Z')).toEqual([])
  await set({ monthly_messages: 8, max_webhook_subscriptions: 3 })
  expect(await warn('2026-11-30T23:00:00Z')).toEqual([
    { id: 'monthly_messages', object: 'quota', limit: 8, used: 7, resets_at: '2026-12-01T00:00:00.000000Z' },
    { id: 'webhook_subscriptions', object: 'quota', limit: 3, used: 3, resets_at: null },
  ])
  expect(await warn('2026-11-30T23:59:00Z')).toEqual([])
  expect(await warn('2026-12-01T00:00:00Z')).toEqual([
    { id: 'webhook_subscriptions', object: 'quota', limit: 3, used: 3, resets_at: null },
  ])
})

it('says in the log that owners get no mail without a mail server', async () => {
  const { database, clock, failing, record, engine, read } = await aNoticeScene()
  await record(failing, 1)
  engine()
  await expect.poll(async () => (await read(failing)).failing_since).not.toBe(null)
  await database.execute(
    statement('notices_test_age', "UPDATE webhook_subscriptions SET failing_since = failing_since - interval '1 hour'"),
  )
  expect(clock.aheadMs()).toBe(0)
  const { log, lines } = collectLog({ level: 'info' })
  const [job] = noticesJobs({ publicUrl, send: undefined, log })
  await job!.run({}, { database, signal: new AbortController().signal })
  await job!.run({}, { database, signal: new AbortController().signal })
  expect(lines).toMatchObject([{ count: 1, msg: 'New notices are not mailed to owners: SMTP_URL is not set.' }])
})
