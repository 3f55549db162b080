import {
  type AccountUpdate,
  applyAccountAlert,
  applyAccountUpdate,
  authorizeAccount,
  disconnectAccount,
  listAccounts,
} from '@channel/core/accounts'
import {
  applyTemplateUpdate,
  getTemplate,
  listTemplates,
  syncTemplates,
  type TemplateUpdate,
} from '@channel/core/templates'
import { anAccount, aTenant, newPhoneNumberId, recordedEvents, type Tenant } from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import { statement } from '@channel/db'
import type { ProviderTemplate, TemplateChange } from '@channel/provider'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, describe, expect, it } from 'vitest'

const database = await sharedDatabase()
const template = { id: '77', name: 'order_update', language: 'de' }
const listed: ProviderTemplate = {
  ...template,
  status: 'PENDING',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hello {{1}}' }],
}
const toMarketing: TemplateChange = {
  field: 'category',
  facts: { category: 'MARKETING', categoryChange: { from: 'UTILITY', to: 'MARKETING', at: '2026-12-01T00:00:00Z' } },
}
const serverTime = statement('waba_updates_test_time', 'SELECT clock_timestamp() AS now')
const findWaiting = statement(
  'waba_updates_test_waiting',
  `SELECT pid FROM pg_stat_activity
   WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO template_syncs%' AND datname = current_database()`,
)
/** A timestamp in the past. */
const second = (count: number) => new Date(Date.parse('2026-11-20T09:00:00Z') + count * 1000).toISOString()
const nowAtServer = async () => (await database.query<{ now: string }>(serverTime))[0]!.now

let tenant: Tenant
let waba_id: string

beforeEach(async () => {
  waba_id = newPhoneNumberId()
  tenant = await aTenant(database)
  const account = await anAccount(database, tenant.team, { waba_id })
  tenant = { ...tenant, account }
})

const pathOf = ({ account }: Pick<Tenant, 'account'>) => ({ phone_number_id: account.phone_number_id })
const events = async (of: Tenant, kind: string) =>
  (await recordedEvents(database, of.organization.id)).filter(({ type }) => type.startsWith(kind))

describe('a template update', () => {
  async function sync(of: Tenant, listing_started_at?: string) {
    const fetched = { listing_started_at: listing_started_at ?? (await nowAtServer()), templates: [listed] }
    await database.transaction((tx) => syncTemplates(tx, of.scope, { params: pathOf(of) }, fetched))
  }
  async function apply(value: string, update: Partial<TemplateUpdate> = {}) {
    const reported_at = update.reported_at ?? (await nowAtServer())
    const change: TemplateChange = { field: 'status', facts: { status: value } }
    const report: TemplateUpdate = { waba_id, template, change, ...update, reported_at }
    await database.transaction((tx) => applyTemplateUpdate(tx, report))
  }
  const shown = (of: Tenant) =>
    getTemplate(database, of.scope, { params: { ...pathOf(of), name: 'order_update' }, query: {} })

  it.each([
    ['APPROVED', 'approved'],
    ['PAUSED', 'approved'],
    ['FLAGGED', 'approved'],
    ['REINSTATED', 'approved'],
    ['REJECTED', 'rejected'],
    ['DISABLED', 'rejected'],
    ['PENDING_DELETION', 'rejected'],
    ['IN_APPEAL', 'pending'],
    ['TOMORROW', 'pending'],
  ])('maps the provider’s status %s to %s', async (status, expected) => {
    await sync(tenant)
    await apply(status)
    const now = await shown(tenant)
    expect(now).toMatchObject({ status: expected, provider_status: status, content: 'Hello {{1}}' })
    await apply(status)
    const recorded = await events(tenant, 'template.updated')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]?.data.object).toEqual(now)
    expect(recorded[0]?.data.previous_attributes).toMatchObject({ provider_status: 'PENDING' })
  })

  it('shows why it is paused, and its quality', async () => {
    await sync(tenant)
    const statusReason = { code: 'FIRST_PAUSE', description: 'Paused for 3 hours.' }
    await apply('', { change: { field: 'status', facts: { status: 'PAUSED', statusReason } } })
    await apply('', { change: { field: 'quality', facts: { quality: { score: 'RED', reasons: [] } } } })
    expect(await shown(tenant)).toMatchObject({
      status: 'approved',
      provider_status: 'PAUSED',
      status_reason: statusReason,
      quality: { score: 'RED', reasons: [] },
    })
    const recorded = await events(tenant, 'template.updated')
    expect(recorded.map(({ data }) => data.previous_attributes)).toEqual([
      { status: 'pending', provider_status: 'PENDING', status_reason: null },
      { quality: null },
    ])
  })

  it('changes the category', async () => {
    await sync(tenant)
    await apply('', { change: toMarketing })
    expect(await shown(tenant)).toMatchObject({
      category: 'MARKETING',
      category_change: { from: 'UTILITY', to: 'MARKETING', at: '2026-12-01T00:00:00.000000Z' },
      provider_status: 'PENDING',
    })
    const [event] = await events(tenant, 'template.updated')
    expect(event?.data.previous_attributes).toEqual({ category: 'UTILITY', category_change: null })
  })

  it('deletes the template', async () => {
    await sync(tenant)
    const { id } = await shown(tenant)
    await apply('DELETED')
    await expectApiError(shown(tenant), 'resource_not_found', 'name')
    const [event] = await events(tenant, 'template.deleted')
    expect(event?.data.object).toEqual({ id, object: 'template', deleted: true })
    await apply('DELETED')
    expect(await events(tenant, 'template.deleted')).toHaveLength(1)
  })

  it('applies to all numbers of the business account and to no others; a sync adds unknown templates', async () => {
    const second = { ...tenant, account: await anAccount(database, tenant.team, { waba_id }) }
    const otherTenant = await aTenant(database)
    const other = {
      ...otherTenant,
      account: await anAccount(database, otherTenant.team, { waba_id: newPhoneNumberId() }),
    }
    for (const each of [tenant, second, other]) await sync(each)
    await apply('APPROVED')
    await apply('REJECTED', { template: { ...template, name: 'other' } })
    for (const each of [tenant, second]) expect(await shown(each)).toMatchObject({ status: 'approved' })
    expect(await shown(other)).toMatchObject({ status: 'pending' })
    const { data } = await listTemplates(database, tenant.scope, { params: pathOf(tenant), query: { limit: 100 } })
    expect(data).toHaveLength(1)
  })

  it('has no effect if a later listing was stored', async () => {
    await sync(tenant, second(10))
    await apply('APPROVED', { reported_at: second(9) })
    expect(await shown(tenant)).toMatchObject({ status: 'pending' })
    // Timestamps have whole seconds: the update may be later than the listing, which was taken within that second.
    await sync(tenant, second(11).replace('.000', '.500'))
    await apply('APPROVED', { reported_at: second(11) })
    expect(await shown(tenant)).toMatchObject({ status: 'approved' })
  })

  it('overrides a listing that began before it and is stored later, until the next listing', async () => {
    await sync(tenant, second(1))
    await apply('REJECTED', { reported_at: second(10) })
    await apply('', { change: toMarketing, reported_at: second(10) })
    await sync(tenant, second(9))
    expect(await shown(tenant)).toMatchObject({ provider_status: 'REJECTED', category: 'MARKETING' })
    expect(await events(tenant, 'template.updated')).toHaveLength(2)
    await sync(tenant, second(11))
    expect(await shown(tenant)).toMatchObject({ provider_status: 'PENDING', category: 'UTILITY' })
    await apply('REJECTED', { reported_at: second(10) })
    expect(await shown(tenant)).toMatchObject({ provider_status: 'PENDING' })
  })

  it('applies to unknown templates too, including the first listing if that began before it', async () => {
    await apply('APPROVED', { reported_at: second(10) })
    await apply('DELETED', { template: { ...template, id: '78' }, reported_at: second(10) })
    await sync(tenant, second(9))
    expect(await shown(tenant)).toMatchObject({ status: 'approved' })
  })

  it('does not restore a template that was deleted after the listing began', async () => {
    await sync(tenant, second(1))
    await apply('DELETED', { reported_at: second(10) })
    await sync(tenant, second(9))
    await expectApiError(shown(tenant), 'resource_not_found', 'name')
    await sync(tenant, second(11))
    expect(await shown(tenant)).toMatchObject({ status: 'pending' })
  })

  it('applies the latest update, regardless of order and duplicates', async () => {
    await sync(tenant, second(1))
    for (const at of [12, 10, 13, 11, 12, 10, 13])
      await apply(at === 13 ? 'PAUSED' : `WORD_${at}`, { reported_at: second(at) })
    expect(await shown(tenant)).toMatchObject({ provider_status: 'PAUSED' })
    expect(await events(tenant, 'template.updated')).toHaveLength(2)
  })

  it('waits for a running sync, whose result counts', async () => {
    await sync(tenant, second(1))
    const fetched = { listing_started_at: second(20), templates: [listed] }
    const synced = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const syncing = database.transaction(async (tx) => {
      await syncTemplates(tx, tenant.scope, { params: pathOf(tenant) }, fetched)
      synced.resolve()
      await held.promise
    })
    await synced.promise
    const applying = apply('REJECTED', { reported_at: second(15) })
    await expect.poll(() => database.query(findWaiting)).toHaveLength(1)
    held.resolve()
    await Promise.all([syncing, applying])
    expect(await shown(tenant)).toMatchObject({ provider_status: 'PENDING' })
  })
})

describe('an account update', () => {
  const later = (count: number) => new Date(Date.now() + count * 1000).toISOString()
  async function shown(query: Parameters<typeof listAccounts>[2]['query'] = { limit: 100 }) {
    const { data } = await listAccounts(database, tenant.scope, { query })
    return data.find(({ phone_number_id }) => phone_number_id === tenant.account.phone_number_id)
  }
  const status = async () => (await shown())?.status
  async function apply(event: string, more: Partial<AccountUpdate> = {}, reported_at = later(0)) {
    await database.transaction((tx) => applyAccountUpdate(tx, { waba_id, event, ...more, reported_at }))
    return status()
  }
  const ban = (ban_state: string) => ({ ban_state })
  it.each(['PARTNER_REMOVED', 'PARTNER_APP_UNINSTALLED', 'ACCOUNT_DELETED'])(
    'disconnects the account: %s',
    async (word) => {
      expect(await apply(word)).toBe('disconnected')
      expect(await apply(word)).toBe('disconnected')
      const recorded = await events(tenant, 'account.disconnected')
      expect(recorded).toHaveLength(1)
      expect(recorded[0]).toMatchObject({
        phone_number_id: tenant.account.phone_number_id,
        data: { object: { status: 'disconnected' }, previous_attributes: { status: 'connected' } },
      })
      expect(await apply('ACCOUNT_RESTRICTION')).toBe('disconnected')
      // This update arrives before the token: the signup that it belongs to connects the account.
      expect(await apply('PARTNER_ADDED')).toBe('disconnected')
      expect(await apply('PARTNER_APP_INSTALLED')).toBe('disconnected')
      expect(await events(tenant, 'account.updated')).toHaveLength(0)
    },
  )

  it('shows what is restricted, and until when', async () => {
    const restrictions = [
      { type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', ends_at: '2126-11-30T00:53:20.000Z' },
      { type: 'RESTRICTED_ADD_PHONE_NUMBER_ACTION', ends_at: null },
    ]
    await apply('ACCOUNT_RESTRICTION', { restrictions })
    expect(await shown()).toMatchObject({
      status: 'restricted',
      restrictions: [{ type: restrictions[0]?.type, ends_at: '2126-11-30T00:53:20.000000Z' }, restrictions[1]],
    })
    await apply('DISABLED_UPDATE', ban('REINSTATE'), later(5))
    expect(await shown()).toMatchObject({ status: 'connected', restrictions: [] })
    const [, ended] = await events(tenant, 'account.updated')
    expect(ended?.data.previous_attributes).toMatchObject({ restrictions: { length: 2 } })
  })

  it('does not show restrictions whose end has passed', async () => {
    const over = { type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', ends_at: '2026-11-20T00:00:00.000000Z' }
    const lasting = { type: 'RESTRICTED_ADD_PHONE_NUMBER_ACTION', ends_at: '2126-11-20T00:00:00.000000Z' }
    expect(await apply('ACCOUNT_RESTRICTION', { restrictions: [over, lasting] })).toBe('restricted')
    expect(await shown()).toMatchObject({ restriction: 'account_restricted', restrictions: [lasting] })
    expect(await apply('ACCOUNT_RESTRICTION', { restrictions: [over] }, later(1))).toBe('connected')
    expect(await shown()).toMatchObject({ restriction: null, restrictions: [] })
    expect(await shown({ limit: 100, status: 'connected' })).toBeDefined()
    expect(await shown({ limit: 100, status: 'restricted' })).toBeUndefined()
    expect(await apply('DISABLED_UPDATE', ban('DISABLE'), later(2))).toBe('restricted')
  })

  it('disconnects a number of the business app whose phone was changed, until the provider has it back', async () => {
    const inApp = await anAccount(database, tenant.team, { waba_id, in_business_app: true })
    tenant = { ...tenant, account: inApp }
    expect(await apply('ACCOUNT_OFFBOARDED', {}, later(1))).toBe('disconnected')
    expect(await apply('ACCOUNT_RECONNECTED', {}, later(0))).toBe('disconnected')
    expect(await apply('ACCOUNT_RECONNECTED', {}, later(2))).toBe('connected')
    // It was delayed.
    expect(await apply('ACCOUNT_OFFBOARDED', {}, later(1))).toBe('connected')
    const recorded = (await events(tenant, 'account.')).filter(({ data }) => data.object.id === inApp.id)
    expect(recorded.map(({ type }) => type)).toEqual(['account.connected', 'account.disconnected', 'account.connected'])
    const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100, status: 'disconnected' } })
    expect(data).toEqual([])
  })

  it.each([
    ['before', 'DISABLE', 'restricted'],
    ['while', 'DISABLE', 'restricted'],
    ['while', 'REINSTATE', 'connected'],
  ])('keeps what the provider restricts %s the phone is changed: %s', async (when, change, expected) => {
    const inApp = await anAccount(database, tenant.team, { waba_id, in_business_app: true })
    tenant = { ...tenant, account: inApp }
    if (when === 'before' || change === 'REINSTATE') await apply('DISABLED_UPDATE', ban('DISABLE'), later(1))
    await apply('ACCOUNT_OFFBOARDED', {}, later(2))
    if (when === 'while') expect(await apply('DISABLED_UPDATE', ban(change), later(3))).toBe('disconnected')
    expect(await apply('ACCOUNT_RECONNECTED', {}, later(4))).toBe(expected)
    const recorded = (await events(tenant, 'account.')).filter(({ data }) => data.object.id === inApp.id)
    expect(recorded.at(-1)).toMatchObject({ type: 'account.connected', data: { object: { status: expected } } })
    expect(recorded.filter(({ type }) => type === 'account.connected')).toHaveLength(2)
  })

  it('does not connect again what was disconnected by somebody', async () => {
    tenant = { ...tenant, account: await anAccount(database, tenant.team, { waba_id, in_business_app: true }) }
    await apply('ACCOUNT_OFFBOARDED', {}, later(1))
    await apply('PARTNER_REMOVED', {}, later(2))
    expect(await apply('ACCOUNT_RECONNECTED', {}, later(3))).toBe('disconnected')
    const authorization = { id: tenant.account.id, token: 'new' }
    await database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, authorization))
    await apply('ACCOUNT_OFFBOARDED', {}, later(4))
    await database.transaction((tx) => disconnectAccount(tx, tenant.account))
    expect(await apply('ACCOUNT_RECONNECTED', {}, later(5))).toBe('disconnected')
  })

  it('does not disconnect an account that was connected later', async () => {
    expect(await apply('PARTNER_REMOVED', {}, later(-60))).toBe('connected')
    expect(await apply('PARTNER_REMOVED')).toBe('disconnected')
    const authorization = { id: tenant.account.id, token: 'new' }
    await database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, authorization))
    expect(await status()).toBe('connected')
    expect(await apply('PARTNER_REMOVED', {}, later(-60))).toBe('connected')
    expect(await apply('PARTNER_REMOVED', {}, later(5))).toBe('disconnected')
    expect(await events(tenant, 'account.disconnected')).toHaveLength(2)
  })

  it('restricts and reinstates the account', async () => {
    expect(await apply('DISABLED_UPDATE', ban('SCHEDULE_FOR_DISABLE'))).toBe('connected')
    expect(await apply('DISABLED_UPDATE', ban('DISABLE'), later(1))).toBe('restricted')
    expect(await apply('PARTNER_ADDED', {}, later(2))).toBe('restricted')
    expect(await apply('DISABLED_UPDATE', ban('REINSTATE'), later(3))).toBe('connected')
    expect((await events(tenant, 'account.updated')).map(({ data }) => data.previous_attributes)).toEqual([
      { status: 'connected', restriction: null },
      { status: 'restricted', restriction: 'account_restricted' },
    ])
  })

  it.each([
    ['DISABLE', 'restricted', 3],
    ['REINSTATE', 'connected', 4],
  ])('applies the latest update, regardless of order and duplicates: %s', async (last, expected, changes) => {
    const reports: [string, number][] = [
      ['DISABLE', 10],
      ['REINSTATE', 11],
      ['DISABLE', 12],
      [last, 13],
    ]
    const base = Date.now()
    for (const [state, at] of [...reports, ...reports.toReversed(), ...reports]) {
      await apply('DISABLED_UPDATE', ban(state), new Date(base + at * 1000).toISOString())
    }
    expect(await status()).toBe(expected)
    expect(await events(tenant, 'account.updated')).toHaveLength(changes)
  })

  it('keeps the more severe of two updates of the same second', async () => {
    const at = later(10)
    for (const state of ['REINSTATE', 'DISABLE', 'REINSTATE']) await apply('DISABLED_UPDATE', ban(state), at)
    expect(await status()).toBe('restricted')
  })

  it.each(['VERIFIED_ACCOUNT', 'toString', 'DISABLED_UPDATE'])('has no effect: %s', async (word) => {
    expect(await apply(word)).toBe('connected')
    expect(await events(tenant, 'account.')).toHaveLength(2)
  })
})

describe('an account alert', () => {
  const reported = { type: 'OBA_APPROVED', severity: 'INFORMATIONAL', text: 'Approved.' }
  const anyNumber = { phone_number_id: null, phone_number: null }
  const apply = (at: number, more: Partial<Parameters<typeof applyAccountAlert>[1]> = {}) => {
    const alert = { waba_id, number: anyNumber, ...reported, ...more, reported_at: second(at) }
    return database.transaction((tx) => applyAccountAlert(tx, alert))
  }
  const alertsOf = async (id: string) => {
    const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
    return data.find((account) => account.id === id)?.alerts
  }

  it('is kept with the latest ten, newest first, and reported once', async () => {
    for (const at of [2, 1, 2, 3]) await apply(at)
    const alerts = [3, 2, 1].map((at) => ({ ...reported, reported_at: second(at).replace('.000Z', '.000000Z') }))
    expect(await alertsOf(tenant.account.id)).toEqual(alerts)
    const recorded = await events(tenant, 'account.updated')
    expect(recorded).toHaveLength(3)
    expect(recorded.at(-1)?.data).toMatchObject({
      object: { alerts },
      previous_attributes: { alerts: alerts.slice(1) },
    })
    for (let at = 11; at <= 20; at++) await apply(at)
    await apply(5)
    expect(await alertsOf(tenant.account.id)).toHaveLength(10)
    expect(await events(tenant, 'account.updated')).toHaveLength(13)
  })

  it('concerns all numbers of the business account, or the one that it names', async () => {
    const other = await anAccount(database, tenant.team, { waba_id })
    await apply(1)
    await apply(2, { number: { ...anyNumber, phone_number_id: other.phone_number_id } })
    await apply(3, { number: { ...anyNumber, phone_number: tenant.account.phone_number } })
    const times = async (id: string) => (await alertsOf(id))?.map(({ reported_at }) => reported_at.slice(17, 19))
    expect(await times(other.id)).toEqual(['02', '01'])
    expect(await times(tenant.account.id)).toEqual(['03', '01'])
  })
})
