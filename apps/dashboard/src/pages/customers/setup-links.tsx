import { Plus } from 'lucide-react'
import { queries } from '../../client.ts'
import { LoadMore } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { CreateLinkDialog } from './create-link-dialog.tsx'
import type { CustomerProps } from './customer-types.ts'
import { SetupLinkItem } from './setup-link-item.tsx'

/** The setup links of a customer, and the way to a new one. */
export function SetupLinks({ customer }: CustomerProps) {
  const mayWrite = useMayWrite()
  const isSuspended = customer.status === 'suspended'
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 className="text-base font-semibold">{text.setupLinks.title}</h3>
          <p className="text-sm text-quiet">{isSuspended ? text.setupLinks.suspended : text.setupLinks.hint}</p>
        </div>
        {mayWrite && (
          <DialogButton size="sm" icon={Plus} disabled={isSuspended} label={text.setupLinks.create}>
            {(onClose) => <CreateLinkDialog customer={customer} onClose={onClose} />}
          </DialogButton>
        )}
      </div>
      <LinkList customerId={customer.id} />
    </section>
  )
}

function LinkList({ customerId }: { readonly customerId: string }) {
  const list = useList(queries.customers.listSetupLinks.infiniteQueryOptions(customerId))
  if (list.isPending) return <SkeletonLines />
  return (
    <>
      {list.rows.length === 0 && !list.error && <p className="mt-1 text-base text-quiet">{text.setupLinks.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {list.rows.map((link) => (
          <SetupLinkItem key={link.id} link={link} />
        ))}
      </ul>
      {list.error != null && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {list.hasNextPage && <LoadMore isPending={list.isFetchingNextPage} onLoad={list.fetchNextPage} />}
    </>
  )
}
