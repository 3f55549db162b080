import { expect, it } from 'vitest'
import { chooseTypes } from './event-groups.ts'
import { createBody, isComplete, newValues, updateBody, valuesOf } from './subscription-values.ts'
import type { Subscription } from './webhook-types.ts'

const subscription: Subscription = {
  id: 'wbs_1',
  object: 'webhook_subscription',
  url: 'https://hooks.example.com/a',
  description: null,
  event_types: ['message.failed', 'message.received'],
  enabled: true,
  disabled_reason: null,
  phone_number_id: '1',
  customer_id: null,
  secrets: [],
  header_names: [],
  has_basic_auth: false,
  label_ids: null,
  message_types: null,
  direction: null,
  thin_payload: false,
  ordering: 'none',
  buffer: null,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
}
const values = valuesOf(subscription)

it.each([
  [{}, {}],
  [{ url: 'https://b.example.com ' }, { url: 'https://b.example.com' }],
  [{ description: 'Shop' }, { description: 'Shop' }],
  [{ event_types: ['message.received' as const, 'message.failed' as const] }, {}],
  [{ event_types: ['*' as const] }, { event_types: ['*'] }],
  [
    { scope: 'all' as const, scopeId: null },
    { phone_number_id: null, customer_id: null },
  ],
  [
    { scope: 'customer' as const, scopeId: 'cus_1' },
    { phone_number_id: null, customer_id: 'cus_1' },
  ],
])('sends only what differs: %j', (change, body) => {
  expect(updateBody(subscription, { ...values, ...change })).toEqual(body)
})

it('creates without empty fields', () => {
  expect(createBody({ ...newValues, url: 'https://a.example.com' })).toEqual({
    url: 'https://a.example.com',
    event_types: ['*'],
  })
})

it('is incomplete without event types or the id of the scope', () => {
  expect(isComplete(newValues)).toBe(true)
  expect(isComplete({ ...newValues, event_types: [] })).toBe(false)
  expect(isComplete({ ...newValues, scope: 'account' })).toBe(false)
})

it('adds and removes event types in one order', () => {
  expect(chooseTypes(['*'], ['message.read', 'message.sent'], true)).toEqual(['message.sent', 'message.read'])
  expect(chooseTypes(['message.sent', 'message.read'], ['message.sent'], false)).toEqual(['message.read'])
})
