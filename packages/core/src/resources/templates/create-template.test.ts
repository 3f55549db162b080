import type { CreateTemplateInput } from '@channel/contract/types'
import { httpProvider, type Provider } from '@channel/provider'
import { type Simulator, startSimulator } from '@channel/simulator'
import { sharedDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const database = await sharedDatabase()
let simulator: Simulator
let provider: Provider
let tenant: Tenant
let waba_id: string

beforeAll(async () => {
  simulator = await startSimulator()
  provider = httpProvider({ baseUrl: simulator.url })
})
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

const callProvider = () => createTemplateAtProvider(database, tenant.scope, { ...pathOf(), body: hello }, { provider })
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
