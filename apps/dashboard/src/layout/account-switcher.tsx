import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, Settings2 } from 'lucide-react'
import { classNames } from '../components/class-names.ts'
import { itemClass, popupClass } from '../components/select.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { text } from '../messages/text.ts'
import { type Account, useAccount } from './account.tsx'

/** Chooses the number that the pages of messaging show. */
export function AccountSwitcher() {
  const { accounts, account, isPending, choose } = useAccount()
  if (isPending) return <Skeleton className="h-11 w-full" />
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`${text.account.label}: ${account ? describeAccount(account) : text.account.none}`}
        className="flex w-full items-center gap-2 rounded-lg border border-line bg-surface px-2.5 py-1.5 text-left hover:bg-hover"
      >
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">
            {account?.name || account?.phone_number || text.account.none}
          </span>
          <span className="block truncate text-xs text-quiet">
            {account?.name ? account.phone_number : text.account.label}
          </span>
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-quiet" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className={popupClass}>
            <Menu.RadioGroup value={account?.phone_number_id} onValueChange={(value) => choose(String(value))}>
              {accounts.map((each) => (
                <Menu.RadioItem key={each.id} value={each.phone_number_id} closeOnClick className={itemClass}>
                  <span className="min-w-0 grow">
                    <span className="block truncate">{each.name || each.phone_number}</span>
                    {each.name && <span className="block truncate text-xs text-quiet">{each.phone_number}</span>}
                  </span>
                  <Menu.RadioItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="-mx-1 my-1 h-px bg-line" />
            <Menu.LinkItem
              closeOnClick
              render={<Link to="/accounts" />}
              className={classNames(itemClass, 'text-quiet')}
            >
              <Settings2 aria-hidden className="size-4" />
              {text.account.manage}
            </Menu.LinkItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function describeAccount({ name, phone_number }: Account): string {
  return [name, phone_number].filter(Boolean).join(', ')
}
