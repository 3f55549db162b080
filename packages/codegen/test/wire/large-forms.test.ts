import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { formReader } from '../../src/runtime/hono/read-form.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const names = Array.from({ length: 60_000 }, (_, index) => index)

/** The CPU time of parsing a form, in ms. */
function cost(read: (form: Uint8Array) => unknown, text: string): number {
  const form = bytes(text)
  const before = process.cpuUsage()
  read(form)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const deep = formReader({
  schema: z.looseObject({ deep: z.looseObject({}) }),
  encoding: { deep: { style: 'deepObject', explode: true } },
})

// Work quadratic in the number of names would take far longer.
test.each([
  ['properties of a deep object', deep, names.map((name) => `deep[k${name}]=1`)],
  ['names that are not declared', formReader({ schema: z.looseObject({}) }), names.map((name) => `k${name}=1`)],
  ['texts of one name', formReader({ schema: z.looseObject({}) }), names.map(() => 'k=1')],
])('60,000 %s cost less than two seconds', (_title, read, parts) => {
  expect(cost(read, parts.join('&'))).toBeLessThan(2000)
})

test('rejects an object that is nested too deeply while parsing it', () => {
  const { deep: value } = deep(bytes(`deep${'[a]'.repeat(100_000)}=1`)) as { deep: { failure: object } }
  expect(value.failure).toMatchObject({ kind: 'depth', reason: 'must not be nested deeper than 64 levels' })
})
