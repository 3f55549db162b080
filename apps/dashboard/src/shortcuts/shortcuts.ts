import { createStore } from '../create-store.ts'
import type { pagePaths } from '../page-paths.ts'
import { readStored, store } from '../stored-value.ts'

/** A key, or two keys one after the other. */
interface Shortcut {
  readonly keys: string
  readonly group: 'everywhere' | 'pages' | 'inbox' | 'conversation'
  /** The page that it opens. */
  readonly page?: (typeof pagePaths)[number]
}

/** All shortcuts of the page, in the order of the map that `?` shows. */
export const shortcuts = {
  map: { keys: '?', group: 'everywhere' },
  search: { keys: '/', group: 'everywhere' },
  next: { keys: 'j', group: 'inbox' },
  previous: { keys: 'k', group: 'inbox' },
  list: { keys: 'u', group: 'inbox' },
  reply: { keys: 'r', group: 'conversation' },
  messages: { keys: 'i', group: 'conversation' },
  template: { keys: 't', group: 'conversation' },
  savedReplies: { keys: 's', group: 'conversation' },
  note: { keys: 'n', group: 'conversation' },
  resolve: { keys: 'e', group: 'conversation' },
  assignToMe: { keys: 'm', group: 'conversation' },
  assign: { keys: 'a', group: 'conversation' },
  label: { keys: 'l', group: 'conversation' },
  snooze: { keys: 'z', group: 'conversation' },
  details: { keys: 'd', group: 'conversation' },
  overview: { keys: 'g o', group: 'pages', page: '/' },
  inbox: { keys: 'g i', group: 'pages', page: '/inbox' },
  searchPage: { keys: 'g f', group: 'pages', page: '/search' },
  mentions: { keys: 'g m', group: 'pages' },
  contacts: { keys: 'g c', group: 'pages', page: '/contacts' },
  templates: { keys: 'g t', group: 'pages', page: '/templates' },
  broadcasts: { keys: 'g b', group: 'pages', page: '/broadcasts' },
  accounts: { keys: 'g a', group: 'pages', page: '/accounts' },
  customers: { keys: 'g p', group: 'pages', page: '/customers' },
  usage: { keys: 'g u', group: 'pages', page: '/usage' },
  apiKeys: { keys: 'g k', group: 'pages', page: '/api-keys' },
  webhooks: { keys: 'g w', group: 'pages', page: '/webhooks' },
  events: { keys: 'g e', group: 'pages', page: '/events' },
  apiLog: { keys: 'g l', group: 'pages', page: '/api-log' },
  settings: { keys: 'g s', group: 'pages', page: '/settings' },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutId = keyof typeof shortcuts

/** The attribute `aria-keyshortcuts` of the control that does the same. */
export function keysOf(id: ShortcutId): string {
  return shortcuts[id].keys.toUpperCase()
}

const storedName = 'shortcuts'

/** Whether the person wants them; some people speak to their computer, or hit keys by accident. */
export const areShortcutsOn = createStore(readStored(storedName) !== 'off')

/** Turns the shortcuts on or off, in this browser. */
export function setShortcuts(areOn: boolean): void {
  store(storedName, areOn ? '' : 'off')
  areShortcutsOn.set(areOn)
}
