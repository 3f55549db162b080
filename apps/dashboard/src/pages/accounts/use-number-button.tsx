import { Check } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { notify } from '../../components/notify.ts'
import { type Account, useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { accountName } from './account-state.ts'

interface UseNumberButtonProps {
  readonly account: Account
  readonly size: 'sm' | 'md'
}

/** Chooses the number that the pages of messaging show. Nothing for a number that they cannot show. */
export function UseNumberButton({ account: shown, size }: UseNumberButtonProps) {
  const { accounts, account, choose } = useAccount()
  if (account?.id === shown.id)
    return (
      <span className="inline-flex items-center gap-1 text-sm text-quiet">
        <Check aria-hidden className="size-4 text-accent" />
        {text.accounts.inUse}
      </span>
    )
  if (!shown.verified || !accounts.some(({ id }) => id === shown.id)) return null
  const name = accountName(shown)
  const use = () => {
    choose(shown.phone_number_id)
    notify({ title: text.accounts.using(name) })
  }
  return (
    <Button size={size} onClick={use} aria-label={`${text.accounts.use}: ${name}`}>
      {text.accounts.use}
    </Button>
  )
}
