import { Readable } from 'node:stream'
import type { EventType } from '@channel/contract/types'
import { requestQualityCheck, requestSync } from '@channel/core/mechanisms/outbox'
import {
  aContact,
  aCustomer,
  aDeliveryClock,
  anApiKey,
  anInboundMessage,
  aTemplate,
  aTenant,
  aWebhookSubscription,
  channelSecretOfTests,
  newPhoneNumberId,
} from '@channel/core/testing'
import * as everyOfCore from '@channel/core/testing/every-export'
import { expectApiError } from '@channel/core/testing/expect-error'
import { type Database, type Queryable, statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { httpProvider } from '@channel/provider'
import { type Simulator, startSimulator } from '@channel/simulator'
import { createTestDatabase, eventsRecordedBy } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as deliveries from '../src/deliveries/index.ts'
import * as inbox from '../src/inbox/index.ts'
import * as media from '../src/media/index.ts'
import * as notices from '../src/notices/index.ts'
import * as receiptsAndQuality from '../src/receipts-and-quality/index.ts'
import { holdWork } from '../src/restore/index.ts'
import * as sends from '../src/sends/index.ts'
import * as sweeps from '../src/sweeps/index.ts'

const core = {
  ...everyOfCore,
  ...deliveries,
  ...inbox,
  ...media,
  ...notices,
  ...receiptsAndQuality,
  ...sends,
  ...sweeps,
}

/** Provides transactions, keys, logs and checks, and is not a verb. */
type Machinery =
  | 'announceProcess'
  | 'respondOnce'
  | 'respondOnceAfter'
  | 'rerunDeadlocked'
  | 'rerunTransaction'
  | 'openApiLog'
  | 'openLiveHub'
  | 'openKeyCache'
  | 'openReadinessCheck'
  | 'waitUntilForgotten'

/** The exported verbs that open their own transactions, since no request waits for them. */
type BackgroundVerb = Exclude<
  {
    [Name in keyof typeof core]: (typeof core)[Name] extends (first: infer First, ...rest: never[]) => unknown
      ? [Database] extends [First]
        ? [Queryable] extends [First]
          ? never
          : Name
        : never
      : never
  }[keyof typeof core],
  Machinery
>

/** The exported verbs of the queues that write in a transaction of their caller. */
type WritingVerb = 'recordMediaFetch'

let database: Database & { drop(): Promise<void> }
let simulator: Simulator
beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await startSimulator()
})
afterAll(() => Promise.all([database.drop(), simulator.stop()]))

/** An organization with several subscriptions and an outbox. */
async function aWorld() {
  const tenant = await aTenant(database, 'platform')
  const { organization, account } = tenant
  await aWebhookSubscription(database, organization.id)
  await aWebhookSubscription(database, organization.id, { event_types: ['contact.created'] })
  const clock = aDeliveryClock()
  async function aClaimedSend() {
    const token = { id: account.id, token: 'the-token-of-the-test', waba_id: newPhoneNumberId() }
    await database.transaction((tx) => core.authorizeAccount(tx, tenant.scope.secrets, token))
    const { contact_id } = await anInboundMessage(database, account)
    const body = { contact_id, type: 'text', text: { body: 'Hello' } } as const
    const { phone_number_id } = account
    await database.transaction((tx) => core.sendMessage(tx, tenant.scope, { params: { phone_number_id }, body }))
    const wanted = [{ organization_id: organization.id, phone_number_id, quota: 1 }]
    const [claimed] = await core.claimSends(database, clock, { wanted, leaseMs: 60_000 })
    return claimed!
  }
  return { ...tenant, clock, aClaimedSend }
}
type World = Awaited<ReturnType<typeof aWorld>>

/** The account, whose token the provider refuses, and what verbs that call the provider need. */
async function withRefusedToken({ scope, aClaimedSend }: World) {
  const { phone_number_id, waba_id } = await aClaimedSend()
  simulator.setToken(waba_id ?? '', 'another token')
  simulator.setNumber(phone_number_id, { waba_id: waba_id ?? '' })
  const provider = httpProvider({ baseUrl: simulator.url, app: simulator.app })
  const mediaStore = { open: async () => Readable.from([Buffer.from('‰PNG')]) }
  const account = await core.findAccountAtProvider(database, scope, phone_number_id)
  return { params: { phone_number_id }, account, provider, mediaStore }
}

const mediaWriter = statement(
  'test_background_writer_of_media',
  `SELECT media.xmin::text AS transaction FROM media
   JOIN messages ON messages.organization_id = media.organization_id AND messages.media_id = media.id
   WHERE messages.organization_id = $1 AND messages.id = $2`,
)

const noticesWriter = statement(
  'test_background_writer_of_notices',
  'SELECT xmin::text AS transaction FROM notices WHERE organization_id = $1 AND subject = $2',
)
const failSubscription = statement(
  'test_fail_subscription',
  "UPDATE webhook_subscriptions SET failing_since = now() - interval '1 hour' WHERE organization_id = $1 AND id = $2",
)

/** Templates without files need none. */
const mediaStore = { open: async () => undefined }

interface Case {
  readonly records: readonly EventType[]
  /** Finds the transaction of the change, if another row than the event's object changes. */
  readonly writer?: typeof mediaWriter
  /** Creates what the verb needs, and returns a function that runs the verb. */
  readonly prepare: (world: World) => Promise<() => Promise<unknown>>
}

const inAYear = () => new Date(Date.now() + 365 * 86_400_000)

async function refusedBlock({ scope, account, aClaimedSend }: World, verb: typeof core.blockContactAtProvider) {
  const { waba_id, phone_number_id } = await aClaimedSend()
  const { id } = await aContact(database, account)
  simulator.setToken(waba_id ?? '', 'another token')
  simulator.setNumber(phone_number_id, { waba_id: waba_id ?? '' })
  const provider = httpProvider({ baseUrl: simulator.url })
  const calling = () => verb(database, scope, { params: { phone_number_id, id } }, { provider })
  return () => expectApiError(calling(), 'channel_upstream_error')
}

/** Every background verb and the events that it records. A missing verb does not compile. */
const verbs: Record<BackgroundVerb | WritingVerb, Case> = {
  readOrganization: {
    records: [],
    async prepare({ organization: { id }, scope: { mediaBaseUrl } }) {
      const nothing = async () => {}
      return () => core.readOrganization(database, id, { mediaBaseUrl, onOrganization: nothing, onItems: nothing })
    },
  },
  expireSetupLinks: {
    records: ['setup_link.expired'],
    async prepare({ scope, organization }) {
      const { id: customer_id } = await aCustomer(database, organization.id)
      const input = { params: { customer_id }, body: { expires_in_hours: 1 } }
      await database.transaction((tx) =>
        core.createSetupLink(tx, scope, input, { publicUrl: 'https://api.example.com' }),
      )
      return () => core.expireSetupLinks(database, { now: inAYear })
    },
  },
  reportClosingWindows: {
    records: ['conversation.window_closing'],
    async prepare({ scope, account }) {
      await database.transaction((tx) =>
        core.updateOwnOrganization(tx, scope, { body: { window_closing_minutes: 60 } }, { usedSecondFactor: false }),
      )
      await anInboundMessage(database, account)
      const soon = () => new Date(Date.now() + 23.5 * 3_600_000)
      return () => core.reportClosingWindows(database, { now: soon })
    },
  },
  wakeSnoozedConversations: {
    records: ['conversation.updated'],
    async prepare({ scope, account }) {
      const { conversation_id: id } = await anInboundMessage(database, account)
      const params = { phone_number_id: account.phone_number_id, id }
      const body = { snoozed_until: new Date(Date.now() + 60_000).toISOString() }
      await database.transaction((tx) => core.updateConversation(tx, scope, { params, body }))
      return () => core.wakeSnoozedConversations(database, { now: () => new Date(Date.now() + 120_000) })
    },
  },
  beginSends: {
    records: [],
    async prepare({ scope, clock, aClaimedSend }) {
      const send = await aClaimedSend()
      return () => core.beginSends(database, clock, scope.secrets, { sends: [send], leaseMs: 60_000 })
    },
  },
  failSend: {
    records: ['message.failed'],
    async prepare({ scope, aClaimedSend }) {
      const send = await aClaimedSend()
      const failure = { code: 'undeliverable', message: 'No.', provider_code: null } as const
      return () => core.failSend(database, scope, send, failure)
    },
  },
  endHeldSends: {
    records: ['message.failed'],
    async prepare({ scope, aClaimedSend }) {
      await aClaimedSend()
      await holdWork(database, { reason: 'requested' })
      return () => core.endHeldSends(database, scope)
    },
  },
  settleSends: {
    records: ['message.failed'],
    async prepare({ scope, clock, aClaimedSend }) {
      const send = await aClaimedSend()
      await core.beginSends(database, clock, scope.secrets, { sends: [send], leaseMs: 60_000 })
      await core.recordLostSends(database, clock, [send])
      clock.advance(365 * 86_400_000)
      return () => core.settleSends(database, scope, clock)
    },
  },
  rotateSecrets: {
    records: [],
    async prepare({ aClaimedSend }) {
      await aClaimedSend()
      const rotated = core.deriveSecrets(`another secret that only this test uses,${channelSecretOfTests}`)
      return () => core.rotateSecrets(database, rotated, { now: () => new Date() })
    },
  },
  recordAuthorization: {
    records: ['account.updated'],
    async prepare({ scope, aClaimedSend }) {
      const { organization_id, phone_number_id } = await aClaimedSend()
      const called = { organization_id, phone_number_id, token: 'the-token-of-the-test', authorization_refused: false }
      return () => core.recordAuthorization(database, scope.secrets, called, 'refused')
    },
  },
  fetchTemplates: {
    records: ['account.updated'],
    async prepare({ scope, aClaimedSend }) {
      const { phone_number_id, waba_id } = await aClaimedSend()
      simulator.setToken(waba_id ?? '', 'another token')
      const provider = httpProvider({ baseUrl: simulator.url })
      const fetching = () => core.fetchTemplates(database, scope, { params: { phone_number_id } }, { provider })
      return () => expectApiError(fetching(), 'channel_upstream_error')
    },
  },
  callAtProvider: {
    records: ['account.updated'],
    async prepare(world) {
      const { account, provider } = await withRefusedToken(world)
      return () => core.callAtProvider(database, world.scope, account, (called) => provider.listNumbers(called))
    },
  },
  getAccountProfile: {
    records: ['account.updated'],
    async prepare(world) {
      const { params, provider } = await withRefusedToken(world)
      const reading = () => core.getAccountProfile(database, world.scope, { params }, { provider })
      return () => expectApiError(reading(), 'channel_upstream_error')
    },
  },
  getAccountPicture: {
    records: ['account.updated'],
    async prepare(world) {
      const { params, provider } = await withRefusedToken(world)
      const reading = () => core.getAccountPicture(database, world.scope, { params }, { provider })
      return () => expectApiError(reading(), 'channel_upstream_error')
    },
  },
  updateAccountProfile: {
    records: ['account.updated'],
    async prepare(world) {
      const { params, ...context } = await withRefusedToken(world)
      const input = { params, body: { about: 'Open' } }
      const changing = () => core.updateAccountProfile(database, world.scope, input, context)
      return () => expectApiError(changing(), 'channel_upstream_error')
    },
  },
  setPinAtProvider: {
    records: ['account.updated'],
    async prepare(world) {
      const { params, provider } = await withRefusedToken(world)
      const input = { params, body: { pin: '482915' } }
      const setting = () => core.setPinAtProvider(database, world.scope, input, { provider })
      return () => expectApiError(setting(), 'channel_upstream_error')
    },
  },
  uploadForHandle: {
    records: ['account.updated'],
    async prepare(world) {
      const { params, account, ...context } = await withRefusedToken(world)
      const media_id = core.newId('media')
      const about = { media_id, mime_type: 'image/png', filename: 'logo.png', size: 4, sha256: '0'.repeat(64) }
      const stored = { ...about, stored_name: core.newFileName() }
      await database.transaction((tx) => core.createMedia(tx, world.scope, { params }, stored))
      const file = { media_id, param: 'picture_media_id', types: ['image/png'], maxBytes: 100 }
      const uploading = () => core.uploadForHandle(database, world.scope, account, file, context)
      return () => expectApiError(uploading(), 'channel_upstream_error')
    },
  },
  createTemplateAtProvider: {
    records: ['account.updated'],
    async prepare({ scope, aClaimedSend }) {
      const { phone_number_id, waba_id } = await aClaimedSend()
      simulator.setToken(waba_id ?? '', 'another token')
      const provider = httpProvider({ baseUrl: simulator.url })
      const components = [{ type: 'BODY', text: 'Hello' } as const]
      const body = { name: 'hello', language: 'en_US', category: 'UTILITY', components } as const
      const creating = () =>
        core.createTemplateAtProvider(database, scope, { params: { phone_number_id }, body }, { provider, mediaStore })
      return () => expectApiError(creating(), 'channel_upstream_error')
    },
  },
  updateTemplateAtProvider: {
    records: ['account.updated'],
    async prepare({ scope, account, aClaimedSend }) {
      const { phone_number_id, waba_id } = await aClaimedSend()
      const { name, provider_template_id: id } = await aTemplate(database, account)
      simulator.setTemplates(waba_id ?? '', [{ name, id: id ?? '' }])
      simulator.setToken(waba_id ?? '', 'another token')
      const provider = httpProvider({ baseUrl: simulator.url })
      const input = {
        params: { phone_number_id, name },
        query: {},
        body: { components: [{ type: 'BODY', text: 'Hi' }] },
      } as const
      const updating = () => core.updateTemplateAtProvider(database, scope, input, { provider, mediaStore })
      return () => expectApiError(updating(), 'channel_upstream_error')
    },
  },
  deleteTemplateAtProvider: {
    records: ['account.updated'],
    async prepare({ scope, account, aClaimedSend }) {
      const { phone_number_id, waba_id } = await aClaimedSend()
      const { name } = await aTemplate(database, account)
      simulator.setToken(waba_id ?? '', 'another token')
      const provider = httpProvider({ baseUrl: simulator.url })
      const input = { params: { phone_number_id, name }, query: {} }
      const deleting = () => core.deleteTemplateAtProvider(database, scope, input, { provider })
      return () => expectApiError(deleting(), 'channel_upstream_error')
    },
  },
  blockContactAtProvider: {
    records: ['account.updated'],
    prepare: (world) => refusedBlock(world, core.blockContactAtProvider),
  },
  unblockContactAtProvider: {
    records: ['account.updated'],
    prepare: (world) => refusedBlock(world, core.unblockContactAtProvider),
  },
  recordQualityCheck: {
    records: ['account.updated'],
    async prepare({ scope, clock, aClaimedSend }) {
      const { waba_id } = await aClaimedSend()
      await database.transaction((tx) => requestQualityCheck(tx, { waba_id: waba_id ?? '', phone_number: null }))
      const checks = await core.claimQualityChecks(database, scope, clock, {
        wanted: [{ organization_id: scope.organizationId, quota: 1 }],
        leaseMs: 60_000,
      })
      const health = { quality_rating: 'RED', messaging_limit: null, name_status: null }
      const result = { kind: 'read', health } as const
      return () => core.recordQualityCheck(database, clock, checks[0]!, result)
    },
  },
  recordSyncRequest: {
    records: ['account.updated'],
    async prepare({ scope, clock, aClaimedSend }) {
      const { phone_number_id } = await aClaimedSend()
      const request = { organization_id: scope.organizationId, phone_number_id }
      await database.transaction(async (tx) => requestSync(tx, request))
      const claim = async () => {
        const wanted = [{ organization_id: scope.organizationId, quota: 1 }]
        const [claimed] = await core.claimSyncRequests(database, scope, clock, { wanted, leaseMs: 60_000 })
        return claimed!
      }
      await core.recordSyncRequest(database, clock, await claim(), 'accepted')
      const history = await claim()
      return () => core.recordSyncRequest(database, clock, history, 'accepted')
    },
  },
  // Disabling a subscription is reported by noticeSubscriptions.
  recordAttempts: {
    records: [],
    async prepare({ account, organization, clock }) {
      await aContact(database, account)
      const due = await core.findDueSubscriptions(database, clock)
      const wanted = due
        .filter(({ organization_id }) => organization_id === organization.id)
        .map((each) => ({ ...each, first: 10, retry: 0, replay: 0 }))
      const { deliveries } = await core.claimDeliveries(database, clock, { wanted, leaseMs: 60_000 })
      expect(deliveries.length).toBeGreaterThan(0)
      const gone = { responseStatus: 410, error: null, snippet: null, retryAfterMs: undefined, durationMs: 1 }
      const attempts = deliveries.map((delivery) => ({ delivery, outcome: gone, startedAtMs: clock.monotonicMs() }))
      return () => core.recordAttempts(database, clock, attempts)
    },
  },
  noticeSubscriptions: {
    records: ['subscription.failing'],
    writer: noticesWriter,
    async prepare({ organization }) {
      const { id } = await aWebhookSubscription(database, organization.id)
      await database.execute(failSubscription, [organization.id, id])
      return () => core.noticeSubscriptions(database, { now: () => new Date(), mails: false })
    },
  },
  warnOfQuotas: {
    records: ['quota.warning'],
    writer: noticesWriter,
    async prepare({ organization: { id } }) {
      await database.transaction((tx) => core.updateOrganization(tx, { id, max_webhook_subscriptions: 2 }))
      return () => core.warnOfQuotas(database, { now: () => new Date(), mails: false })
    },
  },
  mailNotices: {
    records: [],
    prepare: async () => () =>
      core.mailNotices(database, {
        send: async () => undefined,
        publicUrl: 'https://channel.example.com',
        clock: aDeliveryClock(),
        log: collectLog().log,
      }),
  },
  revokeApiKey: {
    records: [],
    async prepare({ organization }) {
      const { id } = await anApiKey(database, organization.id)
      return () => core.revokeApiKey(database, { id })
    },
  },
  deleteApiKey: {
    records: [],
    async prepare({ organization, scope }) {
      const { id } = await anApiKey(database, organization.id)
      return () => core.deleteApiKey(database, scope, { params: { id } })
    },
  },
  recordMediaFetch: {
    records: ['message.updated'],
    writer: mediaWriter,
    async prepare({ scope, account, clock }) {
      const image = { provider_media_id: '1', mime_type: 'image/jpeg', filename: null }
      await anInboundMessage(database, account, { type: 'image', media: image })
      const claimed = await core.claimMedia(database, scope, clock, {
        wanted: [{ organization_id: scope.organizationId, quota: 1 }],
        except: [],
        leaseMs: 60_000,
      })
      const media = claimed.find((each) => each.phone_number_id === account.phone_number_id)!
      const fetch = { outcome: 'stored', size: 48_213, sha256: 'ab', mimeType: null } as const
      return () => database.transaction((tx) => core.recordMediaFetch(tx, scope, clock, { media, fetch }))
    },
  },
  storeProviderWebhook: {
    records: [],
    prepare: async () => () => core.storeProviderWebhook(database, Buffer.from('{}')),
  },
  purgeProviderWebhooks: {
    records: [],
    prepare: async () => () => core.purgeProviderWebhooks(database, { now: inAYear }),
  },
  purgeSignIns: {
    records: [],
    prepare: async () => () => core.purgeSignIns(database, { now: inAYear }),
  },
  purgeHistory: {
    records: [],
    prepare: async () => () => core.purgeHistory(database, { now: inAYear }),
  },
  purgeIdempotencyRecords: {
    records: [],
    prepare: async () => () => core.purgeIdempotencyRecords(database, { now: inAYear }),
  },
  purgeWebhookDeliveries: {
    records: [],
    async prepare({ account }) {
      await aContact(database, account)
      return () => core.purgeWebhookDeliveries(database, { now: inAYear, pauseFactor: 0 })
    },
  },
  purgeMessages: {
    records: [],
    async prepare({ account, organization: { id } }) {
      await anInboundMessage(database, account)
      await database.transaction((tx) => core.updateOrganization(tx, { id, message_retention_days: 30 }))
      return () => core.purgeMessages(database, { now: inAYear, pauseFactor: 0 })
    },
  },
  purgeMediaFiles: {
    records: [],
    async prepare({ organization: { id } }) {
      await database.transaction((tx) => core.updateOrganization(tx, { id, media_retention_days: 30 }))
      return () => core.purgeMediaFiles(database, { now: inAYear, pauseFactor: 0 })
    },
  },
  purgeUnusedUploads: {
    records: [],
    prepare: async () => () => core.purgeUnusedUploads(database, { now: inAYear, pauseFactor: 0 }),
  },
  countMessagesByHour: {
    records: [],
    prepare: async () => () => core.countMessagesByHour(database, { now: () => new Date() }),
  },
  mergeUsage: {
    records: [],
    prepare: async () => () => core.mergeUsage(database, { now: () => new Date() }),
  },
  maintainApiLogPartitions: {
    records: [],
    prepare: async () => () => core.maintainApiLogPartitions(database, { now: () => new Date() }),
  },
}

const writers: Readonly<Record<string, ReturnType<typeof writerOf>>> = {
  conversation: writerOf('conversations'),
  message: writerOf('messages'),
  channel_account: writerOf('channel_accounts'),
  customer_setup_link: writerOf('customer_setup_links'),
}
function writerOf(table: string) {
  return statement(
    `test_background_writer_of_${table}`,
    `SELECT xmin::text AS transaction FROM ${table} WHERE organization_id = $1 AND id = $2`,
  )
}

it.each(Object.entries(verbs))(
  '%s records exactly its events, in the transaction of the change',
  async (_name, { records, writer, prepare }) => {
    const world = await aWorld()
    const act = await prepare(world)
    const organizationId = world.organization.id
    const events = await eventsRecordedBy(database, organizationId, act)
    expect(events.map(({ payload }) => payload.type)).toEqual(records)
    for (const { payload, transaction } of events) {
      const { id, object } = payload.data.object
      const rows = await database.query(writer ?? writers[object] ?? expect.fail(object), [organizationId, id])
      expect(rows).toEqual([{ transaction }])
    }
    // A second run records nothing.
    if (records.length > 0) expect(await eventsRecordedBy(database, organizationId, act)).toEqual([])
  },
)
