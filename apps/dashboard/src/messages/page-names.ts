/** The names of the pages, in the navigation and in the map of the keyboard. */
export const pageNames = {
  overview: 'Overview',
  inbox: 'Inbox',
  contacts: 'Contacts',
  templates: 'Templates',
  broadcasts: 'Broadcasts',
  accounts: 'Accounts',
  customers: 'Customers',
  usage: 'Usage',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  events: 'Events',
  apiLog: 'API log',
  settings: 'Settings',
} as const
