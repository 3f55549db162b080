import { expect, it } from 'vitest'
import { changeRow, writtenColumns } from './columns.ts'

interface Body {
  name: string
  metadata?: object | undefined
}

it('writes every field to its param', () => {
  const columns = writtenColumns<Body>(3, { name: 'value', metadata: 'json' })
  expect(columns.names).toBe('name, metadata')
  expect(columns.params).toBe('$3, $4')
  expect(columns.assignments).toBe('name = $3, metadata = $4')
  expect(columns.param('metadata')).toBe('$4')
  expect(columns.values({ metadata: { tier: 'gold' }, name: 'Ann' })).toEqual(['Ann', '{"tier":"gold"}'])
  expect(columns.values({ metadata: undefined, name: 'Ann' })).toEqual(['Ann', null])
})

it('changes the row of an organization and an id', () => {
  const text = changeRow(writtenColumns<Body>(3, { name: 'value', metadata: 'json' }), 'name')
  expect(text).toMatch(
    /^SET name = \$3, metadata = \$4, updated_at = .* WHERE organization_id = \$1 AND id = \$2\s+RETURNING name$/s,
  )
})

// Compiler checks: an unused directive is a compile error.
it('does not compile when a field is missing, optional or not', () => {
  // @ts-expect-error `metadata` is not written
  const columns = writtenColumns<Body>(1, { name: 'value' })
  // @ts-expect-error `metadata` has no value
  columns.values({ name: 'Ann' })
  // @ts-expect-error `color` is not a field
  writtenColumns<Body>(1, { name: 'value', metadata: 'json', color: 'value' })
})
