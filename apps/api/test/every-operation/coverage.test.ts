import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { allOperations } from '../support/all-operations.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Tables over all operations, and what is outside of /v1.
const others = ['every-operation', 'provider-webhooks', 'media', 'setup']
const written = globSync('*/*.test.ts', { cwd: root }).filter((file) => !others.includes(file.split('/')[0] ?? ''))
const expected = allOperations.map(({ id, tag }) => `${tag}/${id}.test.ts`)

it('every operation has its test file, and every test file its operation', () => {
  expect(written.toSorted()).toEqual(expected.toSorted())
})

it.each(allOperations)('the test of $id is about it', ({ id, tag }) => {
  const source = readFileSync(`${root}${tag}/${id}.test.ts`, 'utf8')
  expect(source).toContain(`describeOperation('${id}'`)
})

it.each(allOperations)('what $id declares for all to show, the tables show for it', (operation) => {
  const declared = (status: number) => status in operation.responses
  expect(declared(401), 'authentication.test.ts').toBe(operation.security.length > 0)
  expect(declared(413), 'envelope.test.ts').toBe(operation.hasBody)
  expect(declared(415), 'envelope.test.ts').toBe(operation.hasBody)
  expect(declared(429), 'rate-limits.test.ts').toBe(operation.security.length > 0)
  expect(declared(500), 'failures.test.ts').toBe(true)
  if (operation.method === 'POST') expect([declared(409), declared(422)], 'idempotency.test.ts').toEqual([true, true])
})

// `template_already_exists` is reserved: no response shows it.
it.each(codesOfResponses())('a test expects %s, which a response of the contract shows', (code) => {
  const sources = globSync('**/*.ts', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'))
  expect(sources.filter((source) => source.includes(`'${code}'`))).not.toEqual([])
})

it('no response shows a code that nothing answers with', () => {
  expect(codesOfResponses()).not.toContain('template_already_exists')
})

/** The error codes in the examples of all error responses. */
function codesOfResponses(): string[] {
  const text = JSON.stringify(document.components.responses)
  return [...new Set(text.match(/(?<="code":")\w+(?=")/g))]
}
