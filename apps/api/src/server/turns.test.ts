import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

it('calls one function in each turn, in their order, and does not wait for those of others', async () => {
  const calls: string[] = []
  const [bodies, discarded] = [new Turns(), new Turns()]
  for (const name of ['d1', 'd2', 'd3']) discarded.wait(() => calls.push(name))
  bodies.wait(() => calls.push('b1'))
  expect(calls).toEqual([])
  await turn()
  expect(calls).toEqual(['d1', 'b1'])
  await turn()
  await turn()
  expect(calls).toEqual(['d1', 'b1', 'd2', 'd3'])
})
