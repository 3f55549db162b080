import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton, ParentLink } from '../../components/links.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { isId } from '../../is-id.ts'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useLabels } from '../../use-labels.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { DeliveriesCard } from './deliveries-card.tsx'
import { type DeliverySearch, isFiltered } from './delivery-search.ts'
import { HealthCard } from './health-card.tsx'
import { ScopeName } from './scope-field.tsx'
import { SecretsCard } from './secrets-card.tsx'
import { DisabledNotice, SubscriptionActions } from './subscription-actions.tsx'
import { describeOptions } from './subscription-options.ts'
import { subscriptionState } from './subscription-state.ts'
import { useFailing } from './use-failing.ts'
import type { Subscription } from './webhook-types.ts'

const route = getRouteApi('/app/webhooks/$subscriptionId')
const labels = webhooksText

/** One subscription: its state, its secrets and its deliveries. */
export function SubscriptionPage() {
  const { subscriptionId } = route.useParams()
  const isValid = isId('wbs', subscriptionId)
  const query = useQuery({ ...queries.webhookSubscriptions.get.queryOptions(subscriptionId), enabled: isValid })
  const above = <ParentLink to="/webhooks" label={text.navigation.webhooks} />
  if (query.data) return <SubscriptionView subscription={query.data.data} above={above} />
  const toAll = <LinkButton to="/webhooks" label={text.subscriptions.toAll} />
  const gone = <EmptyState icon={Unplug} title={labels.gone} hint={labels.goneHint} action={toAll} />
  return (
    <>
      <PageHeader title={text.navigation.webhooks} above={above} />
      <Loaded query={query} gone={gone} isGone={!isValid} />
    </>
  )
}

interface SubscriptionViewProps {
  readonly subscription: Subscription
  readonly above: ReactNode
}

function SubscriptionView({ subscription, above }: SubscriptionViewProps) {
  const search = route.useSearch()
  const setSearch = useSearchSteps(search, 'delivery', route.useNavigate())
  const deliveries = useRef<HTMLDivElement>(null)
  const hasFilter = useRef(isFiltered(search))
  // The list is below what is in sight.
  const showDeliveries = (next: DeliverySearch) => {
    setSearch(next)
    deliveries.current?.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    if (hasFilter.current) deliveries.current?.scrollIntoView({ block: 'start' })
  }, [])
  const mayWrite = useMayWrite()
  return (
    <>
      <PageHeader
        title={addressOf(subscription.url)}
        description={subscription.description}
        above={above}
        actions={
          mayWrite ? (
            <SubscriptionActions subscription={subscription} onTested={(delivery) => setSearch({ delivery })} />
          ) : (
            <ReadOnlyNote />
          )
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <DisabledNotice subscription={subscription} />
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <DetailsCard subscription={subscription} />
          <SecretsCard subscription={subscription} />
        </div>
        <HealthCard subscriptionId={subscription.id} onSearch={showDeliveries} />
        <div ref={deliveries} className="scroll-mt-16">
          <DeliveriesCard subscription={subscription} search={search} onSearch={setSearch} />
        </div>
      </div>
    </>
  )
}

function DetailsCard({ subscription }: { readonly subscription: Subscription }) {
  const { id, url, event_types, created_at, updated_at } = subscription
  const allLabels = useLabels()
  const badge = subscriptionState(subscription, useFailing().has(id))
  return (
    <Card title={text.common.details}>
      <DetailList
        items={[
          [labels.columns.status, <StatusBadge key="status" {...badge} />],
          [labels.columns.url, <CopyableId key="url" value={url} />],
          [text.common.id, <CopyableId key="id" value={id} />],
          [labels.columns.scope, <ScopeName key="scope" subscription={subscription} />],
          [
            labels.columns.events,
            event_types.includes('*') ? labels.allEvents : <TypeList key="types" types={event_types} />,
          ],
          ...describeOptions(subscription, allLabels),
          [labels.columns.created, <Timestamp key="created" value={created_at} />],
          [text.common.updated, <Timestamp key="changed" value={updated_at} />],
        ]}
      />
    </Card>
  )
}

/** More types than this are behind a click, so that the deliveries stay in sight. */
const maxListed = 4

function TypeList({ types }: { readonly types: readonly string[] }) {
  const list = (
    <ul className="flex flex-wrap gap-1">
      {types.map((type) => (
        <li key={type} className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs">
          {type}
        </li>
      ))}
    </ul>
  )
  if (types.length <= maxListed) return list
  return (
    <details>
      <summary className="mb-1.5 rounded-sm">{labels.eventCount(types.length)}</summary>
      {list}
    </details>
  )
}

const maxPathLength = 40

/** The host with the path, so that two webhooks of a host look different; a long path without its middle. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname, search } = new URL(url)
  const path = pathname === '/' ? search : pathname + search
  const half = maxPathLength / 2
  return host + (path.length <= maxPathLength ? path : `${path.slice(0, half)}…${path.slice(-half)}`)
}
