import { expect, it } from 'vitest'
import { Slots } from './slots.ts'

const limits = { fast: 4, slow: 2, retryShare: 0.5 }

it('separates the slots of fast and slow receivers', () => {
  const slots = new Slots(limits)
  const taken = [slots.take('slow', 'first'), slots.take('slow', 'first')]
  expect([slots.has('slow', 'first'), slots.has('fast', 'first')]).toEqual([false, true])
  slots.release(taken[0]!)
  expect(slots.has('slow', 'first')).toBe(true)
})

it('reserves half of the slots for first attempts', () => {
  const slots = new Slots(limits)
  slots.take('fast', 'retry')
  expect(slots.has('fast', 'retry')).toBe(true)
  slots.take('fast', 'retry')
  expect([slots.has('fast', 'retry'), slots.has('fast', 'first')]).toEqual([false, true])
})

it('frees the fast slot of an attempt that becomes slow', () => {
  const slots = new Slots(limits)
  const taken = Array.from({ length: 4 }, () => slots.take('fast', 'first'))
  expect(slots.has('fast', 'first')).toBe(false)
  for (const slot of taken.slice(0, 3)) slots.moveToSlow(slot)
  expect([slots.has('fast', 'first'), slots.has('slow', 'first')]).toEqual([true, false])
  for (const slot of taken) slots.release(slot)
  expect([slots.has('fast', 'first'), slots.has('slow', 'first')]).toEqual([true, true])
})
