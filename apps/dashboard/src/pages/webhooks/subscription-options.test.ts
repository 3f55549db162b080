import { expect, it } from 'vitest'
import { hasOptions, newOptions, optionFields, optionsOf, parseHeaders } from './subscription-options.ts'
import type { Subscription } from './webhook-types.ts'

const subscription = {
  message_types: ['text'],
  direction: 'inbound',
  label_ids: null,
  thin_payload: false,
  ordering: 'conversation',
  buffer: { seconds: 5, max: 20 },
  header_names: ['x-key'],
  has_basic_auth: true,
} as unknown as Subscription
const options = optionsOf(subscription)

it.each([
  [{}, {}],
  [{ messageTypes: 'text,  image,text' }, { message_types: ['text', 'image'] }],
  [{ messageTypes: ' ' }, { message_types: null }],
  [{ direction: 'any' as const }, { direction: null }],
  [{ labelIds: ['lbl_1'] }, { label_ids: ['lbl_1'] }],
  [
    { isThin: true, isOrdered: false },
    { thin_payload: true, ordering: 'none' },
  ],
  [{ seconds: '7' }, { buffer: { seconds: 7, max: 20 } }],
  [{ isGrouped: false }, { buffer: null }],
  [{ headers: 'X-Key: a: b' }, { headers: { 'X-Key': 'a: b' } }],
  [{ headers: 'X-Key: a', removesHeaders: true }, { headers: null }],
  [{ username: 'kim', password: 'x' }, { basic_auth: { username: 'kim', password: 'x' } }],
  [{ removesBasicAuth: true }, { basic_auth: null }],
])('sends only what differs: %j', (change, fields) => {
  expect(optionFields({ ...options, ...change }, subscription)).toEqual(fields)
})

it('creates without options that have their default', () => {
  expect(optionFields(newOptions)).toEqual({})
  expect(optionFields({ ...newOptions, isGrouped: true })).toEqual({ buffer: { seconds: 5, max: 20 } })
})

it('reads one header per line', () => {
  expect(parseHeaders('')).toEqual({})
  expect(parseHeaders('A: 1\n\n b :2 ')).toEqual({ A: '1', b: '2' })
  expect(parseHeaders('A 1')).toBeUndefined()
  expect(parseHeaders('A:')).toBeUndefined()
})

it('finds out whether a subscription has options', () => {
  expect(hasOptions(subscription)).toBe(true)
  const none = { message_types: null, direction: null, thin_payload: false, ordering: 'none' as const, buffer: null }
  expect(hasOptions({ ...subscription, ...none })).toBe(true)
  expect(hasOptions({ ...subscription, ...none, header_names: [], has_basic_auth: false })).toBe(false)
})
