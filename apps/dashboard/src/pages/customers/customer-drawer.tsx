import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { queries } from '../../client.ts'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { CustomerAccounts } from './customer-accounts.tsx'
import { CustomerForm } from './customer-form.tsx'
import { CustomerStatus } from './customer-status.tsx'
import type { CustomerProps } from './customer-types.ts'
import { SetupLinks } from './setup-links.tsx'
import { SuspendButton } from './suspend-button.tsx'

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
