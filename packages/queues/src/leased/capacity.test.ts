import { expect, it } from 'vitest'
import { Capacity } from './capacity.ts'

it('gives the queues of all cells the same slots, and wakes them when one is free again after it was missing', () => {
  const capacity = new Capacity()
  const woken: string[] = []
  const slotsOf = (cell: string) => {
    const slots = capacity.slots('media', 2)
    slots.usedBy(() => woken.push(cell))
    return slots
  }
  const one = slotsOf('one')
  const other = slotsOf('other')
  one.take('a', 2)
  one.release('a')
  expect([other.used, woken]).toEqual([1, []])
  one.take('a')
  expect(other.freeFor('a')).toBe(0)
  one.release('a')
  expect(woken).toEqual(['one', 'other'])
  one.release('a')
  expect(woken).toHaveLength(2)
})

it('does not wake a queue that shares its slots with no other', () => {
  const slots = new Capacity().slots('media', 1)
  let woken = 0
  slots.usedBy(() => woken++)
  slots.take('a')
  expect(slots.freeFor('b') + slots.freeFor('a')).toBe(1)
  slots.release('a')
  expect(woken).toBe(0)
})
