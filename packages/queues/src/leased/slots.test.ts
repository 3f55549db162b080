import { expect, it } from 'vitest'
import { Slots } from './slots.ts'

const limits = { fast: 4, slow: 2, retryShare: 0.5 }

it('separates the slots of fast and slow receivers', () => {
  const slots = new Slots(limits)
  const taken = [slots.take('slow', 'org_A', 'first'), slots.take('slow', 'org_A', 'first')]
  expect([slots.has('slow', 'org_A', 'first'), slots.has('fast', 'org_A', 'first')]).toEqual([false, true])
  slots.release(taken[0]!)
  expect(slots.has('slow', 'org_A', 'first')).toBe(true)
})

it('reserves half of the slots for first attempts', () => {
  const slots = new Slots(limits)
  slots.take('fast', 'org_A', 'retry')
  expect(slots.has('fast', 'org_A', 'retry')).toBe(true)
  slots.take('fast', 'org_A', 'retry')
  expect([slots.has('fast', 'org_A', 'retry'), slots.has('fast', 'org_A', 'first')]).toEqual([false, true])
})

it('frees the fast slot of an attempt that becomes slow', () => {
  const slots = new Slots(limits)
  const taken = Array.from({ length: 4 }, () => slots.take('fast', 'org_A', 'first'))
  expect(slots.has('fast', 'org_A', 'first')).toBe(false)
  for (const slot of taken.slice(0, 3)) slots.moveToSlow(slot)
  expect([slots.has('fast', 'org_A', 'first'), slots.has('slow', 'org_A', 'first')]).toEqual([true, false])
  for (const slot of taken) slots.release(slot)
  expect([slots.has('fast', 'org_A', 'first'), slots.has('slow', 'org_A', 'first')]).toEqual([true, true])
})

it('keeps the slow slots of others free from attempts of an organization that became slow without a free slot', () => {
  const slots = new Slots(limits)
  const taken = Array.from({ length: 4 }, () => slots.take('fast', 'org_A', 'retry'))
  for (const slot of taken) slots.moveToSlow(slot)
  expect([slots.has('slow', 'org_A'), slots.has('slow', 'org_B', 'retry')]).toEqual([false, true])
  for (const slot of taken.slice(0, 3)) slots.release(slot)
  expect([slots.has('slow', 'org_A'), slots.used('slow')]).toEqual([true, 1])
})

it('divides the slow slots of an organization among its slow flows', () => {
  const slots = new Slots({ fast: 4, slow: 12 })
  slots.take('slow', 'org_A')
  for (let flow = 0; flow < 3; flow++) slots.addSlowFlow('org_A')
  expect([slots.slowShare('org_A'), slots.slowShare('org_B')]).toEqual([4, 6])
  slots.take('slow', 'org_B')
  expect([slots.slowShare('org_A'), slots.slowShare('org_B')]).toEqual([2, 6])
  for (let flow = 0; flow < 3; flow++) slots.addSlowFlow('org_A', -1)
  expect(slots.slowShare('org_A')).toBe(6)
})
