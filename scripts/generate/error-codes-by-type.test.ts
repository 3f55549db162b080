import { expect, test } from 'vitest'
import { errorCodesByType } from './error-codes-by-type.ts'

test('groups the codes of the catalog by type', () => {
  const conflict = { status: 409, type: 'conflict' }
  const text = errorCodesByType({
    components: {
      schemas: {
        ErrorCode: { 'x-catalog': { one: conflict, two: { status: 404, type: 'not_found' }, three: conflict } },
      },
    },
  })
  expect(text).toContain("  conflict: 'one' | 'three'\n  not_found: 'two'\n")
})
