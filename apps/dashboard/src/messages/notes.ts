/** Notes about conversations, and who is mentioned in them. */
export const notes = {
  modes: { label: 'What to write', message: 'Message', note: 'Note' },
  label: 'Write a note for your team',
  internal: 'Only your team sees notes',
  add: 'Add note',
  save: 'Save note',
  edit: 'Edit note',
  edited: 'edited',
  failed: 'The note was not saved',
  mention: 'Mention a user',
  users: 'Users to mention',
  note: 'Note',
  by: (name: string) => `Note by ${name}`,
  unknownUser: 'Unknown user',
  unnamedKey: 'An API key',
  delete: 'Delete note',
  deleteTitle: 'Delete this note?',
  deleteHint: 'It disappears for your whole team, and cannot be restored.',
  deleted: 'The note was deleted',
}

export const mentions = {
  title: 'Mentions',
  unread: (count: string) => `${count} new`,
  new: 'New:',
  none: 'No note mentions you yet.',
  about: (author: string, contact: string) => `${author} about ${contact}`,
  markAll: 'Mark all as read',
}
