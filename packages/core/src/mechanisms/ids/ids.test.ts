import { expect, it } from 'vitest'
import { idPrefixes, newId, withIds } from './ids.ts'

it("generates unique, ascending ids that match the contract's pattern", () => {
  const ids = Array.from({ length: 20_000 }, () => newId('contact'))
  expect(ids.every((id) => /^ctc_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

it('returns chosen ids only within the work that they were chosen for', async () => {
  const chosen = 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X'
  const [inside, other] = await withIds([chosen], async () => {
    await null
    return [newId('contact'), newId('label')]
  })
  expect(inside).toBe(chosen)
  expect(other).toMatch(/^lbl_/)
  expect(newId('contact')).not.toBe(chosen)
})

it.each(Object.entries(idPrefixes))('starts the id of a %s with %s_', (resource, prefix) => {
  expect(newId(resource as keyof typeof idPrefixes)).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`))
})
