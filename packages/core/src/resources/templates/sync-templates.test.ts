import { httpProvider, type Provider } from '@channel/provider'
import { type Simulator, startSimulator, type TemplateInput } from '@channel/simulator'
import { sharedDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deriveSecrets } from '../../mechanisms/sealing/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { anAccount, aTenant, newPhoneNumberId, recordedEvents, type Tenant } from '../../testing/index.ts'
import { authorizeAccount } from '../accounts/index.ts'
import { fetchTemplates } from './fetch-templates.ts'
import { getTemplate } from './get-template.ts'
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
const fetchNow = () => fetchTemplates(database, tenant.scope, pathOf(), { provider })

function apply(fetched: Awaited<ReturnType<typeof fetchNow>>) {
  return database.transaction((tx) => syncTemplates(tx, tenant.scope, pathOf(), fetched))
}

async function sync(templates: readonly TemplateInput[]) {
  simulator.setTemplates(waba_id, templates)
  return apply(await fetchNow())
}

async function all() {
  const { data } = await listTemplates(database, tenant.scope, { ...pathOf(), query: { limit: 100 } })
  return data
}

async function events() {
  const recorded = await recordedEvents(database, tenant.organization.id)
  return recorded.filter(({ type }) => type.startsWith('template.'))
}

describe('a sync', () => {
  it('creates, updates and deletes templates, with an event for each change', async () => {
    expect(await sync([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toMatchObject({
      synced: 3,
      created: 3,
      updated: 0,
    })
    const [c, b, a] = await all()
    expect((await events()).map(({ type, data }) => [type, data.object])).toEqual([
      ['template.created', a],
      ['template.created', b],
      ['template.created', c],
    ])
    const result = await sync([{ name: 'a' }, { name: 'b', status: 'PAUSED', category: 'UTILITY' }])
    expect(result).toEqual({ object: 'template_sync_result', synced: 2, created: 0, updated: 1 })
    const [newB, sameA] = await all()
    expect(sameA).toEqual(a)
    expect(newB).toEqual({ ...b, provider_status: 'PAUSED', category: 'UTILITY', updated_at: newB?.updated_at })
    expect(String(newB?.updated_at) > String(b?.updated_at)).toBe(true)
    expect((await events()).slice(3)).toMatchObject([
      {
        type: 'template.updated',
        created_at: newB?.updated_at,
        phone_number_id: tenant.account.phone_number_id,
        data: { object: newB, previous_attributes: { provider_status: 'APPROVED', category: null } },
      },
      { type: 'template.deleted', data: { object: { id: c?.id, object: 'template', deleted: true } } },
    ])
  })

  it('hides templates that the provider has deleted, and counts them as listed', async () => {
    await sync([{ name: 'a' }])
    const deleted = { name: 'a', status: 'DELETED' }
    expect(await sync([deleted])).toMatchObject({ synced: 1, created: 0, updated: 0 })
    expect(await all()).toEqual([])
    expect(await sync([deleted, { name: 'a', id: '8' }])).toMatchObject({ synced: 2, created: 1, updated: 0 })
    expect(await all()).toMatchObject([{ provider_template_id: '8', status: 'approved' }])
  })

  it('stores one template per name and language', async () => {
    const twice = [
      { id: '1', name: 'a' },
      { id: '2', name: 'a', status: 'PENDING' },
      { name: 'a', language: 'de' },
    ]
    expect(await sync(twice)).toMatchObject({ synced: 3, created: 2, updated: 0 })
    expect(await sync(twice)).toMatchObject({ synced: 3, created: 0, updated: 0 })
  })

  it('stores components exactly as received', async () => {
    const components = JSON.parse('[{"type":"BODY","z":1,"a":[null,{"__proto__":{"x":1}}],"\\u0000":2}]') as object[]
    await sync([{ name: 'unusual', components }])
    expect(await sync([{ name: 'unusual', components }])).toMatchObject({ updated: 0 })
    expect(JSON.stringify((await all())[0]?.components)).toBe(JSON.stringify(components))
  })

  it('does not change other accounts', async () => {
    const other = await anAccount(database, tenant.team)
    await sync([{ name: 'a' }])
    const query = { limit: 100 }
    const params = { phone_number_id: other.phone_number_id }
    expect((await listTemplates(database, tenant.scope, { params, query })).data).toEqual([])
    await expectApiError(
      getTemplate(database, tenant.scope, { params: { ...params, name: 'a' }, query: {} }),
      'resource_not_found',
      'name',
    )
  })
})

describe('concurrent syncs', () => {
  it('create each template once', async () => {
    simulator.setTemplates(waba_id, [{ name: 'a' }, { name: 'b' }])
    const fetched = await Promise.all([fetchNow(), fetchNow(), fetchNow(), fetchNow()])
    const results = await Promise.all(fetched.map(apply))
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(2)
    expect(await all()).toHaveLength(2)
    expect(await events()).toHaveLength(2)
  })

  it('never undo the changes of a newer listing', async () => {
    simulator.setTemplates(waba_id, [{ name: 'a', status: 'PENDING' }, { name: 'gone' }])
    const older = await fetchNow()
    await sync([{ name: 'a' }, { name: 'new' }])
    const before = await all()
    expect(await apply(older)).toEqual({ object: 'template_sync_result', synced: 2, created: 0, updated: 0 })
    expect(await all()).toEqual(before)
  })
})

describe('fetchTemplates', () => {
  it('fails with the provider’s error code, but not its message', async () => {
    simulator.setToken(waba_id, 'another')
    const { message } = await expectApiError(fetchNow(), 'channel_upstream_error')
    expect(message).toContain('code 190')
    expect(message).not.toContain('OAuth')
  })

  it.each([
    [{ kind: 'drop' }, /could not be reached/],
    [{ kind: 'garbage' }, /invalid response/],
  ] as const)('reports the fault %j', async (fault, message) => {
    simulator.arm({ ...fault, path: waba_id })
    expect((await expectApiError(fetchNow(), 'channel_upstream_error')).message).toMatch(message)
  })

  it('reports a timeout', async () => {
    provider = httpProvider({ baseUrl: simulator.url, requestTimeoutMs: 50 })
    simulator.arm({ kind: 'hang', path: waba_id })
    expect((await expectApiError(fetchNow(), 'channel_upstream_error')).message).toMatch(/did not respond in time/)
    provider = httpProvider({ baseUrl: simulator.url })
  })

  it('throws without calling the provider if the token cannot be opened', async () => {
    const asked = simulator.requests.length
    const scope = { ...tenant.scope, secrets: deriveSecrets('another secret that only this test uses') }
    await expect(fetchTemplates(database, scope, pathOf(), { provider })).rejects.toThrow('CHANNEL_SECRET')
    expect(simulator.requests).toHaveLength(asked)
  })

  it('does not call the provider for an account that is unauthorized, unknown, foreign or not verified', async () => {
    const asked = simulator.requests.length
    const of = (phone_number_id: string) =>
      fetchTemplates(database, tenant.scope, { params: { phone_number_id } }, { provider })
    const bare = await anAccount(database, tenant.team)
    const unverified = await anAccount(database, tenant.team, { verified: false })
    const foreign = (await aTenant(database)).account
    await expectApiError(of(bare.phone_number_id), 'channel_upstream_error')
    await expectApiError(of(unverified.phone_number_id), 'channel_number_not_verified', 'phone_number_id')
    await expectApiError(of(foreign.phone_number_id), 'resource_not_found', 'phone_number_id')
    await expectApiError(of('999999999999'), 'resource_not_found', 'phone_number_id')
    expect(simulator.requests).toHaveLength(asked)
  })
})
