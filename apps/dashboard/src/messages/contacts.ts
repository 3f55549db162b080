import type { TextEncoding } from '../text-of-file.ts'
import { filesText } from './files.ts'
import { isolateTexts } from './isolate.ts'
import { plural } from './plural.ts'

export const contactsText = isolateTexts({
  description: 'The people who exchange messages with this number.',
  contact: 'Contact',
  create: 'New contact',
  created: 'Contact created',
  empty: 'No contacts yet',
  emptyHint: 'A contact is created when someone writes to this number. You can also create or import contacts.',
  gone: 'Contact not found',
  goneHint: 'It may have been deleted, or belong to another number.',
  selectOne: (name: string) => `Select ${name}`,
  export: 'Export',
  delete: 'Delete contact',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint:
    'The conversation, all messages with their media, and the label attachments are deleted too. Pending messages are not sent, and events that show the contact lose their payload. This cannot be undone.',
  deleted: (name: string) => `${name} was deleted`,
  state: 'State',
  blocked: 'Blocked',
  block: 'Block contact',
  blockAction: 'Block',
  blockTitle: (name: string) => `Block ${name}?`,
  blockHint:
    'The contact can no longer write to this number, and gets no messages from it. Only contacts that have written within the last 24 hours can be blocked.',
  blockDone: (name: string) => `${name} was blocked`,
  unblock: 'Unblock contact',
  unblockDone: (name: string) => `${name} was unblocked`,
  fields: {
    select: 'Select',
    phoneHint: 'With country code, such as +49 1511 2345678.',
    bsuid: 'User ID',
  },
  filters: {
    search: 'Search contacts',
    searchHint: 'Name, email or number',
    tooShort: 'Type at least three characters.',
    anyState: 'Blocked or not',
  },
  bulk: {
    label: 'Selected contacts',
    selected: (count: number) => `${plural(count, { one: 'contact', other: 'contacts' })} selected`,
    selectLoaded: (count: number) => `Select all ${count} loaded`,
    choose: 'Choose a label',
    attach: 'Attach',
    detach: 'Detach',
    running: 'Labeling',
    applied: {
      attach: (count: number) => `Label attached to ${plural(count, { one: 'contact', other: 'contacts' })}`,
      detach: (count: number) => `Label detached from ${plural(count, { one: 'contact', other: 'contacts' })}`,
    },
    counts: (counts: { skipped_cross_org: number; skipped_team_mismatch: number }) =>
      `Skipped: ${counts.skipped_cross_org} not found, ${counts.skipped_team_mismatch} of another team.`,
  },
  import: {
    action: 'Import',
    title: 'Import contacts',
    hint: 'A CSV file with the column phone_number, and optionally name, username, email, labels and metadata, or one JSON object a line. Numbers need their country code. Known contacts are updated.',
    file: 'File',
    start: 'Import',
    readAs: (encoding: TextEncoding) => `The file is read as ${filesText.encodings[encoding]}.`,
    stop: 'Stop',
    recent: 'Recent imports',
    progress: (done: number, all: number) => `${done.toLocaleString()} of ${all.toLocaleString()}`,
    statuses: {
      queued: 'Waiting',
      running: 'Importing',
      completed: 'Completed',
      failed: 'Failed',
      canceled: 'Stopped',
    } as Readonly<Record<string, string>>,
    created: (count: number) => `${plural(count, { one: 'contact', other: 'contacts' })} created`,
    updated: (count: number) => `${plural(count, { one: 'contact', other: 'contacts' })} updated`,
    failed: (count: number) => `${plural(count, { one: 'row', other: 'rows' })} failed`,
    errors: 'Download errors',
  },
})
