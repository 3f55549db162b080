import { connectAccount } from '@channel/core/accounts'
import { recordedEvents } from '@channel/core/testing'
import { type Statement, statement } from '@channel/db'
import { beforeEach, describe, expect, it } from 'vitest'
import { anInbox, changeOn, messagesOf, textFrom, textsOn, webhookOf } from '../support/inbox.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import type { Tenant } from '../support/tenant.ts'

const inbox = await anInbox()
let tenant: Tenant

beforeEach(async () => {
  await inbox.database.execute(emptyInbox)
  tenant = await inbox.tenant()
})

const emptyInbox: Statement = statement('test_empty_inbox', 'DELETE FROM provider_webhooks')
const in_ = (ms: number) => () => new Date(Date.now() + ms)
const typesOf = async () => (await recordedEvents(inbox.database, tenant.organizationId)).map(({ type }) => type)

describe('duplicate webhooks in any order', () => {
  it('have the same result', async () => {
    const { simulator } = inbox.api
    const { phone_number_id } = tenant.account
    const [from, number] = [newPhoneNumber(), newPhoneNumber()]
    simulator.setWebhooks({ copies: 5, shuffle: true, paused: true, batch: 7 })
    for (const body of ['one', 'two', 'three']) simulator.receive(phone_number_id, { from, text: { body } })
    const { id } = simulator.receive(phone_number_id, { from, text: { body: 'fuor' } })
    const message = { type: 'text', text: { body: 'four' } }
    simulator.receive(phone_number_id, { from, type: 'edit', edit: { original_message_id: id, message } })
    const { id: secret } = simulator.receive(phone_number_id, { from, text: { body: 'a secret' } })
    simulator.receive(phone_number_id, { from, type: 'revoke', revoke: { original_message_id: secret } })
    simulator.setWebhooks({ paused: false })
    await inbox.processDue()
    // An update that arrived before its subject is retried.
    for (let minutes = 1; (await inbox.stored()).length > 0 && minutes < 60; minutes *= 2) {
      await inbox.processDue({ now: in_(minutes * 60_000) })
    }
    expect(await inbox.stored()).toEqual([])

    const messages = await messagesOf(tenant)
    expect(messages.map(({ content }) => content ?? '').toSorted()).toEqual(['', 'four', 'one', 'three', 'two'])
    expect(new Set(messages.map(({ contact_id }) => contact_id)).size).toBe(1)
    const { body } = await send('getConversation', tenant, { params: { id: messages[0]?.conversation_id ?? '' } })
    expect(body.data.unread_count).toBe(5)
    expect((await typesOf()).filter((type) => type === 'message.received')).toHaveLength(5)

    simulator.changeIdentity(phone_number_id, { from, number })
    await inbox.processDue()
    simulator.setWebhooks({ copies: 1, shuffle: false, batch: 1 })
    const params = { id: messages[0]?.contact_id ?? '' }
    expect((await send('getContact', tenant, { params })).body.data).toMatchObject({ phone_number: number })
  })
})

describe('a batch', () => {
  it('of 1,000 is processed except for the malformed update, which is stored with its reason', async () => {
    const unknown = { id: 'wamid.unknown', status: 'sent', timestamp: '1795165200' }
    const value = { metadata: { phone_number_id: tenant.account.phone_number_id }, statuses: [unknown] }
    const statuses = Array.from({ length: 799 }, () => ({ field: 'messages', value }))
    const bad = changeOn(tenant.account, { id: 'wamid.bad', type: 'text', timestamp: 'yesterday' })
    const texts = textsOn(tenant.account, 200)
    await inbox.post(webhookOf(tenant.account, [...texts.slice(100), bad, ...statuses, ...texts.slice(0, 100)]))
    await inbox.processDue()
    const received = (await typesOf()).filter((type) => type === 'message.received')
    expect(received).toHaveLength(200)
    expect(await inbox.stored()).toMatchObject([
      { next_attempt_at: null, failure: 'Cannot be parsed: timestamp: Invalid input', attempt_count: 1 },
    ])
  })

  it("keeps the order of one contact's messages", async () => {
    const from = newPhoneNumber()
    await inbox.post(
      webhookOf(
        tenant.account,
        textsOn(tenant.account, 40, () => from),
      ),
    )
    await inbox.processDue({ parallel: 3 })
    const contents = (await messagesOf(tenant)).map(({ content }) => Number(content))
    expect(contents).toEqual(Array.from({ length: 40 }, (_, index) => 39 - index))
  })

  it('affects only the contacts that it concerns', async () => {
    const other = await inbox.tenant()
    const from = newPhoneNumber()
    const both = [tenant, other].map(({ account }) => changeOn(account, textFrom(from, `wamid.${account.id}`, 'Hi')))
    const foreign = { id: 'wamid.x', status: 'failed', timestamp: '1795165200' }
    await inbox.post(webhookOf(tenant.account, both))
    await inbox.processDue()
    const [mine, others] = [await messagesOf(tenant), await messagesOf(other)]
    expect([mine.length, others.length]).toEqual([1, 1])
    expect(mine[0]?.contact_id).not.toBe(others[0]?.contact_id)
    const count = (await recordedEvents(inbox.database, other.organizationId)).length
    const value = {
      metadata: { phone_number_id: tenant.account.phone_number_id },
      statuses: [{ ...foreign, biz_opaque_callback_data: others[0]?.id }],
    }
    await inbox.post(webhookOf(tenant.account, [{ field: 'messages', value }]))
    await inbox.processDue()
    expect(await messagesOf(other)).toEqual(others)
    expect(await recordedEvents(inbox.database, other.organizationId)).toHaveLength(count)
  })
})

describe('a webhook with a malformed number', () => {
  it('is stored with a short reason, and delays no other webhook', async () => {
    const phone_number_id = Array.from({ length: 6_000 }, (_, index) => (index * index * 7919) % 10_007).join('')
    await inbox.post(webhookOf(tenant.account, textsOn({ ...tenant.account, phone_number_id }, 1)))
    await inbox.post(webhookOf(tenant.account, [{ field: phone_number_id, value: {} }]))
    await inbox.post(webhookOf(tenant.account, textsOn(tenant.account, 1)))
    await inbox.processDue()
    expect(await messagesOf(tenant)).toHaveLength(1)
    const stored = await inbox.stored()
    expect(stored).toMatchObject([
      { next_attempt_at: null, failure: expect.stringMatching(/^Cannot be parsed: metadata.phone_number_id/) },
      { next_attempt_at: null, failure: expect.stringMatching(/^Unsupported field "\d+$/) },
    ])
    for (const { failure } of stored) expect(failure?.length).toBeLessThanOrEqual(500)
  })
})

describe('an update for a number that is not connected', () => {
  const stranger = () => ({ ...tenant.account, phone_number_id: String(Math.floor(1e14 + Math.random() * 1e14)) })

  it('is stored and processed once the number is connected; the rest of its batch is processed immediately, once', async () => {
    const account = stranger()
    const [mine] = textsOn(tenant.account, 1)
    await inbox.post(webhookOf(account, [mine, ...textsOn(account, 2)]))
    await inbox.processDue()
    expect(await inbox.stored()).toMatchObject([
      {
        attempt_count: 1,
        unconnected_phone_number_ids: [account.phone_number_id],
        failure: expect.stringContaining('and 1 more'),
      },
    ])
    const [message] = await messagesOf(tenant)
    await send('deleteContact', tenant, { params: { id: message?.contact_id ?? '' } })

    const { organizationId: organization_id, team } = tenant
    const input = { organization_id, team_id: team.id, name: 'Late', phone_number: newPhoneNumber() }
    await inbox.database.transaction((tx) => connectAccount(tx, { ...input, phone_number_id: account.phone_number_id }))
    await inbox.processDue()
    expect(await messagesOf({ ...tenant, account })).toHaveLength(2)
    expect(await inbox.stored()).toEqual([])
    expect(await messagesOf(tenant)).toEqual([])
  })

  it('is retried with backoff, and given up after 7 days', async () => {
    const account = stranger()
    await inbox.post(webhookOf(account, textsOn(account, 1)))
    const begin = Date.now()
    const delays: number[] = []
    for (let at = begin + 60_000; ; ) {
      await inbox.processDue({ now: () => new Date(at) })
      const [stored] = await inbox.stored()
      if (stored?.next_attempt_at == null) break
      const next = Date.parse(stored.next_attempt_at)
      delays.push(Math.round((next - at) / 1000))
      at = next
    }
    expect(delays.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
    expect(delays.length).toBeGreaterThan(7 * 24)
    expect(inbox.logged.at(-1)).toMatchObject({
      level: 'error',
      msg: 'A provider webhook is not retried and stays stored.',
      reason: expect.stringMatching(/^The number \d+ is not connected\.$/),
    })
    await inbox.processDue({ now: in_(30 * 24 * 3_600_000) })
    expect(await inbox.stored()).toMatchObject([{ attempt_count: delays.length + 1 }])
  })
})

describe('an update about a contact before the first message', () => {
  const number = newPhoneNumber()
  const later = newPhoneNumber()

  it('is delayed, and then processed', async () => {
    const from = number.slice(1)
    const { phone_number_id } = tenant.account
    const preference = { value: 'stop', timestamp: 1795165300, wa_id: from, category: 'marketing_messages' }
    const system = { type: 'user_changed_number', wa_id: later.slice(1), body: 'changed' }
    await inbox.post(
      webhookOf(tenant.account, [
        { field: 'user_preferences', value: { metadata: { phone_number_id }, user_preferences: [preference] } },
        changeOn(tenant.account, { id: 'wamid.system', from, timestamp: '1795165400', type: 'system', system }),
      ]),
    )
    await inbox.processDue()
    expect(await inbox.stored()).toMatchObject([{ failure: expect.stringMatching(/has not been received yet/) }])
    expect((await send('listContacts', tenant)).body.data).toEqual([])
    await inbox.post(webhookOf(tenant.account, [changeOn(tenant.account, textFrom(number, 'wamid.first', 'Hi'))]))
    await inbox.processDue()
    await inbox.processDue({ now: in_(60_000) })
    expect(await inbox.stored()).toEqual([])
    expect((await send('listContacts', tenant)).body.data).toMatchObject([{ phone_number: later }])
    expect(await typesOf()).toContain('contact.opted_out')
  })

  it('is given up after an hour, and creates no contact', async () => {
    const { phone_number_id } = tenant.account
    const preference = { value: 'stop', timestamp: 1795165300, wa_id: number.slice(1), category: 'marketing_messages' }
    const value = { metadata: { phone_number_id }, user_preferences: [preference] }
    await inbox.post(webhookOf(tenant.account, [{ field: 'user_preferences', value }]))
    await inbox.processDue({ now: in_(3_700_000) })
    expect(await inbox.stored()).toEqual([])
    expect((await send('listContacts', tenant)).body.data).toEqual([])
  })
})

describe('a message that is revoked before it arrives', () => {
  const revoke = {
    id: 'wamid.r',
    timestamp: '1795165209',
    type: 'revoke',
    revoke: { original_message_id: 'wamid.late' },
  }

  it('is revoked once it arrives', async () => {
    const from = newPhoneNumber()
    await inbox.post(webhookOf(tenant.account, [changeOn(tenant.account, { ...revoke, from: from.slice(1) })]))
    await inbox.processDue()
    await inbox.post(webhookOf(tenant.account, [changeOn(tenant.account, textFrom(from, 'wamid.late', 'a secret'))]))
    await inbox.processDue({ now: in_(60_000) })
    await inbox.processDue({ now: in_(120_000) })
    expect(await messagesOf(tenant)).toMatchObject([{ content: null, unsupported: { type: 'revoke' } }])
    expect(await inbox.stored()).toEqual([])
  })

  it('is given up after an hour, and creates no contact', async () => {
    await inbox.post(webhookOf(tenant.account, [changeOn(tenant.account, { ...revoke, from: '4915112345678' })]))
    await inbox.processDue()
    expect(await inbox.stored()).toMatchObject([
      { failure: 'The message or contact that it refers to has not been received yet.' },
    ])
    await inbox.processDue({ now: in_(3_700_000) })
    expect(await inbox.stored()).toEqual([])
    expect((await send('listContacts', tenant)).body.data).toEqual([])
  })
})
