import { expect, it } from 'vitest'
import { usualDeliveryLimits } from './delivery-limits.ts'
import { Slots } from './slots.ts'

const limits = { ...usualDeliveryLimits, fastSlots: 4, slowSlots: 2 }

it('keeps the slots of fast and of slow receivers apart', () => {
  const slots = new Slots(limits)
  const taken = [slots.take(false, 'first'), slots.take(false, 'first')]
  expect([slots.has(false, 'first'), slots.has(true, 'first')]).toEqual([false, true])
  slots.release(taken[0]!)
  expect(slots.has(false, 'first')).toBe(true)
})

it('keeps half of them for first attempts', () => {
  const slots = new Slots(limits)
  slots.take(true, 'retry')
  expect(slots.has(true, 'retry')).toBe(true)
  slots.take(true, 'retry')
  expect([slots.has(true, 'retry'), slots.has(true, 'first')]).toEqual([false, true])
})

it('frees the slot of an attempt that turns out to be slow', () => {
  const slots = new Slots(limits)
  const taken = Array.from({ length: 4 }, () => slots.take(true, 'first'))
  expect(slots.has(true, 'first')).toBe(false)
  for (const slot of taken.slice(0, 3)) slots.moveToSlow(slot)
  expect([slots.has(true, 'first'), slots.has(false, 'first')]).toEqual([true, false])
  for (const slot of taken) slots.release(slot)
  expect([slots.has(true, 'first'), slots.has(false, 'first')]).toEqual([true, true])
})
