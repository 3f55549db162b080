import { expect, it } from 'vitest'
import { SharedSlots } from './shared-slots.ts'

const free = (slots: SharedSlots, ...organizations: string[]) => organizations.map((each) => slots.freeFor(each))

it('gives all slots to one organization, and a reserve to another that arrives', () => {
  const slots = new SharedSlots(8)
  expect(free(slots, 'a')).toEqual([8])
  slots.take('a', 8)
  expect(free(slots, 'a', 'b')).toEqual([0, 4])
})

it('takes slots from an organization with more than its share as they become free, while another needs them', () => {
  const slots = new SharedSlots(8)
  slots.take('a', 8)
  slots.take('b', 2)
  slots.release('a')
  slots.release('a')
  expect(free(slots, 'a', 'b')).toEqual([0, 2])
  slots.take('b', 2)
  slots.release('a')
  // Both have their share, and b has left.
  expect(free(slots, 'a', 'b')).toEqual([0, 0])
  for (let count = 0; count < 4; count++) slots.release('b')
  expect(free(slots, 'a', 'b')).toEqual([3, 4])
})

it('limits the reserve', () => {
  const slots = new SharedSlots(4)
  slots.take('a', 4)
  slots.take('b')
  slots.take('c')
  expect(free(slots, 'd')).toEqual([0])
  slots.release('a')
  expect(free(slots, 'a', 'd')).toEqual([0, 1])
})

it('counts what was taken without a free slot for its organization alone', () => {
  const slots = new SharedSlots(2)
  for (let count = 0; count < 5; count++) slots.takeAnyway('a')
  expect([slots.used, ...free(slots, 'a', 'b')]).toEqual([2, 0, 1])
  for (let count = 0; count < 3; count++) slots.release('a')
  expect([slots.used, ...free(slots, 'a')]).toEqual([2, 0])
  slots.release('a')
  expect(free(slots, 'a')).toEqual([1])
})
