import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aContact, aLabel, aTenant, type Tenant } from '../../testing/index.ts'
import { attachContactLabel, getContact, listContacts } from '../contacts/index.ts'
import { deleteLabel } from './delete-label.ts'
import { getLabel } from './get-label.ts'

const database = await sharedDatabase()

function remove({ scope }: Pick<Tenant, 'scope'>, id: string) {
  return database.transaction((tx) => deleteLabel(tx, scope, { params: { id } }))
}

it('deletes a label permanently, and detaches it from its contacts', async () => {
  const tenant = await aTenant(database)
  const label = await aLabel(database, tenant.team)
  const contact = await aContact(database, tenant.account)
  const params = { phone_number_id: tenant.account.phone_number_id, id: contact.id }
  await database.transaction((tx) => attachContactLabel(tx, tenant.scope, { params, body: { label_id: label.id } }))

  expect(await remove(tenant, label.id)).toEqual({ id: label.id, object: 'label', deleted: true })

  await expectApiError(getLabel(database, tenant.scope, { params: { id: label.id } }), 'resource_not_found', 'id')
  await expectApiError(remove(tenant, label.id), 'resource_not_found', 'id')
  const query = { label_id: label.id, limit: 25 }
  expect((await listContacts(database, tenant.scope, { params, query })).data).toEqual([])
  expect(await getContact(database, tenant.scope, { params })).toEqual(contact)
})

it('does not find a label of another organization', async () => {
  const tenant = await aTenant(database)
  const other = await aTenant(database)
  const foreign = await aLabel(database, other.team)
  await expectApiError(remove(tenant, newId('label')), 'resource_not_found', 'id')
  await expectApiError(remove(tenant, foreign.id), 'resource_not_found', 'id')
  expect(await getLabel(database, other.scope, { params: { id: foreign.id } })).toEqual(foreign)
})
