import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { formReader } from '../../src/runtime/hono/form-reader.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The CPU time of parsing a form, in ms: the least of three runs. Other processes do not count. */
function cost(read: (form: Uint8Array) => unknown, parts: readonly string[]): number {
  const form = bytes(parts.join('&'))
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    read(form)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const deep = formReader({
  schema: z.looseObject({ deep: z.looseObject({}) }),
  encoding: { deep: { style: 'deepObject', explode: true } },
})

test.each([
  ['properties of a deep object', deep, (name: number) => `deep[k${name}]=1`],
  ['names that are not declared', formReader({ schema: z.looseObject({}) }), (name: number) => `k${name}=1`],
  ['texts of one name', formReader({ schema: z.looseObject({}) }), () => 'k=1'],
])('%s cost time in proportion to their number', (_title, read, part) => {
  const costOf = (count: number) =>
    cost(
      read,
      Array.from({ length: count }, (_, index) => part(index)),
    )
  // Eight times as many cost about eight times as much; if the cost grew with the square, 64 times.
  expect(costOf(60_000)).toBeLessThan(32 * Math.max(costOf(7_500), 1))
})

test('rejects an object that is nested too deeply while parsing it', () => {
  const { deep: value } = deep(bytes(`deep${'[a]'.repeat(100_000)}=1`)) as { deep: { failure: object } }
  expect(value.failure).toMatchObject({ kind: 'depth', reason: 'must not be nested deeper than 64 levels' })
})
