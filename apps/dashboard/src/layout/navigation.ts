import {
  Activity,
  Contact,
  FileText,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  ReceiptText,
  ScrollText,
  Search,
  Settings,
  Smartphone,
  UsersRound,
  Webhook,
} from 'lucide-react'
import { text } from '../messages/text.ts'
import type { pagePaths } from '../page-paths.ts'

interface NavigationItem {
  readonly path: (typeof pagePaths)[number]
  readonly label: string
  readonly icon: LucideIcon
}

interface NavigationGroup {
  readonly label?: string
  readonly items: readonly NavigationItem[]
}

const { groups, ...labels } = text.navigation

/** The pages in the sidebar. */
export const navigation: readonly NavigationGroup[] = [
  { items: [{ path: '/', label: labels.overview, icon: LayoutDashboard }] },
  {
    label: groups.messaging,
    items: [
      { path: '/inbox', label: labels.inbox, icon: Inbox },
      { path: '/search', label: labels.search, icon: Search },
      { path: '/contacts', label: labels.contacts, icon: Contact },
      { path: '/templates', label: labels.templates, icon: FileText },
      { path: '/broadcasts', label: labels.broadcasts, icon: Megaphone },
    ],
  },
  {
    label: groups.numbers,
    items: [
      { path: '/accounts', label: labels.accounts, icon: Smartphone },
      { path: '/customers', label: labels.customers, icon: UsersRound },
      { path: '/usage', label: labels.usage, icon: ReceiptText },
    ],
  },
  {
    label: groups.developers,
    items: [
      { path: '/api-keys', label: labels.apiKeys, icon: KeyRound },
      { path: '/webhooks', label: labels.webhooks, icon: Webhook },
      { path: '/events', label: labels.events, icon: Activity },
      { path: '/api-log', label: labels.apiLog, icon: ScrollText },
    ],
  },
  { items: [{ path: '/settings', label: labels.settings, icon: Settings }] },
]
