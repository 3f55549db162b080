import { expect, it } from 'vitest'
import { Gate } from './gate.ts'

it('runs the work of a group that alone wants slots in all of them, and that of another one beside it', async () => {
  const gate = new Gate(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (group: string, name: string) =>
    gate.run(group, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const work = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name))
  const other = run('b', 'b1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('a1')?.()
  await work[0]
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('b1')?.()
  await other
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('frees the slot of work that fails', async () => {
  const gate = new Gate(1)
  await expect(gate.run('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await gate.run('a', async () => 'done')).toBe('done')
})
