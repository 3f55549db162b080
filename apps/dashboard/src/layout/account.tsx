import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queries } from '../client.ts'
import { createRequiredContext } from '../create-required-context.ts'
import { readStored, store } from '../stored-value.ts'

export type Account = components['schemas']['Account']

interface AccountChoice {
  readonly accounts: readonly Account[]
  /** The number whose contacts, conversations and templates are shown; undefined while loading, or without one. */
  readonly account: Account | undefined
  readonly isPending: boolean
  readonly choose: (phoneNumberId: string) => void
}

const retryMs = 10_000

/** The chosen number, and all others. */
const [AccountContext, useAccount] = createRequiredContext<AccountChoice>('AccountProvider')

export { useAccount }

/** Provides the chosen number, which this browser remembers for each organization. */
export function AccountProvider({ organizationId, children }: { organizationId: string; children: ReactNode }) {
  const name = `account.${organizationId}`
  const [chosen, setChosen] = useState(() => readStored(name))
  const { data } = useQuery({
    ...queries.accounts.list.queryOptions({ limit: 100 }),
    staleTime: 60_000,
    refetchInterval: ({ state }) => state.status === 'error' && retryMs,
  })
  // This is true after a failure too, so that pages do not say that no number is connected.
  const isPending = data === undefined
  const accounts = data?.data ?? []
  // The number connected first, so that a new one does not change what is shown. The pages cannot show a number that is not
  // verified, so that it is only the last resort.
  const first = accounts.findLast(({ verified }) => verified) ?? accounts.at(-1)
  const account = accounts.find((each) => each.phone_number_id === chosen) ?? first
  const choose = (phoneNumberId: string) => {
    setChosen(phoneNumberId)
    store(name, phoneNumberId)
  }
  return <AccountContext value={{ accounts, account, isPending, choose }}>{children}</AccountContext>
}
