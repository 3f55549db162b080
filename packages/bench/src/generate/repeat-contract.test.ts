import { expect, test } from 'vitest'
import { readContract } from '../servers/read-contract.ts'
import { countOperations, type RepeatableDocument, repeatContract } from './repeat-contract.ts'

const contract = readContract() as unknown as RepeatableDocument
const large = repeatContract(contract, 100)

test('there are as many operations as were asked for, or a few more', () => {
  expect(countOperations(large)).toBeGreaterThanOrEqual(100)
  expect(countOperations(large)).toBeLessThan(100 + countOperations(contract))
})

test('operation ids and paths are unique', () => {
  const ids = JSON.stringify(large.paths).match(/"operationId":"\w+","tags"/g) ?? []
  expect(ids.length).toBe(countOperations(large))
  expect(new Set(ids).size).toBe(ids.length)
})

test('every reference leads to a component, and every copy has its own', () => {
  const references = new Set(JSON.stringify(large).match(/#\/components\/\w+\/[\w-]+/g))
  expect(references.size).toBeGreaterThan(0)
  for (const reference of references) {
    const [, , section, name] = reference.split('/') as [string, string, string, string]
    expect(large.components[section], reference).toHaveProperty(name)
  }
  const schemas = (document: RepeatableDocument) => Object.keys(document.components.schemas ?? {}).length
  expect(schemas(large)).toBe(schemas(contract) * Math.ceil(100 / countOperations(contract)))
})

test('links lead to operations of the same copy', () => {
  const text = JSON.stringify(large)
  const defined = new Set([...text.matchAll(/"operationId":"(\w+)","tags"/g)].map(([, id]) => id))
  for (const [, id] of text.matchAll(/"operationId":"(\w+)"/g)) expect(defined).toContain(id)
})

test('the document that is repeated stays as it was', () => {
  expect(JSON.stringify(contract)).not.toContain('Copy1')
})
