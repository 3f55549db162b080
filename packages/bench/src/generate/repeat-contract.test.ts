import { expect, test } from 'vitest'
import { readContract } from '../servers/read-contract.ts'
import { countOperations, type RepeatableDocument, repeatContract } from './repeat-contract.ts'

const contract = readContract() as unknown as RepeatableDocument
const large = repeatContract(contract, 100)

test('repeats the operations until the requested number is reached', () => {
  expect(countOperations(large)).toBeGreaterThanOrEqual(100)
  expect(countOperations(large)).toBeLessThan(100 + countOperations(contract))
})

test('gives every operation a unique id', () => {
  const ids = JSON.stringify(large.paths).match(/"operationId":"\w+","tags"/g) ?? []
  expect(ids.length).toBe(countOperations(large))
  expect(new Set(ids).size).toBe(ids.length)
})

test('resolves every reference to a component, and gives every copy its own components', () => {
  const references = new Set(JSON.stringify(large).match(/#\/components\/\w+\/[\w-]+/g))
  expect(references.size).toBeGreaterThan(0)
  for (const reference of references) {
    const [, , section, name] = reference.split('/') as [string, string, string, string]
    expect(large.components[section], reference).toHaveProperty(name)
  }
  const schemas = (document: RepeatableDocument) => Object.keys(document.components.schemas ?? {}).length
  expect(schemas(large)).toBe(schemas(contract) * Math.ceil(100 / countOperations(contract)))
})

test('keeps links within the same copy', () => {
  const text = JSON.stringify(large)
  const defined = new Set([...text.matchAll(/"operationId":"(\w+)","tags"/g)].map(([, id]) => id))
  for (const [, id] of text.matchAll(/"operationId":"(\w+)"/g)) expect(defined).toContain(id)
})

test('does not modify the source document', () => {
  expect(JSON.stringify(contract)).not.toContain('Copy1')
})
