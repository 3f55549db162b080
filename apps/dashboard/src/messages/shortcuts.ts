import { pageNames } from './page-names.ts'

type Rows = readonly (readonly [action: string, keys: string])[]

/** The map of the keyboard. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  off: 'They are turned off in this browser.',
  settings: 'Turn them on or off in your settings',
  card: {
    title: 'Keyboard shortcuts',
    hint: 'Single keys that act while you do not type. Turn them off if you dictate to your computer, or press keys by accident. This browser remembers it.',
    label: 'Use keyboard shortcuts',
    show: 'Show all',
  },
  groups: { everywhere: 'Everywhere', pages: 'Go to', inbox: 'Inbox', conversation: 'In a conversation' },
  actions: {
    map: 'Show this map',
    search: 'Search',
    next: 'Open the next conversation',
    previous: 'Open the previous conversation',
    list: 'Go to the list of conversations',
    reply: 'Write, or reply to the chosen message',
    messages: 'Go to the messages',
    template: 'Send a template',
    savedReplies: 'Insert a saved reply',
    note: 'Write a note',
    resolve: 'Resolve, or open again',
    assignToMe: 'Assign to me',
    assign: 'Assign to someone',
    label: 'Attach a label',
    snooze: 'Snooze',
    details: 'Show or hide the details',
    ...pageNames,
    searchPage: 'Search in messages',
    mentions: 'Mentions',
  },
  /** What keys do where they have the focus. */
  also: {
    everywhere: [
      ['Leave a field, a menu or a window', 'Esc'],
      ['Go to a notice, to undo what it says', 'F6'],
    ] as Rows,
    inbox: [['Move in a list, or between messages', '↑ ↓']] as Rows,
    conversation: [
      ['Send', 'Enter'],
      ['Add a line', 'Shift Enter'],
    ] as Rows,
    pages: [] as Rows,
  },
}
