import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allOperations } from '../support/operations.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Tables over all operations, and tests of paths outside of /v1.
const others = ['every-operation', 'dashboard', 'model', 'provider-webhooks', 'media-files', 'setup', 'docs', 'cells']
const written = globSync('*/*.test.ts', { cwd: root }).filter((file) => !others.includes(file.split('/')[0] ?? ''))
const expected = allOperations.map(({ id, tag }) => `${tag}/${id}.test.ts`)

it('every operation has its test file, and every test file its operation', () => {
  expect(written.toSorted()).toEqual(expected.toSorted())
})

it.each(allOperations)('the test file of $id describes it', ({ id, tag }) => {
  const source = readFileSync(`${root}${tag}/${id}.test.ts`, 'utf8')
  expect(source).toContain(`describeOperation('${id}'`)
})

it.each(allOperations)('the tables cover the common statuses that $id declares', (operation) => {
  const declared = (status: number) => operation.statuses.includes(status)
  expect(declared(401), 'authentication.test.ts').toBe(operation.needsKey)
  expect(declared(413), 'envelope.test.ts').toBe(operation.hasBody)
  expect(declared(415), 'envelope.test.ts').toBe(operation.hasBody)
  expect(declared(429), 'rate-limits.long.test.ts').toBe(operation.needsKey)
  expect(declared(500), 'failures.test.ts').toBe(true)
  if (operation.method === 'POST') expect([declared(409), declared(422)], 'idempotency.test.ts').toEqual([true, true])
})
