import { expect, it } from 'vitest'
import { contactsQuery, parseContactsSearch } from './contacts-search.ts'

it.each([
  [{ search: 'ana' }, { search: 'ana' }],
  [{ search: '+49 (151) 1234-5678' }, { search: '+49 (151) 1234-5678' }],
  [
    { search: '+49', label_id: 'lbl_1' },
    { search: '+49', label_id: 'lbl_1' },
  ],
  [{ search: '49 151 12345678' }, { search: '+49 151 12345678' }],
  [{ search: '12345' }, { search: '12345' }],
  [{ search: '12345678@example.com' }, { search: '12345678@example.com' }],
  [{ search: ' ' }, {}],
  [{ contact: 'ctc_1' }, {}],
])('requests %o as %o', (search, query) => {
  expect(contactsQuery(search)).toEqual(query)
})

it('ignores values of the URL that are no text', () => {
  const given = { search: 4915, label_id: ['lbl_1'], contact: '', other: 'x' }
  expect(parseContactsSearch(given)).toEqual({ search: '4915' })
})
