import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { text } from '../messages/text.ts'
import type { Session } from '../session.ts'
import { AccountSwitcher } from './account-switcher.tsx'
import { MentionsBell } from './mentions/mentions-bell.tsx'
import { navigation } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

// On a screen of usual height all pages are in sight.
const linkClass =
  'flex items-center gap-2.5 rounded-md px-2.5 py-1.5 low:py-1 lower:py-0.5 text-base text-quiet hover:bg-hover hover:text-ink pointer-coarse:py-2.5 aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-ink'

/** The switcher, the pages and the user, at the side or in the drawer of a phone. */
export function Sidebar({ session, onNavigate }: { readonly session: Session; readonly onNavigate?: () => void }) {
  return (
    <div className="flex h-full flex-col gap-4 lower:gap-2">
      <AccountSwitcher />
      <nav aria-label={text.navigation.label} className="scrollbar-thin -mx-1 grow overflow-y-auto px-1">
        {navigation.map(({ label, items }) => (
          <div key={items[0]?.path} className="mb-3 low:mb-1.5 lower:mb-1">
            {label && <h2 className="px-2.5 pt-1 pb-1 text-xs font-medium text-faint">{label}</h2>}
            <ul className="grid grid-cols-1 gap-0.5">
              {items.map(({ path, label, icon: Icon }) => (
                <li key={path}>
                  <Link
                    to={path}
                    activeOptions={{ exact: path === '/', includeSearch: false }}
                    onClick={onNavigate}
                    className={linkClass}
                  >
                    <Icon aria-hidden className="size-4 shrink-0" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a href="/docs" target="_blank" rel="noreferrer" className={linkClass}>
          <BookOpen aria-hidden className="size-4 shrink-0" />
          {text.navigation.documentation}
          <span className="sr-only">({text.navigation.opensNewTab})</span>
        </a>
      </nav>
      <div className="grid grid-cols-1 gap-1">
        <MentionsBell onNavigate={onNavigate} />
        <UserMenu session={session} />
      </div>
    </div>
  )
}
