import { Link, useNavigate } from '@tanstack/react-router'
import { BookOpen, Check, ChevronsUpDown, Settings2 } from 'lucide-react'
import { classNames } from '../components/class-names.ts'
import { DisclosureMenu, disclosureItemClass } from '../components/disclosure-menu.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { text } from '../messages/text.ts'
import type { Session } from '../session.ts'
import { useAccount } from './account.tsx'
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

/** The lists of a number. What is open in them, or below them, belongs to that number. */
const lists = ['/inbox', '/contacts', '/broadcasts'] as const

/** Chooses the number that the pages of messaging show. */
function AccountSwitcher() {
  const { accounts, account, isPending, choose } = useAccount()
  const navigate = useNavigate()
  const change = (phoneNumberId: string) => {
    choose(phoneNumberId)
    const { pathname } = location
    const to = lists.find((list) => pathname.startsWith(list))
    if (to === undefined || pathname === '/broadcasts/new' || phoneNumberId === account?.phone_number_id) return
    void navigate({ to, search: (before: object) => ({ ...before, contact: undefined }) })
  }
  if (isPending) return <Skeleton className="h-11 w-full" />
  return (
    <DisclosureMenu
      className="flex w-full items-center gap-2 rounded-lg border border-line bg-surface px-2.5 py-1.5 text-left hover:bg-hover"
      button={
        <>
          <span className="sr-only">{text.account.label}:</span>
          <span className="min-w-0 grow">
            <span className="block truncate text-sm font-medium">
              {account?.name || account?.phone_number || text.account.none}
            </span>
            <span className="block truncate text-xs text-quiet">
              {account?.name ? account.phone_number : text.common.phoneNumber}
            </span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-quiet" />
        </>
      }
    >
      {accounts.map((each) => (
        <button
          key={each.id}
          type="button"
          aria-pressed={each === account}
          onClick={() => change(each.phone_number_id)}
          className={disclosureItemClass}
        >
          <span className="min-w-0 grow">
            <span className="block truncate">{each.name || each.phone_number}</span>
            {each.name && <span className="block truncate text-xs text-quiet">{each.phone_number}</span>}
          </span>
          {each === account && <Check aria-hidden className="size-4 text-accent" />}
        </button>
      ))}
      {accounts.length > 0 && <hr className="-mx-1 my-1 border-line" />}
      <Link to="/accounts" className={classNames(disclosureItemClass, 'text-quiet')}>
        <Settings2 aria-hidden className="size-4" />
        {text.account.manage}
      </Link>
    </DisclosureMenu>
  )
}
