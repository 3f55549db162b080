import { expect, it } from 'vitest'
import { closingIn, formatLeft, messageWindow } from './message-window.ts'

const last = '2026-11-22T10:00:00.000000Z'
const conversation = {
  last_inbound_at: last,
  window: { open_until: '2026-11-23T10:00:00.000000Z', kind: 'customer_service' },
}
const after = (hours: number, minutes = 0) => Date.parse(last) + (hours * 60 + minutes) * 60_000

it.each([
  [after(0), { state: 'open', leftMs: 24 * 3_600_000 }],
  [after(22), { state: 'open', leftMs: 2 * 3_600_000 }],
  [after(22, 1), { state: 'closing', leftMs: 119 * 60_000 }],
  [after(24), { state: 'closed' }],
  [after(100), { state: 'closed' }],
])('at %i, the window is %j', (now, window) => {
  expect(messageWindow(conversation, now)).toEqual(window)
})

it('stays closed until the service reports a window', () => {
  expect(messageWindow({ ...conversation, window: null }, after(0))).toEqual({ state: 'closed' })
})

it('says how long a conversation can be answered freely, if that is less than two hours', () => {
  expect([after(21), after(23, 15), after(25)].map((now) => closingIn(conversation, now))).toEqual([
    undefined,
    '45 min',
    undefined,
  ])
})

it('is closed to a contact who has never written', () => {
  expect(messageWindow({ last_inbound_at: null, window: null }, 0)).toEqual({ state: 'never' })
})

it.each([
  [18_720_000, '5 h 12 min'],
  [7_200_000, '2 h'],
  [719_999, '11 min'],
  [59_999, 'less than a minute'],
])('shows %i ms as %s', (leftMs, shown) => {
  expect(formatLeft(leftMs)).toBe(shown)
})
