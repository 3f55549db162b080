import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { classNames } from '../../components/class-names.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { listQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'

const labels = text.overview.notices

/** What needs attention, or did. Nothing while there was nothing, and for a user who can only read. */
export function NoticesCard() {
  return useMayWrite() ? <Notices /> : null
}

function Notices() {
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = useList(noticesQuery)
  if (rows.length === 0) return null
  return (
    <Card title={labels.title} description={labels.hint}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {rows.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-3">
          <Button size="sm" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {text.common.loadMore}
          </Button>
        </div>
      )}
    </Card>
  )
}

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { status, subscription, quota, created_at } = notice
  const isOpen = status === 'open'
  const Icon = isOpen ? TriangleAlert : CircleCheck
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', isOpen ? 'text-warn' : 'text-quiet')} />
      <div className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className={classNames('text-base', isOpen ? 'font-medium' : 'text-quiet')}>
            {labels.titles[notice.type]}
          </h3>
          <StatusBadge tone={isOpen ? 'warn' : 'neutral'} label={isOpen ? labels.open : labels.ended} />
        </div>
        {quota && <p className="text-sm">{quotaText(quota)}</p>}
        {subscription && !subscription.is_deleted && (
          <Link
            to="/webhooks/$subscriptionId"
            params={{ subscriptionId: subscription.id }}
            className="min-w-0 truncate font-mono text-sm hover:underline"
          >
            {subscription.url}
          </Link>
        )}
        {subscription?.is_deleted && <p className="truncate font-mono text-sm text-quiet">{subscription.url}</p>}
        {isOpen && <p className="max-w-3xl text-sm text-quiet">{labels.hints[notice.type]}</p>}
        <Timestamp value={created_at} className="justify-self-start text-sm text-quiet" />
      </div>
    </li>
  )
}

function quotaText({ id, used, limit }: NonNullable<Notice['quota']>): string {
  const describe = Object.hasOwn(labels.quotas, id) ? labels.quotas[id] : undefined
  return (describe ?? labels.otherQuota)(used, limit)
}

type Notice = components['schemas']['Notice']

/** What needs the attention of the organization, newest first. */
const noticesQuery = listQuery(['notices'], (api, query, signal) =>
  api.GET('/dashboard/notices', { params: { query: { limit: 5, ...query } }, signal }),
)
