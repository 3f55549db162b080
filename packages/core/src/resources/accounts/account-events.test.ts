import { coverage } from '@channel/provider/coverage'
import { expect, it } from 'vitest'
import { changes } from './apply-account-update.ts'

it('handles exactly the account events that the coverage of the provider calls handled', () => {
  const events = coverage.filter(({ kind, status }) => kind === 'account_event' && status === 'handled')
  expect(Object.keys(changes).toSorted()).toEqual(events.map(({ name }) => name).toSorted())
})
