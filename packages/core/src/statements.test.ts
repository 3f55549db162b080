import { checkStatements } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import './index.ts'
import './testing/index.ts'

it('has only statements that the migrated schema accepts', async () => {
  const names = await checkStatements(await sharedDatabase())
  expect(names).toEqual(
    expect.arrayContaining([
      'list_contacts',
      'list_contacts_search_label_id_next',
      'record_event',
      'find_provider_authorization',
    ]),
  )
})
