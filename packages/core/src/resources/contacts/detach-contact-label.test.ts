import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { aContact, aLabel, aTeam, aTenant, type Tenant } from '../../testing/index.ts'
import { attachContactLabel } from './attach-contact-label.ts'
import { detachContactLabel } from './detach-contact-label.ts'
import { listContacts } from './list-contacts.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

function detach(id: string, label_id: string, { scope, account }: Tenant = tenant) {
  const params = { phone_number_id: account.phone_number_id, id, label_id }
  return database.transaction((tx) => detachContactLabel(tx, scope, { params }))
}

async function attached(of: Tenant = tenant) {
  const contact = await aContact(database, of.account)
  const label = await aLabel(database, of.team)
  const params = { phone_number_id: of.account.phone_number_id, id: contact.id }
  await database.transaction((tx) => attachContactLabel(tx, of.scope, { params, body: { label_id: label.id } }))
  return { contact, label }
}

async function countLabeled(label_id: string, of: Tenant = tenant): Promise<number> {
  const params = { phone_number_id: of.account.phone_number_id }
  return (await listContacts(database, of.scope, { params, query: { label_id, limit: 25 } })).data.length
}

it('detaches a label idempotently', async () => {
  const { contact, label } = await attached()
  const link = { contact_id: contact.id, label_id: label.id, attached: false }
  expect(await detach(contact.id, label.id)).toEqual(link)
  expect(await countLabeled(label.id)).toBe(0)
  expect(await detach(contact.id, label.id)).toEqual(link)
})

it('succeeds for a label of another team, which cannot be attached', async () => {
  const { contact } = await attached()
  const label = await aLabel(database, await aTeam(database, tenant.organization.id))
  expect(await detach(contact.id, label.id)).toMatchObject({ attached: false })
})
