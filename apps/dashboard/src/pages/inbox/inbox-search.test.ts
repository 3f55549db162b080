import { expect, it } from 'vitest'
import { conversationsQuery, isFiltered, parseInboxSearch } from './inbox-search.ts'

it('reads the filters of the URL, and leaves out what is not valid', () => {
  const given = { status: 'pending', unread: true, assigned_to: 'usr_1', label_id: '', search: 4711, page: 2 }
  expect(parseInboxSearch(given)).toEqual({ status: 'pending', unread: true, assigned_to: 'usr_1', search: '4711' })
  expect(parseInboxSearch({ status: 'closed', unread: 'false', kind: 'individual' })).toEqual({})
  expect(parseInboxSearch({ kind: 'group', window: 'open' })).toEqual({ kind: 'group', window: 'open' })
})

it('lists open conversations unless another status is chosen', () => {
  expect(conversationsQuery({})).toEqual({ status: 'open', snoozed: false })
  expect(conversationsQuery({ status: 'snoozed', unread: true })).toEqual({ snoozed: true, unread: true })
  expect(conversationsQuery({ status: 'pending' })).toEqual({ status: 'pending' })
  expect(conversationsQuery({ status: 'all', unread: true })).toEqual({ unread: true })
  expect([isFiltered({ status: 'all' }), isFiltered({ search: 'ana' })]).toEqual([false, true])
})
