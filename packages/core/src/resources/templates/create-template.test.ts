import type { CreateTemplateInput } from '@channel/contract/types'
import { httpProvider } from '@channel/provider'
import { startSimulator } from '@channel/simulator'
import { sharedDatabase } from '@channel/test-kit'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { aTenant, newPhoneNumberId, recordedEvents, type Tenant } from '../../testing/index.ts'
import { authorizeAccount } from '../accounts/index.ts'
import { applyTemplateUpdate } from './apply-template-update.ts'
import { createTemplateAtProvider } from './create-at-provider.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplateAtProvider } from './delete-at-provider.ts'
import { deleteTemplate } from './delete-template.ts'
import { fetchTemplates } from './fetch-templates.ts'
import { listTemplates } from './list-templates.ts'
import { syncTemplates } from './sync-templates.ts'
import { updateTemplateAtProvider } from './update-at-provider.ts'
import { updateTemplate } from './update-template.ts'

const database = await sharedDatabase()
let tenant: Tenant
let waba_id: string

const simulator = await startSimulator()
const provider = httpProvider({ baseUrl: simulator.url })
afterAll(() => simulator.stop())

beforeEach(async () => {
  tenant = await aTenant(database)
  waba_id = newPhoneNumberId()
  const { scope, account } = tenant
  await database.transaction((tx) => authorizeAccount(tx, scope.secrets, { id: account.id, token: 'right', waba_id }))
  simulator.setToken(waba_id, 'right')
})

const pathOf = () => ({ params: { phone_number_id: tenant.account.phone_number_id } })
const hello: CreateTemplateInput['body'] = {
  name: 'hello',
  language: 'en_US',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hello, all is ready.' }],
}
const deletion = () => ({ params: { ...pathOf().params, name: 'hello' }, query: {} })

const mediaStore = { open: async () => undefined }
const callProvider = () =>
  createTemplateAtProvider(database, tenant.scope, { ...pathOf(), body: hello }, { provider, mediaStore })
const store = (created: Awaited<ReturnType<typeof callProvider>>) =>
  database.transaction((tx) => createTemplate(tx, tenant.scope, pathOf(), created))
const fetchNow = () => fetchTemplates(database, tenant.scope, pathOf(), { provider })
const applyListing = (fetched: Awaited<ReturnType<typeof fetchNow>>) =>
  database.transaction((tx) => syncTemplates(tx, tenant.scope, pathOf(), fetched))

async function all() {
  const { data } = await listTemplates(database, tenant.scope, { ...pathOf(), query: { limit: 100 } })
  return data
}

async function eventTypes() {
  const recorded = await recordedEvents(database, tenant.organization.id)
  return recorded.map(({ type }) => type).filter((type) => type.startsWith('template.'))
}

describe('createTemplate', () => {
  it('stores what a request before it has created at the provider, but whose transaction was lost', async () => {
    await callProvider()
    const created = await store(await callProvider())
    expect(await all()).toEqual([created])
    expect(await eventTypes()).toEqual(['template.created'])
  })

  it('returns template_already_exists to all but one of two requests', async () => {
    const both = [await callProvider(), await callProvider()]
    await store(both[0]!)
    await expectApiError(store(both[1]!), 'template_already_exists', 'name')
    await expectApiError(callProvider(), 'template_already_exists', 'name')
  })

  it('keeps the decision of the provider that was reported before the commit', async () => {
    const created = await callProvider()
    const { id, name, language } = created.template
    const reported_at = new Date(Date.now() + 1000).toISOString()
    const change = { field: 'status', facts: { status: 'APPROVED' } } as const
    const update = { waba_id, template: { id, name, language }, change, reported_at }
    await database.transaction((tx) => applyTemplateUpdate(tx, update))
    expect(await store(created)).toMatchObject({ status: 'approved' })
  })

  it('returns the template that a sync has stored meanwhile', async () => {
    const created = await callProvider()
    await applyListing(await fetchNow())
    const [synced] = await all()
    expect(await store(created)).toEqual(synced)
    expect(await eventTypes()).toEqual(['template.created'])
  })

  it('is not undone by a listing that began before it', async () => {
    const older = await fetchNow()
    const created = await store(await callProvider())
    await applyListing(older)
    expect(await all()).toEqual([created])
    simulator.setTemplates(waba_id, [])
    await applyListing(await fetchNow())
    expect(await all()).toEqual([])
  })
})

describe('updateTemplate', () => {
  const components = [{ type: 'BODY' as const, text: 'Welcome!' }]
  const target = () => ({ params: { ...pathOf().params, name: 'hello' }, query: {} })
  const edit = () =>
    updateTemplateAtProvider(database, tenant.scope, { ...target(), body: { components } }, { provider, mediaStore })
  const storeEdit = (edited: Awaited<ReturnType<typeof edit>>) =>
    database.transaction((tx) => updateTemplate(tx, tenant.scope, target(), edited))
  /** The provider decides, and reports it in this second. */
  const decide = async (status: string) => {
    simulator.changeTemplate(waba_id, 'hello', 'en_US', { status })
    const [found] = await all()
    const template = { id: found?.provider_template_id ?? '', name: 'hello', language: 'en_US' }
    const update = { waba_id, template, change: { field: 'status', facts: { status } } as const }
    const reported_at = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString()
    await database.transaction((tx) => applyTemplateUpdate(tx, { ...update, reported_at }))
  }

  it('is not undone by a report of the same second from before it', async () => {
    await store(await callProvider())
    await decide('APPROVED')
    expect(await all()).toMatchObject([{ status: 'approved' }])
    expect(await storeEdit(await edit())).toMatchObject({ status: 'pending', content: 'Welcome!' })
  })

  it('keeps the decision that was reported before the commit', async () => {
    await store(await callProvider())
    await decide('APPROVED')
    const edited = await edit()
    await decide('REJECTED')
    expect(await storeEdit(edited)).toMatchObject({ status: 'rejected', content: 'Welcome!' })
  })

  it('is not undone by a listing that began before it', async () => {
    await store(await callProvider())
    await decide('REJECTED')
    const older = await fetchNow()
    const updated = await storeEdit(await edit())
    await applyListing(older)
    expect(await all()).toEqual([updated])
    await applyListing(await fetchNow())
    expect(await all()).toEqual([updated])
    expect(await eventTypes()).toEqual(['template.created', 'template.updated', 'template.updated'])
  })

  it('fails if the template was deleted meanwhile', async () => {
    await store(await callProvider())
    await decide('APPROVED')
    const edited = await edit()
    await database.transaction((tx) => deleteTemplate(tx, tenant.scope, deletion()))
    await expectApiError(storeEdit(edited), 'resource_not_found', 'name')
  })
})

describe('deleteTemplate', () => {
  it('is not undone by a listing that began before it', async () => {
    await store(await callProvider())
    const older = await fetchNow()
    await deleteTemplateAtProvider(database, tenant.scope, deletion(), { provider })
    await database.transaction((tx) => deleteTemplate(tx, tenant.scope, deletion()))
    await applyListing(older)
    expect(await all()).toEqual([])
    expect(await eventTypes()).toEqual(['template.created', 'template.deleted'])
  })

  it('deletes nothing twice', async () => {
    await store(await callProvider())
    const remove = () => database.transaction((tx) => deleteTemplate(tx, tenant.scope, deletion()))
    expect((await remove()).ids).toHaveLength(1)
    expect((await remove()).ids).toEqual([])
    expect(await eventTypes()).toEqual(['template.created', 'template.deleted'])
  })
})
