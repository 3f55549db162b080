import type { LabelUpdate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aLabel, aTenant, type Tenant } from '../../testing/index.ts'
import { updateLabel } from './update-label.ts'

const database = await sharedDatabase()

function update({ scope }: Pick<Tenant, 'scope'>, id: string, body: LabelUpdate) {
  return database.transaction((tx) => updateLabel(tx, scope, { params: { id }, body }))
}

it('renames one of two labels for concurrent calls with the same name', async () => {
  const tenant = await aTenant(database)
  const labels = [await aLabel(database, tenant.team), await aLabel(database, tenant.team)]
  const outcomes = await Promise.allSettled(labels.map(({ id }) => update(tenant, id, { name: 'VIP' })))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(failures).toHaveLength(1)
  expect(failures[0]?.reason).toMatchObject({ code: 'invalid_field_value', param: 'name' })
})
