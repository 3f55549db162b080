import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listContacts } from '@channel/core/contacts'
import { listConversations } from '@channel/core/conversations'
import { listMessages } from '@channel/core/messages'
import { exportedKinds, leftOut, readOrganization } from '@channel/core/organization-export'
import { listTemplates } from '@channel/core/templates'
import { aContact } from '@channel/core/testing'
import { listWebhookSubscriptions } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import { openMediaStore } from '@channel/media-store'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FilledTenant, fillTenant } from './support/fill-tenant.ts'

const listTables = statement(
  'test_tables_of_export',
  `SELECT table_name AS name FROM information_schema.columns
   JOIN pg_class class ON class.oid = format('%I.%I', table_schema, table_name)::regclass
   WHERE table_schema = 'public' AND column_name = 'organization_id' AND class.relkind IN ('r', 'p') AND NOT class.relispartition`,
)

let database: OwnDatabase
let directory: string
let tenant: FilledTenant
let other: FilledTenant
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'channel-export-'))
  const store = await openMediaStore({ directory, s3: undefined })
  tenant = await fillTenant(database, store, '3333333333333333')
  other = await fillTenant(database, store, '4444444444444444')
})
afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

/** @param onOrganization called when the snapshot is open */
async function read(onOrganization = async (_organization: unknown) => {}) {
  const items: Record<string, unknown[]> = {}
  await readOrganization(database, tenant.organization.id, {
    mediaBaseUrl: tenant.scope.mediaBaseUrl,
    onOrganization,
    async onItems(kind, batch) {
      items[kind] = [...(items[kind] ?? []), ...batch]
    },
  })
  return items
}

it('exports or names every table with rows of organizations', async () => {
  const tables = await database.query<{ name: string }>(listTables)
  const known = [...exportedKinds.flatMap((kind) => kind.tables), ...Object.keys(leftOut)]
  expect(known.sort()).toEqual(tables.map(({ name }) => name).sort())
  const items = await read()
  expect(Object.keys(items)).toEqual(exportedKinds.map(({ name }) => name))
  expect(Object.entries(items).flatMap(([kind, { length }]) => (length > 0 ? [] : [kind]))).toEqual([])
})

it('has the shapes of the API', async () => {
  const items = await read()
  const params = { phone_number_id: tenant.account.phone_number_id }
  const query = { limit: 100 }
  const input = { params, query }
  const byId = (list: readonly unknown[]) =>
    (list as { id: string }[]).toSorted((one, next) => (one.id < next.id ? -1 : 1))
  const { scope } = tenant
  expect(items.contacts).toEqual(byId((await listContacts(database, scope, input)).data))
  const kinds = (['individual', 'group'] as const).map((kind) => ({ params, query: { ...query, kind } }))
  const conversations = await Promise.all(kinds.map((each) => listConversations(database, scope, each)))
  expect(items.conversations).toEqual(byId(conversations.flatMap(({ data }) => data)))
  const messages = await Promise.all(kinds.map((each) => listMessages(database, scope, each)))
  expect(items.messages).toEqual(byId(messages.flatMap(({ data }) => data)))
  expect(items.templates).toEqual(byId((await listTemplates(database, scope, input)).data))
  const subscriptions = await listWebhookSubscriptions(database, scope, { query })
  expect(items.webhook_subscriptions).toEqual(byId(subscriptions.data))
})

it('has no secret, and nothing of another organization', async () => {
  const text = JSON.stringify(await read())
  for (const secret of [
    tenant.apiKey,
    tenant.webhookSecret,
    'token-3333333333333333',
    'sealed',
    'token 3333333333333333',
  ]) {
    expect(text).not.toContain(secret)
  }
  for (const theirs of [other.organization.id, other.account.phone_number_id, '4444444444444444']) {
    expect(text).not.toContain(theirs)
  }
})

it('is of one moment', async () => {
  const { contacts: before } = await read()
  const { contacts: during } = await read(async () => void (await aContact(database, tenant.account)))
  expect(during).toEqual(before)
  expect((await read()).contacts).toHaveLength(before!.length + 1)
})

it('names an unknown organization', async () => {
  const reading = readOrganization(database, 'org_01JQ4Z0N9V7T3C5R8M2K6X1WEB', {
    mediaBaseUrl: '',
    onOrganization: async () => {},
    onItems: async () => {},
  })
  await expect(reading).rejects.toThrow('There is no organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB')
})
