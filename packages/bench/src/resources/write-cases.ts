import { fixture } from '../database/fixture.ts'
import { post, type ResourceCase } from './resource-case.ts'
import { seededContactId } from './seed-conversations.ts'

const mostContacts = 1000

/** Labelling many contacts at once, beside labelling one: attached and detached in turn, so that each request changes all. */
export function bulkLabelCases(): ResourceCase[] {
  const bulk = (name: string, kind: ResourceCase['kind'], contacts: number): ResourceCase => ({
    group: 'bulk label',
    name,
    kind,
    // Every 20th contact, from the first on, is of the largest account.
    requests: ['attach', 'detach'].map((operation) =>
      post('/v1/contacts/bulk_label', {
        label_id: fixture.rareLabelId,
        operation,
        contact_ids: Array.from({ length: contacts }, (_, index) => seededContactId(1 + 20 * (1 + index))),
      }),
    ),
    expected: 200,
  })
  return [bulk('1 contact', 'first', 1), bulk(`${mostContacts.toLocaleString('en')} contacts`, 'write', mostContacts)]
}
