import { expect, it } from 'vitest'
import { type Call, explainHistory, recordHistory } from './explain-history.ts'

type Operation = { write: number } | 'read'
type Register = Call<Operation, number | undefined>

const register = (state: number, { operation, seen }: Register) => {
  if (operation !== 'read') return operation.write
  return seen === state ? state : undefined
}
const call = (operation: Operation, startedAt: number, endedAt: number, seen?: number): Register => ({
  operation,
  seen,
  startedAt,
  endedAt,
})

it('explains a read during a write by either order', () => {
  const write = call({ write: 1 }, 0, 3)
  expect(explainHistory(0, [write, call('read', 1, 2, 0)], register)).toEqual([call('read', 1, 2, 0), write])
  expect(explainHistory(0, [write, call('read', 1, 2, 1)], register)).toEqual([write, call('read', 1, 2, 1)])
})

it('finds no order if a read after a write shows the value before it', () => {
  expect(explainHistory(0, [call({ write: 1 }, 0, 1), call('read', 2, 3, 0)], register)).toBeUndefined()
})

it('finds no order if two reads show a change that was undone', () => {
  const reads = [call('read', 1, 2, 1), call('read', 3, 4, 0)]
  expect(explainHistory(0, [call({ write: 1 }, 0, 5), ...reads], register)).toBeUndefined()
})

it('records the clients at the same time, and the operations of one in order', async () => {
  const calls = await recordHistory([['a', 'b'], ['c']], async (operation) => operation.toUpperCase())
  const [a, b, c] = ['a', 'b', 'c'].map((name) => calls.find(({ operation }) => operation === name)!)
  expect(a?.seen).toBe('A')
  expect(a!.endedAt).toBeLessThan(b!.startedAt)
  expect(c!.startedAt).toBeLessThan(a!.endedAt)
})
