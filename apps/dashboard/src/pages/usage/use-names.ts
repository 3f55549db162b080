import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import type { UsageGroup } from './usage-search.ts'

const { usage } = text
const countries = new Intl.DisplayNames(undefined, { type: 'region' })

/** Names the values of a field. */
export function useNames(by: UsageGroup): (value: string) => string {
  const { accounts } = useAccount()
  const { data } = useQuery({
    ...queries.customers.list.queryOptions({ limit: 100 }),
    staleTime: 60_000,
    enabled: by === 'customer_id',
  })
  const names: Readonly<Record<UsageGroup, (value: string) => string | undefined>> = {
    category: (value) => usage.categories[value],
    country: (value) => countries.of(value),
    phone_number_id(value) {
      const account = accounts.find(({ phone_number_id }) => phone_number_id === value)
      return account && [account.name, account.phone_number].filter(Boolean).join(' · ')
    },
    customer_id: (value) => data?.data.find(({ id }) => id === value)?.name,
  }
  return (value) => {
    if (value === '') return by === 'customer_id' ? usage.ownNumbers : usage.unknown
    return names[by](value) ?? value
  }
}
