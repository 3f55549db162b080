import { expect, it } from 'vitest'
import { idPrefixes, newId } from './ids.ts'

it("generates unique, ascending ids that match the contract's pattern", () => {
  const ids = Array.from({ length: 20_000 }, () => newId('contact'))
  expect(ids.every((id) => /^ctc_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

it.each(Object.entries(idPrefixes))('starts the id of a %s with %s_', (resource, prefix) => {
  expect(newId(resource as keyof typeof idPrefixes)).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`))
})
