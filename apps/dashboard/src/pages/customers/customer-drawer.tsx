import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { accountBadge, accountName } from '../accounts/account-state.ts'
import { type CustomerProps, CustomerStatus } from './customer.tsx'
import { CustomerForm } from './customer-form.tsx'
import { SetupLinks } from './setup-links.tsx'

interface CustomerDrawerProps {
  readonly customerId: string | undefined
  readonly onClose: () => void
}

/** A customer with its numbers and setup links. */
export function CustomerDrawer({ customerId, onClose }: CustomerDrawerProps) {
  const query = useQuery({
    ...queries.customers.get.queryOptions(customerId ?? ''),
    enabled: customerId !== undefined,
  })
  return (
    <QueryDrawer
      isOpen={customerId !== undefined}
      onClose={onClose}
      query={query}
      title={query.data?.data.name ?? text.customers.customer}
      icon={UserX}
      texts={text.customers}
    >
      {(data) => <CustomerDetails key={data.id} customer={data} />}
    </QueryDrawer>
  )
}

function CustomerDetails({ customer }: CustomerProps) {
  const mayWrite = useMayWrite()
  const { fields } = text.customers
  const status = (
    <span className="flex flex-wrap items-center gap-2">
      <CustomerStatus status={customer.status} />
      {mayWrite && <SuspendButton customer={customer} />}
    </span>
  )
  const metadata = customer.metadata === null ? text.common.none : <Json value={customer.metadata} />
  const own = [
    [fields.external_id, customer.external_id ?? text.common.none],
    [text.metadata.label, metadata],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      <DetailList
        items={[
          [text.common.status, status],
          [fields.id, <CopyableId key="id" value={customer.id} />],
          ...(mayWrite ? [] : own),
          [text.common.created, <Timestamp key="created" value={customer.created_at} />],
          [text.common.updated, <Timestamp key="updated" value={customer.updated_at} />],
        ]}
      />
      <SetupLinks customer={customer} />
      <CustomerAccounts customer={customer} />
      {mayWrite ? (
        <section className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-base font-semibold">{text.common.details}</h3>
          <CustomerForm customer={customer} />
        </section>
      ) : (
        <ReadOnlyNote />
      )}
    </div>
  )
}

function Json({ value }: { readonly value: unknown }) {
  return <pre className="font-mono text-xs whitespace-pre-wrap">{JSON.stringify(value, null, 2)}</pre>
}

const { statusChanged, suspend, suspendTitle, suspendHint, activate } = text.customers
const refreshes = [queries.customers.key()]

/** Suspends a customer after a question, because messages fail meanwhile; activates it at once. */
function SuspendButton({ customer: { id, name, status } }: CustomerProps) {
  const activation = useChange({
    run: () => channel.customers.update(id, { status: 'active' }),
    refreshes,
    done: statusChanged.active(name),
    notifiesFailure: true,
  })
  const ask = () =>
    confirm({
      title: suspendTitle(name),
      description: suspendHint,
      action: suspend,
      run: () => channel.customers.update(id, { status: 'suspended' }),
      refreshes,
      done: statusChanged.suspended(name),
    })
  const isActive = status === 'active'
  return (
    <Button size="sm" pending={activation.isPending} onClick={() => (isActive ? ask() : activation.mutate())}>
      {isActive ? suspend : activate}
    </Button>
  )
}

/** The numbers that a customer has connected: the newest hundred. */
function CustomerAccounts({ customer: { id } }: CustomerProps) {
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
