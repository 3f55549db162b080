import { Link } from '@tanstack/react-router'
import { Settings, Smartphone } from 'lucide-react'
import { buttonClass } from '../../components/button.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { type Account, useAccount } from '../../layout/account.tsx'
import { accountSettingsText } from '../../messages/account-settings.ts'
import { text } from '../../messages/text.ts'
import type { List } from '../../use-list.ts'
import { AccountDetails } from './account-details.tsx'
import { accountName } from './account-state.ts'
import { UseNumberButton } from './use-number-button.tsx'

interface AccountDrawerProps {
  readonly accountId: string | undefined
  readonly list: List<Account>
  readonly onClose: () => void
}

/** The details of a number, taken from what was loaded: the API finds an account by its number, not by its id. */
export function AccountDrawer({ accountId, list, onClose }: AccountDrawerProps) {
  const { accounts } = useAccount()
  const account = [...list.rows, ...accounts].find(({ id }) => id === accountId)
  return (
    <Drawer
      open={accountId !== undefined}
      onOpenChange={onClose}
      title={account ? accountName(account) : text.accounts.account}
    >
      {account ? (
        <div className="grid grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <Link
              to="/accounts/$phoneNumberId"
              params={{ phoneNumberId: account.phone_number_id }}
              className={buttonClass()}
            >
              <Settings aria-hidden className="size-4" />
              {accountSettingsText.open}
            </Link>
            <UseNumberButton account={account} size="md" />
          </div>
          <AccountDetails account={account} />
        </div>
      ) : list.isPending ? (
        <SkeletonLines count={6} />
      ) : (
        <EmptyState icon={Smartphone} title={text.accounts.gone} hint={text.accounts.goneHint} />
      )}
    </Drawer>
  )
}
