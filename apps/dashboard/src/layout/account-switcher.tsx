import { Link, useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown, Settings2 } from 'lucide-react'
import { classNames } from '../components/class-names.ts'
import { DisclosureMenu, disclosureItemClass } from '../components/disclosure-menu.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { text } from '../messages/text.ts'
import { useAccount } from './account.tsx'

/** The lists of a number. What is open in them, or below them, belongs to that number. */
const lists = ['/inbox', '/contacts', '/broadcasts'] as const

/** Chooses the number that the pages of messaging show. */
export function AccountSwitcher() {
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
