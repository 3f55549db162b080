import { expect, it } from 'vitest'
import { changesTo, previousAttributes } from './changes-to.ts'

interface Row {
  readonly id: string
  readonly name: string | null
  readonly tags: object | null
}

const row: Row = { id: 'a', name: 'Ana', tags: { a: [1] } }

it('omits fields that are missing or unchanged', () => {
  expect(changesTo(row, { name: undefined, tags: { a: [1] } })).toEqual({})
})

it('includes new values and null', () => {
  const changes = changesTo(row, { name: null, tags: { a: [2] } })
  expect(changes).toEqual({ name: null, tags: { a: [2] } })
  expect(previousAttributes(row, changes)).toEqual({ name: 'Ana', tags: { a: [1] } })
})

it('does not compile for a field that the row does not have', () => {
  // @ts-expect-error a row has no email
  changesTo(row, { name: 'Eva', email: 'eva@example.com' })
})
