import type { Message, MessageSend } from '@channel/contract/types'
import { authorizeAccount } from '@channel/core/accounts'
import { applyPreference, deleteContact } from '@channel/core/contacts'
import { updateCustomer } from '@channel/core/customers'
import { listUncertainSends } from '@channel/core/mechanisms/outbox'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { applyStatus, cancelMessage, getMessage, sendMessage } from '@channel/core/messages'
import {
  aCustomer,
  aDeliveryClock,
  anAccount,
  anInboundMessage,
  aTemplate,
  aTenant,
  insertWaitingSends,
  newPhoneNumberId,
  queuedSends,
  recordedEvents,
  type Tenant,
} from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { beginSends } from './begin-sends.ts'
import { type ClaimedSend, claimSends } from './claim-sends.ts'
import { failSend } from './fail-send.ts'
import { findDueNumbers } from './find-due-numbers.ts'
import { recordAccepted } from './record-accepted.ts'
import { releaseSends } from './release-sends.ts'
import { settleSends } from './settle-sends.ts'
import { recordAbandonedSends, recordLostSends } from './uncertain-sends.ts'

const leaseMs = 60_000
const dayMs = 86_400_000
const token = 'the-token-of-the-test'
const countWaiting = statement(
  'sends_test_waiting',
  `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
)
const setOffboarded = statement(
  'sends_test_set_offboarded',
  `UPDATE channel_accounts SET status = 'disconnected', offboarded_at = now()
   WHERE organization_id = $1 AND phone_number_id = $2`,
)
const setStatus = statement(
  'sends_test_set_account_status',
  'UPDATE channel_accounts SET status = $3 WHERE organization_id = $1 AND phone_number_id = $2',
)

let database: Database & { drop(): Promise<void> }
let tenant: Tenant
let clock: ReturnType<typeof aDeliveryClock>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  tenant = await aTenant(database, 'platform')
  clock = aDeliveryClock()
  await authorize(tenant.account)
})

function authorize({ id }: { id: string }) {
  const input = { id, token, waba_id: newPhoneNumberId() }
  return database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, input))
}

const hello = { type: 'text', text: { body: 'Hello' } } as const
const aReceivedMessage = (account = tenant.account) => anInboundMessage(database, account)

async function send(to: Pick<Message, 'contact_id'>, body: object = hello, account = tenant.account): Promise<Message> {
  const params = { phone_number_id: account.phone_number_id }
  const whole = { contact_id: to.contact_id, ...body } as MessageSend
  return database.transaction((tx) => sendMessage(tx, tenant.scope, { params, body: whole }))
}

function claim(quota = 100, account = tenant.account): Promise<ClaimedSend[]> {
  const { organization_id, phone_number_id } = account
  return claimSends(database, clock, { wanted: [{ organization_id, phone_number_id, quota }], leaseMs })
}

const begin = (sends: readonly ClaimedSend[]) => beginSends(database, clock, tenant.scope.secrets, { sends, leaseMs })
const ids = (sends: readonly ClaimedSend[]) => sends.map(({ message_id }) => message_id)
const due = async () =>
  (await findDueNumbers(database, clock)).filter(({ organization_id }) => organization_id === tenant.organization.id)
const queued = () => queuedSends(database, tenant.organization.id)
const read = ({ id }: Message) =>
  getMessage(database, tenant.scope, { params: { phone_number_id: tenant.account.phone_number_id, id } })
const eventsOf = ({ id }: Message) => recordedEvents(database, tenant.organization.id, id)

async function one(to?: Message, body?: object): Promise<[Message, ClaimedSend]> {
  const message = await send(to ?? (await aReceivedMessage()), body)
  const [claimed] = await claim()
  if (claimed === undefined) throw new Error('Nothing could be claimed.')
  return [message, claimed]
}

it('claims due messages with their recipient, and not again until the lease expires', async () => {
  const [message, claimed] = await one()
  expect(claimed).toMatchObject({
    organization_id: tenant.organization.id,
    phone_number_id: tenant.account.phone_number_id,
    message_id: message.id,
    recipient: message.to,
    attempt_count: 0,
  })
  expect(claimed.age_ms).toBeGreaterThanOrEqual(0)
  expect([await claim(), await due()]).toEqual([[], []])
  clock.advance(leaseMs + 1)
  expect(await due()).toEqual([
    { organization_id: tenant.organization.id, phone_number_id: tenant.account.phone_number_id, is_bulk: false },
  ])
  const [again] = await claim()
  expect(again?.message_id).toBe(message.id)
  expect(again?.lease_token).not.toBe(claimed.lease_token)
  // The first worker's results are too late now.
  expect(await begin([claimed])).toEqual([{ kind: 'gone' }])
  await releaseSends(database, clock, [{ send: claimed }])
  expect([await claim(), await due()]).toEqual([[], []])
  await recordLostSends(database, clock, [claimed])
  await failSend(database, tenant.scope, claimed, { code: 'undeliverable', message: 'No.', provider_code: null })
  await recordAccepted(database, [{ send: claimed, provider_message_id: 'wamid.late' }])
  expect(await queued()).toMatchObject([{ state: 'pending', attempt_count: 0 }])
  expect(await read(message)).toMatchObject({ status: 'pending', provider_message_id: null })
})

it('cancels a message that is claimed, but not one whose call is recorded', async () => {
  const cancel = ({ id }: Message) => {
    const params = { phone_number_id: tenant.account.phone_number_id, id }
    return database.transaction((tx) => cancelMessage(tx, tenant.scope, { params }))
  }
  const [first, claimed] = await one()
  expect(await cancel(first)).toMatchObject({ status: 'failed', error: { code: 'canceled' } })
  expect(await begin([claimed])).toEqual([{ kind: 'gone' }])
  const [second, begun] = await one()
  expect(await begin([begun])).toMatchObject([{ kind: 'call' }])
  await expect(cancel(second)).rejects.toThrow(expect.objectContaining({ code: 'message_not_cancelable' }))
  expect(await read(second)).toMatchObject({ status: 'pending' })
  await recordAccepted(database, [{ send: begun, provider_message_id: 'wamid.begun' }])
  expect((await eventsOf(first)).map(({ type }) => type)).toEqual(['message.failed'])
})

it('never gives a message to two concurrent workers', async () => {
  await aReceivedMessage()
  await insertWaitingSends(database, tenant.organization.id, 60)
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(9)))
  for (const each of claims) expect(each.length).toBeLessThanOrEqual(9)
  const all = claims.flatMap(ids)
  while ((await due()).length > 0) all.push(...ids(await claim()))
  expect([all.length, new Set(all).size]).toEqual([60, 60])
})

it('claims the oldest message of each conversation, and the next one when that is done or has failed several times', async () => {
  const [ana, bo] = [await aReceivedMessage(), await aReceivedMessage()]
  const [a1, a2] = [await send(ana), await send(ana)]
  const b1 = await send(bo)
  const first = await claim()
  expect(ids(first)).toEqual([a1.id, b1.id])
  expect(await claim()).toEqual([])
  const [ofAna, ofBo] = first as [ClaimedSend, ClaimedSend]
  await begin([ofBo])
  await recordAccepted(database, [{ send: ofBo, provider_message_id: 'wamid.b1' }])
  let ofA1 = ofAna
  for (let attempts = 1; attempts < 3; attempts++) {
    await releaseSends(database, clock, [{ send: ofA1, delayMs: 60_000, counts: true }])
    expect(await claim()).toEqual([])
    clock.advance(60_001)
    const [again] = await claim()
    expect(again).toMatchObject({ message_id: a1.id, attempt_count: attempts })
    ofA1 = again!
  }
  await releaseSends(database, clock, [{ send: ofA1, delayMs: 60_000, counts: true }])
  expect(ids(await claim())).toEqual([a2.id])
})

it('records the call, and returns the token and the content for the provider', async () => {
  const [message, claimed] = await one()
  expect(await begin([claimed])).toEqual([
    {
      kind: 'call',
      number: { phoneNumberId: tenant.account.phone_number_id, token, authorizationRefused: false },
      message: {
        to: { phoneNumber: message.to },
        content: { type: 'text', text: { body: 'Hello' } },
        callbackData: message.id,
      },
    },
  ])
  expect(await begin([claimed])).toEqual([{ kind: 'gone' }])
  // It may have been sent: it is never claimed again, and becomes uncertain when its lease expires.
  clock.advance(leaseMs - 1000)
  expect(await recordAbandonedSends(database, clock)).toBe(0)
  clock.advance(1001)
  expect(await claim()).toEqual([])
  expect(await recordAbandonedSends(database, clock)).toBe(1)
  expect(await queued()).toMatchObject([{ state: 'uncertain', attempt_count: 1 }])
  // A late response is still recorded.
  await recordAccepted(database, [{ send: claimed, provider_message_id: 'wamid.late' }])
  expect(await queued()).toMatchObject([{ state: 'sent' }])
  expect(await read(message)).toMatchObject({ status: 'pending', provider_message_id: 'wamid.late' })
  expect(await eventsOf(message)).toEqual([])
})

it('begins a message once, even if a worker begins an older claim and the current one together', async () => {
  const [, former] = await one()
  clock.advance(leaseMs + 1)
  const [claimed] = await claim()
  expect(claimed).toMatchObject({ message_id: former.message_id })
  const kinds = (await begin([former, claimed!, former])).map(({ kind }) => kind)
  expect(kinds).toEqual(['gone', 'call', 'gone'])
})

it('refers to files by the provider’s id while the provider has them', async () => {
  const media = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: null }
  const received = await anInboundMessage(database, tenant.account, { type: 'image', media })
  const media_id = received.media?.id
  const [, image] = await one(received, { type: 'image', image: { media_id, caption: 'Cake' } })
  const begun = await begin([image])
  expect(begun).toMatchObject([{ kind: 'call', message: { content: { image: { id: '4711', caption: 'Cake' } } } }])
  expect(JSON.stringify(begun)).not.toContain('media_id')
  const buttons = [{ type: 'reply', reply: { id: '1', title: 'Yes' } }]
  const interactive = {
    type: 'button',
    header: { type: 'image', image: { media_id } },
    body: { text: 'Cake?' },
    action: { buttons },
  }
  const [, header] = await one(await aReceivedMessage(), { type: 'interactive', interactive })
  expect(await begin([header])).toMatchObject([
    { kind: 'call', message: { content: { interactive: { header: { type: 'image', image: { id: '4711' } } } } } },
  ])
})

it('lets messages wait for a number whose phone was changed, for up to a day', async () => {
  const [message] = await one()
  await database.execute(setOffboarded, [tenant.organization.id, tenant.account.phone_number_id])
  clock.advance(leaseMs + 1)
  const [claimed] = (await claim()) as [ClaimedSend]
  expect(await begin([claimed])).toEqual([{ kind: 'away' }])
  expect(await queued()).toMatchObject([{ state: 'pending', attempt_count: 0 }])
  clock.advance(dayMs)
  const [again] = (await claim()) as [ClaimedSend]
  expect(again.message_id).toBe(message.id)
  expect(await begin([again])).toMatchObject([{ kind: 'fail', failure: { code: 'permission_revoked' } }])
})

it.each<[string, string, () => Promise<unknown>]>([
  [
    'the account was disconnected',
    'permission_revoked',
    () => database.execute(setStatus, [tenant.organization.id, tenant.account.phone_number_id, 'disconnected']),
  ],
  ['the window has closed', 'outside_24h_window', async () => clock.advance(dayMs)],
])('does not send when %s in the meantime', async (_, code, happen) => {
  const [message] = await one()
  await happen()
  clock.advance(leaseMs + 1)
  const [claimed] = (await claim()) as [ClaimedSend]
  const [begun] = await begin([claimed])
  expect(begun).toMatchObject({ kind: 'fail', failure: { code, provider_code: null } })
  expect(await queued()).toMatchObject([{ state: 'pending' }])
  if (begun?.kind !== 'fail') throw new Error('It did not fail.')
  await failSend(database, tenant.scope, claimed, begun.failure)
  const failed = await read(message)
  expect(failed).toMatchObject({ status: 'failed', error: begun.failure })
  expect(await eventsOf(message)).toMatchObject([
    {
      type: 'message.failed',
      created_at: failed.failed_at,
      data: {
        object: JSON.parse(JSON.stringify(failed)),
        previous_attributes: { status: 'pending', failed_at: null, error: null },
      },
    },
  ])
  expect(await queued()).toMatchObject([{ state: 'failed', attempt_count: 0 }])
})

it('does not send for a suspended end-customer, nor without an authorization', async () => {
  const customer = await aCustomer(database, tenant.organization.id)
  const account = await anAccount(database, tenant.team, { customer_id: customer.id })
  await send(await aReceivedMessage(account), hello, account)
  const [claimed] = (await claim(1, account)) as [ClaimedSend]
  expect(await begin([claimed])).toMatchObject([{ kind: 'fail', failure: { code: 'auth_expired' } }])
  await authorize(account)
  const params = { id: customer.id }
  await database.transaction((tx) => updateCustomer(tx, tenant.scope, { params, body: { status: 'suspended' } }))
  expect(await begin([claimed])).toMatchObject([{ kind: 'fail', failure: { code: 'customer_suspended' } }])
  await database.transaction((tx) => updateCustomer(tx, tenant.scope, { params, body: { status: 'active' } }))
  expect(await begin([claimed])).toMatchObject([{ kind: 'call' }])
})

it('does not send marketing to a contact who has opted out meanwhile, but sends templates after the window', async () => {
  const received = await aReceivedMessage()
  const marketing = await aTemplate(database, tenant.account, { category: 'MARKETING', content: 'Sale' })
  const template = { name: marketing.name, language: marketing.language }
  const [message, claimed] = await one(received, { type: 'template', template })
  const { phone_number_id } = tenant.account
  const from = { phone_number: received.from }
  const prefer = (preference: 'stop' | 'resume') =>
    database.transaction((tx) => applyPreference(tx, tenant.scope, { phone_number_id, from, marketing: preference }))
  await prefer('stop')
  expect(await begin([claimed])).toMatchObject([{ kind: 'fail', failure: { code: 'marketing_opted_out' } }])
  await prefer('resume')
  clock.advance(2 * dayMs)
  expect(await begin([claimed])).toMatchObject([{ kind: 'call', message: { callbackData: message.id } }])
})

it('keeps a message whose token cannot be decrypted until it can be', async () => {
  const [, claimed] = await one()
  const others = deriveSecrets('another secret that only this test uses')
  const [begun] = await beginSends(database, clock, others, { sends: [claimed], leaseMs })
  expect(begun).toMatchObject({ kind: 'stuck', error: { message: expect.stringContaining('CHANNEL_SECRET') } })
  await releaseSends(database, clock, [{ send: claimed, delayMs: 1000 }])
  clock.advance(1001)
  const [again] = (await claim()) as [ClaimedSend]
  expect(await begin([again])).toMatchObject([{ kind: 'call' }])
})

it('records a response while the provider reports a status, without conflict', async () => {
  const [message, claimed] = await one()
  await begin([claimed])
  const { phone_number_id } = tenant.account
  const provider_message_id = 'wamid.quick'
  const reported = { phone_number_id, provider_message_id, message_id: message.id, at: message.created_at } as const
  const isApplied = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const applying = database.transaction(async (tx) => {
    await applyStatus(tx, tenant.scope, { ...reported, status: 'sent' })
    isApplied.resolve()
    await mayEnd.promise
  })
  await Promise.race([isApplied.promise, applying])
  const recording = recordAccepted(database, [{ send: claimed, provider_message_id }])
  await expect.poll(() => database.query(countWaiting)).toHaveLength(1)
  mayEnd.resolve()
  await Promise.all([applying, recording])
  expect(await queued()).toMatchObject([{ state: 'sent' }])
  expect(await read(message)).toMatchObject({ status: 'sent', provider_message_id })
})

it('deletes the queued messages of a deleted contact', async () => {
  const received = await aReceivedMessage()
  const [, claimed] = await one(received)
  await begin([claimed])
  const params = { phone_number_id: tenant.account.phone_number_id, id: received.contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  await recordAccepted(database, [{ send: claimed, provider_message_id: 'wamid.gone' }])
  await failSend(database, tenant.scope, claimed, { code: 'undeliverable', message: 'No.', provider_code: null })
  expect([await queued(), await begin([claimed])]).toEqual([[], [{ kind: 'gone' }]])
})

it('fails uncertain messages after a day, unless the provider has reported them', async () => {
  const [lost, claimedLost] = await one()
  const [reported, claimedReported] = await one()
  await begin([claimedLost, claimedReported])
  await recordLostSends(database, clock, [claimedLost, claimedReported])
  const status = {
    provider_message_id: 'wamid.reported',
    message_id: reported.id,
    status: 'sent',
    at: reported.created_at,
  } as const
  const { phone_number_id } = tenant.account
  await database.transaction((tx) => applyStatus(tx, tenant.scope, { phone_number_id, ...status }))
  clock.advance(dayMs - 60_000)
  expect(await settleSends(database, tenant.scope, clock)).toBe(false)
  expect((await queued()).map(({ state }) => state).toSorted()).toEqual(['sent', 'uncertain'])
  clock.advance(60_001)
  await settleSends(database, tenant.scope, clock)
  expect((await queued()).map(({ state }) => state).toSorted()).toEqual(['failed', 'sent'])
  expect(await read(lost)).toMatchObject({ status: 'failed', error: { code: 'upstream_error', provider_code: null } })
  expect((await eventsOf(lost)).map(({ type }) => type)).toEqual(['message.failed'])
  const late = { ...status, provider_message_id: 'wamid.late', message_id: lost.id } as const
  await database.transaction((tx) => applyStatus(tx, tenant.scope, { phone_number_id, ...late }))
  expect(await read(lost)).toMatchObject({ status: 'sent', error: undefined, provider_message_id: 'wamid.late' })
  expect(await read(reported)).toMatchObject({ status: 'sent' })
  expect((await eventsOf(reported)).map(({ type }) => type)).toEqual(['message.sent'])
})

it('does not resend a message that the provider reports before the retry, even if a worker has claimed it', async () => {
  const [reported, ofReported] = await one()
  const [claimed, ofClaimed] = await one()
  for (const send of [ofReported, ofClaimed]) {
    expect(await begin([send])).toMatchObject([{ kind: 'call' }])
    await releaseSends(database, clock, [{ send, delayMs: 5_000, counts: true }])
  }
  const { phone_number_id } = tenant.account
  const report = ({ id, created_at }: Message) =>
    database.transaction((tx) =>
      applyStatus(tx, tenant.scope, {
        phone_number_id,
        provider_message_id: `wamid.${id}`,
        message_id: id,
        status: 'delivered',
        at: created_at,
      }),
    )
  await report(reported)
  clock.advance(5_001)
  const again = await claim()
  expect(ids(again)).toEqual([claimed.id])
  await report(claimed)
  expect(await begin(again)).toEqual([{ kind: 'gone' }])
  expect((await queued()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await read(reported)).toMatchObject({ status: 'delivered', provider_message_id: `wamid.${reported.id}` })
})

it('counts the uncertain messages of each phone number, and shows how old they are and when they fail', async () => {
  const organization_id = tenant.organization.id
  const list = () => listUncertainSends(database, { organization_id }, clock)
  const other = await anAccount(database, tenant.team)
  await authorize(other)
  const [, first] = await one()
  await begin([first])
  expect(await list()).toEqual([])
  await recordLostSends(database, clock, [first])
  clock.advance(2 * 3_600_000)
  await send(await aReceivedMessage(), hello)
  await send(await aReceivedMessage(other), hello, other)
  const later = [...(await claim()), ...(await claim(100, other))]
  await begin(later)
  await recordLostSends(database, clock, later)
  const rows = await list()
  expect(rows).toMatchObject([
    { organization_id, phone_number_id: tenant.account.phone_number_id, messages: 2 },
    { organization_id, phone_number_id: other.phone_number_id, messages: 1 },
  ])
  expect(rows.map(({ oldest_age_seconds }) => Math.floor(oldest_age_seconds / 3600))).toEqual([2, 0])
  const [{ oldest_called_at, next_fails_at }] = rows as [(typeof rows)[0]]
  expect(Date.parse(next_fails_at) - Date.parse(oldest_called_at)).toBeGreaterThanOrEqual(dayMs)
  expect(await listUncertainSends(database, { organization_id: 'org_of_nobody' }, clock)).toEqual([])
  expect(await listUncertainSends(database, {}, clock)).toEqual(expect.arrayContaining(rows))
  clock.advance(dayMs)
  await settleSends(database, tenant.scope, clock)
  expect(await list()).toEqual([])
})
