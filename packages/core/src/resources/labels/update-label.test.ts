import type { LabelUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aLabel, aTeam, aTenant, type Tenant } from '../../testing/index.ts'
import { getLabel } from './get-label.ts'
import { updateLabel } from './update-label.ts'

const database = await sharedDatabase()

function update({ scope }: Pick<Tenant, 'scope'>, id: string, body: LabelUpdate) {
  return database.transaction((tx) => updateLabel(tx, scope, { params: { id }, body }))
}

it('sets given fields and keeps the others', async () => {
  const tenant = await aTenant(database)
  const label = await aLabel(database, tenant.team)
  const renamed = await update(tenant, label.id, { name: 'Important' })
  expect(renamed).toEqual({ ...label, name: 'Important', updated_at: renamed.updated_at })
  expect(renamed.updated_at > label.updated_at).toBe(true)
  const coloured = await update(tenant, label.id, { color: '#0ea5e9' })
  expect(coloured).toMatchObject({ name: 'Important', color: '#0ea5e9' })
  expect(await getLabel(database, tenant.scope, { params: { id: label.id } })).toEqual(coloured)
})

it('does nothing if nothing changes', async () => {
  const tenant = await aTenant(database)
  const label = await aLabel(database, tenant.team)
  expect(await update(tenant, label.id, {})).toEqual(label)
  expect(await update(tenant, label.id, { name: label.name, color: label.color })).toEqual(label)
})

it('refuses a name that the team already has', async () => {
  const tenant = await aTenant(database)
  const [first, second] = [await aLabel(database, tenant.team), await aLabel(database, tenant.team)]
  await expectApiError(update(tenant, second.id, { name: first.name }), 'invalid_field_value', 'name')
  await expectApiError(update(tenant, second.id, { name: first.name.toUpperCase() }), 'invalid_field_value', 'name')
  expect(await update(tenant, first.id, { name: first.name.toUpperCase() })).not.toEqual(first)
  expect(await getLabel(database, tenant.scope, { params: { id: second.id } })).toEqual(second)
  await update(tenant, first.id, { name: first.name })
  const elsewhere = await aLabel(database, await aTeam(database, tenant.organization.id))
  expect(await update(tenant, elsewhere.id, { name: first.name })).toMatchObject({ name: first.name })
})

it('renames one of two labels for concurrent calls with the same name', async () => {
  const tenant = await aTenant(database)
  const labels = [await aLabel(database, tenant.team), await aLabel(database, tenant.team)]
  const outcomes = await Promise.allSettled(labels.map(({ id }) => update(tenant, id, { name: 'VIP' })))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(failures).toHaveLength(1)
  expect(failures[0]?.reason).toMatchObject({ code: 'invalid_field_value', param: 'name' })
})

it('returns the same error for an unknown and a foreign label', async () => {
  const tenant = await aTenant(database)
  const other = await aTenant(database)
  const foreign = await aLabel(database, other.team)
  for (const id of [newId('label'), foreign.id]) {
    await expectApiError(update(tenant, id, { name: 'Mine' }), 'resource_not_found', 'id')
  }
  expect(await getLabel(database, other.scope, { params: { id: foreign.id } })).toEqual(foreign)
})
