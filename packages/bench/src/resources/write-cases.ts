import { fixture } from '../database/fixture.ts'
import { post, type ResourceCase } from './resource-case.ts'
import { openWindowsUpTo, seededContactId, seededConversationId } from './seed-conversations.ts'

const maxContacts = 1000

/**
 * Labels many contacts with one request, compared with one contact: attaches and detaches in turn, so that each
 * request changes all.
 */
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
  return [bulk('1 contact', 'first', 1), bulk(`${maxContacts.toLocaleString('en')} contacts`, 'write', maxContacts)]
}

/**
 * Sends to contacts with a conversation, in turn; on the second account, so that the lists of the first stay
 * unchanged.
 */
export function sendCases(contacts: number): ResourceCase[] {
  const path = `/v1/${fixture.phoneNumberIds[1]}/messages`
  const writers = Array.from({ length: Math.min(contacts, openWindowsUpTo) / 20 }, (_, index) => 11 + 20 * index)
  const send = (name: string, kind: ResourceCase['kind'], to: (n: number) => object): ResourceCase => ({
    group: 'send',
    name,
    kind,
    requests: writers.map((n) =>
      post(path, { ...to(n), type: 'text', text: { body: `Your order ${n} is on its way.` } }),
    ),
    expected: 202,
  })
  return [
    send('a text, to a conversation', 'first', (n) => ({ conversation_id: seededConversationId(n) })),
    send('a text, to a contact', 'write', (n) => ({ contact_id: seededContactId(n) })),
    send('a text, to a number', 'write', (n) => ({ to: `+49170${String(n).padStart(7, '0')}` })),
  ]
}
