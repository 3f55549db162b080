import { Plus } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { CopyableId } from '../../components/copy-button.tsx'
import { LoadMore } from '../../components/data-table.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { TextLink } from '../../components/links.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { CreateLinkDialog } from './create-link-dialog.tsx'
import type { CustomerProps, SetupLink } from './customer.tsx'
import { linkBadge, linkUse } from './setup-link-state.ts'

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

/** A setup link: whether it was used, and until when it can be. */
function SetupLinkItem({ link }: { readonly link: SetupLink }) {
  const mayWrite = useMayWrite()
  const use = linkUse(link)
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CopyableId value={link.id} />
        <StatusBadge {...linkBadge(link)} />
      </div>
      {use && <p className={link.last_failure_reason === null ? 'text-quiet' : 'text-bad'}>{use}</p>}
      {link.account_id !== null && (
        <p>
          <TextLink
            to="/accounts"
            search={{ customer_id: link.customer_id, account: link.account_id }}
            label={text.setupLinks.connected}
          />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LinkTimes link={link} />
        {mayWrite && link.status === 'active' && (
          <Button size="sm" onClick={() => askToRevoke(link)}>
            {text.common.revoke}
          </Button>
        )}
      </div>
    </li>
  )
}

function askToRevoke({ id, customer_id }: SetupLink): void {
  confirm({
    title: text.setupLinks.revokeTitle,
    description: text.setupLinks.revokeHint,
    action: text.common.revoke,
    run: () => channel.customers.deleteSetupLink(customer_id, id),
    refreshes: [queries.customers.listSetupLinks.key(customer_id)],
    done: text.setupLinks.revoked,
  })
}

function LinkTimes({ link: { created_at, completed_at, expires_at, status } }: { readonly link: SetupLink }) {
  const { completed, expired } = text.setupLinks
  const { created, expires } = text.common
  const times = [
    [created, created_at],
    [completed, completed_at],
    status === 'active' ? [expires, expires_at] : [expired, status === 'expired' ? expires_at : null],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
      {times.map(
        ([label, time]) =>
          time !== null && (
            <span key={label}>
              {label} <Timestamp value={time} />
            </span>
          ),
      )}
    </p>
  )
}
