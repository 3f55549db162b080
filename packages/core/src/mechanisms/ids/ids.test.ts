import { expect, it } from 'vitest'
import { idPrefixes, idTimeMs, newId, pastId, withIds } from './ids.ts'

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

it('generates ids of the past that ascend by time, then by place', () => {
  const timeMs = Date.parse('2026-05-01T10:00:00Z')
  const ids = [
    pastId('message', timeMs - 1, { part: 9, index: 9 }),
    pastId('message', timeMs, { part: 0, index: 40 }),
    pastId('message', timeMs, { part: 1, index: 2 }),
    pastId('message', timeMs, { part: 1, index: 33 }),
    newId('message'),
  ]
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every((id) => /^msg_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true)
  expect(idTimeMs(ids[1] ?? '')).toBe(timeMs)
})
