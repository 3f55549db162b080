/** Notifications on the desktop. */
export const notifications = {
  title: 'Desktop notifications',
  hint: 'Shows notes that mention you, and new messages of contacts, while this page is open, even in another tab. Nothing is shown for the conversation that you look at. This browser remembers the choice.',
  label: 'Notify me of',
  choices: {
    off: 'Nothing',
    mentions: 'Only notes that mention me',
    mine: 'Messages in conversations assigned to me',
    all: 'All new messages',
  },
  denied:
    'The browser does not allow it. Allow notifications for this site in the settings of the browser, then choose again.',
  unsupported: 'This browser shows no notifications here. They need an address with https.',
  on: 'Notifications are on',
  off: 'Notifications are off',
  many: (count: number) => `${count} new messages`,
}
