import { plural } from './plural.ts'

/** The search in all messages. */
export const search = {
  description:
    'Finds messages of all numbers by the words in them, newest first. Words are found by their beginning, in any order; quotation marks make no difference.',
  start: 'Search in all messages',
  startHint: 'Type at least three characters, such as a name, an order number or a word.',
  none: 'No message has these words',
  noneHint: 'All words must be in the same message. Try fewer words, or only their beginning.',
  inContact: 'Search messages',
  ofContact: (name: string | undefined) => `Only messages with ${name ?? 'one contact'}`,
  results: 'Messages',
  count: (count: number, hasMore: boolean) =>
    `${plural(count, { one: 'message', other: 'messages' })}${hasMore ? ', and more' : ''}`,
  from: (person: string) => `From ${person}`,
  to: (person: string) => `To ${person}`,
  unknown: 'an unknown number',
  filters: {
    text: 'Text of messages',
    textHint: 'Words in messages',
    tooShort: 'Type at least three characters.',
    direction: 'Direction',
    anyDirection: 'Received and sent',
    directions: { inbound: 'Received', outbound: 'Sent' },
    kind: 'Conversations',
    contacts: 'With contacts',
    groups: 'In groups',
  },
}
