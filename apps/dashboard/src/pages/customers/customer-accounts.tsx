import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queries } from '../../client.ts'
import { Loaded } from '../../components/loaded.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import { accountBadge, accountName } from '../accounts/account-state.ts'
import type { CustomerProps } from './customer-types.ts'

/** The numbers that a customer has connected: the newest hundred. */
export function CustomerAccounts({ customer: { id } }: CustomerProps) {
  const query = useQuery(queries.accounts.list.queryOptions({ customer_id: id, limit: 100 }))
  return (
    <section>
      <h3 className="text-base font-semibold">{text.customers.accounts}</h3>
      <Loaded query={query} loading={<SkeletonLines count={1} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mt-1 text-base text-quiet">{text.customers.noAccounts}</p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {data.map((account) => (
                <li key={account.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <Link
                    to="/accounts"
                    search={{ customer_id: id, account: account.id }}
                    className="min-w-0 text-accent hover:underline"
                  >
                    {accountName(account)}
                  </Link>
                  <StatusBadge {...accountBadge(account)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
