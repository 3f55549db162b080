import { statement } from '@channel/db'
import type { ProviderTemplate } from '@channel/provider'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { listAccounts } from '../accounts/index.ts'
import { getTemplate, listTemplates, syncTemplates } from '../templates/index.ts'
import { expectApiError } from '../testing/expect-error.ts'
import { anAccount, aTenant, newPhoneNumberId, recordedEvents, type Tenant } from '../testing/index.ts'
import { applyAccountUpdate } from './apply-account-update.ts'
import { applyTemplateUpdate, type TemplateUpdate } from './apply-template-update.ts'

const database = await sharedDatabase()
const template = { id: '77', name: 'order_update', language: 'de' }
const listed: ProviderTemplate = {
  ...template,
  status: 'PENDING',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hello {{1}}' }],
}
const serverTime = statement('waba_updates_test_time', 'SELECT clock_timestamp() AS now')
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

describe('what the provider decides on a template', () => {
  async function sync(of: Tenant, listed_at?: string) {
    const fetched = { listed_at: listed_at ?? (await nowAtServer()), templates: [listed] }
    await database.transaction((tx) => syncTemplates(tx, of.scope, { params: pathOf(of) }, fetched))
  }
  async function tell(update: Partial<TemplateUpdate>) {
    const received_at = update.received_at ?? (await nowAtServer())
    await database.transaction((tx) => applyTemplateUpdate(tx, { waba_id, template, ...update, received_at }))
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
  ])('%s makes it %s', async (status, expected) => {
    await sync(tenant)
    await tell({ status })
    const now = await shown(tenant)
    expect(now).toMatchObject({ status: expected, provider_status: status, content: 'Hello {{1}}' })
    await tell({ status })
    const recorded = await events(tenant, 'template.updated')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]?.data.object).toEqual(now)
    expect(recorded[0]?.data.previous_attributes).toMatchObject({ provider_status: 'PENDING' })
  })

  it('gives it another category', async () => {
    await sync(tenant)
    await tell({ category: 'MARKETING' })
    expect(await shown(tenant)).toMatchObject({ category: 'MARKETING', provider_status: 'PENDING' })
    const [event] = await events(tenant, 'template.updated')
    expect(event?.data.previous_attributes).toEqual({ category: 'UTILITY' })
  })

  it('deletes it', async () => {
    await sync(tenant)
    const { id } = await shown(tenant)
    await tell({ status: 'DELETED' })
    await expectApiError(shown(tenant), 'resource_not_found', 'name')
    const [event] = await events(tenant, 'template.deleted')
    expect(event?.data.object).toEqual({ id, object: 'template', deleted: true })
    await tell({ status: 'DELETED' })
    expect(await events(tenant, 'template.deleted')).toHaveLength(1)
  })

  it('is about every number of the business account, and no other; the unknown comes with a sync', async () => {
    const second = { ...tenant, account: await anAccount(database, tenant.team, { waba_id }) }
    const stranger = await aTenant(database)
    const strangers = {
      ...stranger,
      account: await anAccount(database, stranger.team, { waba_id: newPhoneNumberId() }),
    }
    for (const each of [tenant, second, strangers]) await sync(each)
    await tell({ status: 'APPROVED' })
    await tell({ status: 'REJECTED', template: { ...template, name: 'other' } })
    for (const each of [tenant, second]) expect(await shown(each)).toMatchObject({ status: 'approved' })
    expect(await shown(strangers)).toMatchObject({ status: 'pending' })
    const { data } = await listTemplates(database, tenant.scope, { params: pathOf(tenant), query: { limit: 100 } })
    expect(data).toHaveLength(1)
  })

  it('says nothing new when a later listing has been taken in', async () => {
    const received_at = await nowAtServer()
    await sync(tenant)
    await tell({ status: 'APPROVED', received_at })
    expect(await shown(tenant)).toMatchObject({ status: 'pending' })
  })
})

describe('what the provider tells of an account', () => {
  async function tell(event: string, value: Record<string, unknown> = {}) {
    await database.transaction((tx) => applyAccountUpdate(tx, { waba_id, event, value }))
    const { data } = await listAccounts(database, tenant.scope, { query: { limit: 100 } })
    return data.find(({ phone_number_id }) => phone_number_id === tenant.account.phone_number_id)?.status
  }

  it.each(['PARTNER_REMOVED', 'PARTNER_APP_UNINSTALLED', 'ACCOUNT_DELETED'])('disconnects it: %s', async (word) => {
    expect(await tell(word)).toBe('disconnected')
    expect(await tell(word)).toBe('disconnected')
    const recorded = await events(tenant, 'account.disconnected')
    expect(recorded).toHaveLength(1)
    expect(recorded[0]).toMatchObject({
      phone_number_id: tenant.account.phone_number_id,
      data: { object: { status: 'disconnected' }, previous_attributes: { status: 'connected' } },
    })
    expect(await tell('ACCOUNT_RESTRICTION')).toBe('disconnected')
    expect(await tell('PARTNER_ADDED')).toBe('connected')
    expect(await events(tenant, 'account.updated')).toHaveLength(1)
  })

  it('restricts it, and reinstates it', async () => {
    expect(await tell('DISABLED_UPDATE', { ban_info: { waba_ban_state: 'SCHEDULE_FOR_DISABLE' } })).toBe('connected')
    expect(await tell('DISABLED_UPDATE', { ban_info: { waba_ban_state: 'DISABLE' } })).toBe('restricted')
    expect(await tell('PARTNER_ADDED')).toBe('restricted')
    expect(await tell('DISABLED_UPDATE', { ban_info: { waba_ban_state: 'REINSTATE' } })).toBe('connected')
    expect((await events(tenant, 'account.updated')).map(({ data }) => data.previous_attributes)).toEqual([
      { status: 'connected' },
      { status: 'restricted' },
    ])
  })

  it.each(['VERIFIED_ACCOUNT', 'toString', 'DISABLED_UPDATE'])('changes nothing by %s', async (word) => {
    expect(await tell(word)).toBe('connected')
    expect(await events(tenant, 'account.')).toHaveLength(2)
  })
})
