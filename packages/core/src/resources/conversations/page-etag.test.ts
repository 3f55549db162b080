import type { Conversation } from '@channel/contract/types'
import { expect, it } from 'vitest'
import type { Page } from '../../mechanisms/pagination/index.ts'
import { pageETag } from './page-etag.ts'

const conversation: Conversation = {
  id: 'cnv_1',
  object: 'conversation',
  status: 'open',
  contact: { id: 'ctc_1', phone_number: null, name: 'Ana' },
  channel_account: { phone_number: null, phone_number_id: '106540352242922', customer: { id: 'cus_1', name: 'Nord' } },
  assignee: { id: 'usr_1', name: 'Kim', email: null },
  unread_count: 0,
  last_message_at: null,
  last_inbound_at: null,
  created_at: '2026-11-20T09:14:07.482193Z',
  updated_at: '2026-11-20T11:02:45.019320Z',
  labels: [{ id: 'lbl_1', name: 'VIP', color: '#e11d48' }],
}
const page: Page<Conversation> = { data: [conversation], has_more: true, next_cursor: 'v1.a' }
const filters = { limit: 25 }
const tag = pageETag(page, filters)

it('is weak, starts with the newest updated_at, and is deterministic', () => {
  expect(tag).toMatch(/^W\/"20261120T110245019320-[\w-]{22}"$/)
  expect(pageETag(structuredClone(page), filters)).toBe(tag)
  expect(pageETag({ data: [], has_more: false, next_cursor: null }, filters)).toMatch(/^W\/"0-[\w-]{22}"$/)
})

it.each<[string, Page<Conversation>, object]>([
  ['the filters', page, { limit: 25, status: 'open' }],
  ['a removed conversation', { ...page, data: [] }, filters],
  ['another conversation', { ...page, data: [{ ...conversation, id: 'cnv_2' }] }, filters],
  ['has_more', { ...page, has_more: false }, filters],
  ['next_cursor', { ...page, next_cursor: 'v1.b' }, filters],
  ['a renamed contact', changed({ contact: { ...conversation.contact, name: 'Anna' } }), filters],
  ['a renamed assignee', changed({ assignee: { id: 'usr_1', name: 'Kim B.', email: null } }), filters],
  ['a detached label', changed({ labels: [] }), filters],
  ['a renamed label', changed({ labels: [{ id: 'lbl_1', name: 'Gold', color: '#e11d48' }] }), filters],
  [
    'a renamed customer',
    changed({ channel_account: { ...conversation.channel_account, customer: { id: 'cus_1', name: 'Nordlys' } } }),
    filters,
  ],
])('changes with %s', (_what, other, otherFilters) => {
  expect(pageETag(other, otherFilters)).not.toBe(tag)
})

function changed(change: Partial<Conversation>): Page<Conversation> {
  return { ...page, data: [{ ...conversation, ...change }] }
}
