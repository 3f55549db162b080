import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { newId } from '../../mechanisms/ids/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import { aLabel, aTeam, aTenant } from '../../testing/index.ts'
import { getLabel } from './get-label.ts'

const database = await sharedDatabase()

it('returns a label of any team of the organization', async () => {
  const { scope, organization } = await aTenant(database)
  const label = await aLabel(database, await aTeam(database, organization.id))
  expect(await getLabel(database, scope, { params: { id: label.id } })).toEqual(label)
})

it('returns the same error for an unknown and a foreign label', async () => {
  const { scope } = await aTenant(database)
  const foreign = await aLabel(database, (await aTenant(database)).team)
  const messages = []
  for (const id of [newId('label'), foreign.id]) {
    const error = await expectApiError(getLabel(database, scope, { params: { id } }), 'resource_not_found', 'id')
    messages.push(error.message.replace(id, 'ID'))
  }
  expect(new Set(messages).size).toBe(1)
})
