import { expect, it } from 'vitest'
import { inBatches } from './batches.ts'

/** Doubles numbers; rejects 13 as a database rejects data, and fails for 99. */
function doubling(options: { max?: number; parallelFrom?: number } = {}) {
  const batches: (readonly number[])[] = []
  const double = inBatches(
    async (items: readonly number[]) => {
      batches.push(items)
      if (items.includes(99)) throw new Error('The database is away.')
      if (items.includes(13)) throw Object.assign(new Error('Refused.'), { code: '22003' })
      await new Promise(setImmediate)
      return items.map((item) => item * 2)
    },
    { max: 3, gatherMs: 1, ...options },
  )
  return { double, batches }
}

it("processes items in batches, and returns each item's own result", async () => {
  const { double, batches } = doubling()
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1, 2, 3], [4]])
  expect(await double(5)).toBe(10)
})

it('processes the items of a batch one by one if the data of one is rejected', async () => {
  const { double } = doubling()
  const results = await Promise.allSettled([1, 13, 3].map(double))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('fails all items of a batch with the same error otherwise', async () => {
  const { double, batches } = doubling()
  const results = await Promise.allSettled([1, 99].map(double))
  expect(results).toMatchObject(Array(2).fill({ status: 'rejected', reason: { message: 'The database is away.' } }))
  expect(batches).toHaveLength(1)
})

it('runs a second batch in parallel while many items wait', async () => {
  let running = 0
  let max = 0
  const work = inBatches(
    async (items: readonly number[]) => {
      max = Math.max(max, ++running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      return items
    },
    { max: 2, gatherMs: 1, parallelFrom: 3 },
  )
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(work))
  expect(max).toBe(2)
})

it('takes items of each organization in turn, in order', async () => {
  const batches: string[] = []
  const work = async (items: readonly string[]) => {
    batches.push(items.join(' '))
    return items
  }
  const add = inBatches(work, { max: 3, gatherMs: 1, organizationOf: (item) => item[0] ?? '' })
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map(add))
  expect(batches).toEqual(['a1 b1 a2', 'b2 a3 a4'])
})
