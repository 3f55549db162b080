import { expect, it } from 'vitest'
import {
  eventQuery,
  isFiltered,
  type ListedEvent,
  parseEventSearch,
  resourceNameOf,
  resourceOf,
} from './event-search.ts'

it('reads valid filters from the URL, and asks for the newest first', () => {
  const search = parseEventSearch({
    type: 'message.sent',
    phone_number_id: 106540352242922,
    range: '24h',
    event: 'evt_1',
  })
  expect(eventQuery(search, Date.parse('2026-11-20T10:00:30Z'))).toEqual({
    order: 'newest_first',
    type: 'message.sent',
    phone_number_id: '106540352242922',
    created_after: '2026-11-19T10:00:00.000Z',
  })
  expect(isFiltered(search)).toBe(true)
  expect(isFiltered(parseEventSearch({ event: 'evt_1', type: 'tea.made', from: 'yesterday' }))).toBe(false)
})

it('finds the id of the resource, if it has one', () => {
  const event = (data: object) => ({ id: 'evt_1', type: 'tea.made', data }) as unknown as ListedEvent
  expect(resourceOf(event({ object: { id: 'msg_1' } }))).toBe('msg_1')
  expect(resourceOf(event({ object: { quota: 'messages' } }))).toBe(undefined)
  expect(resourceOf(event({}))).toBe(undefined)
})

it('finds the name of the resource, or of its contact', () => {
  const event = (object: unknown) => ({ id: 'evt_1', type: 'tea.made', data: { object } }) as unknown as ListedEvent
  expect(resourceNameOf(event({ name: 'Ana', contact: { name: 'Kim' } }))).toBe('Ana')
  expect(resourceNameOf(event({ name: null, contact: { name: 'Kim' } }))).toBe('Kim')
  expect(resourceNameOf(event({ contact: { name: null } }))).toBe(undefined)
  expect(resourceNameOf(event(undefined))).toBe(undefined)
})
