import { expect, it } from 'vitest'
import { viewOfColumns } from './view-of-columns.ts'

interface Shown {
  readonly id: string
  readonly object: 'shown'
  readonly name: string
}

const row = { id: 'a', name: 'Ana', organization_id: 'org_1' }

it('shows exactly the columns, in their order, behind the id and the kind', () => {
  const view = viewOfColumns<Shown>()(
    'shown',
    `id,
    name`,
  )
  expect(JSON.stringify(view(row))).toBe('{"id":"a","object":"shown","name":"Ana"}')
})

it('does not compile for a field without a column', () => {
  // @ts-expect-error `name` is not selected
  viewOfColumns<Shown>()('shown', 'id')(row)
})
