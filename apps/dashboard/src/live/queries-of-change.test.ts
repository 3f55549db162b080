import { readFileSync } from 'node:fs'
import { createChannel } from '@channel/client'
import { createQueries } from '@channel/client/query'
import { expect, it } from 'vitest'
import type { LiveChange } from './live-change.ts'
import { eventGroups, queriesOfChange, writtenGroups } from './queries-of-change.ts'

type Item = Record<string, { tags?: string[]; operationId?: string }>
interface Document {
  readonly paths: Record<string, Item>
  readonly components: { readonly schemas: { readonly EventType: { readonly enum: string[] } } }
}

const generated = new URL('../../../../packages/contract/src/generated/', import.meta.url)
const [contract, dashboard] = ['openapi.json', 'dashboard/openapi.json'].map(
  (name): Document => JSON.parse(readFileSync(new URL(name, generated), 'utf8')),
) as [Document, Document]
const queries = createQueries(createChannel({ baseUrl: 'http://localhost', apiKey: 'none' }))

it('knows the queries of every event', () => {
  const groups = contract.components.schemas.EventType.enum.map((type) => type.split('.')[0])
  expect(eventGroups.toSorted()).toEqual([...new Set(groups)].toSorted())
})

it('knows the queries of every group that has an operation that writes', () => {
  const items = [contract, dashboard].flatMap(({ paths }) => Object.values(paths))
  const writing = items.flatMap((item) =>
    Object.entries(item).flatMap(([method, { tags }]) => (method === 'get' ? [] : (tags ?? []))),
  )
  expect(writtenGroups.toSorted()).toEqual([...new Set(writing)].toSorted())
})

it.each<[string, LiveChange, unknown[]]>([
  [
    'the lists of the number, and the resource',
    { type: 'contact.updated', id: 'ctc_1', phone_number_id: '106' },
    [
      ['channel', 'contacts', 'list', '106'],
      ['channel', 'contacts', 'get', '106', 'ctc_1'],
      ['channel', 'conversations'],
      ['channel', 'events', 'list'],
      ['channel', 'webhookDeliveries', 'list'],
    ],
  ],
  [
    'all that an operation of the group may write',
    { type: 'api-keys.changed', id: null, phone_number_id: null },
    [
      ['dashboard', 'api-keys'],
      ['dashboard', 'audit-log'],
    ],
  ],
  ['everything after a reset', { type: 'reset' }, [[]]],
  ['nothing for a type of a later version', { type: 'order.created' } as unknown as LiveChange, []],
])('names %s', (_what, change, expected) => {
  expect(queriesOfChange(queries, change)).toEqual(expected)
})
