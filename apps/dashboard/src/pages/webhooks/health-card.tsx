import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { BarChart } from '../../components/bar-chart.tsx'
import { Card } from '../../components/card.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { text } from '../../messages/text.ts'
import { barsOf } from '../overview/bars-of.ts'
import { chartColors } from '../overview/chart-colors.ts'
import { startOfRange } from '../overview/figures-data.ts'
import { type OverviewRange, overviewRanges } from '../overview/overview-search.ts'
import { periodsOf } from '../overview/periods.ts'
import type { DeliverySearch } from './delivery-search.ts'

const { health } = text.webhooks
const { deliveries } = text.overview.charts
const series = [
  { name: deliveries.succeeded, count: 'delivery_succeeded', ...chartColors.accent },
  { name: deliveries.failed, count: 'delivery_failed', ...chartColors.warn },
  { name: deliveries.dead, count: 'delivery_dead', ...chartColors.bad },
] as const

interface HealthCardProps {
  readonly subscriptionId: string
  readonly onSearch: (search: DeliverySearch) => void
}

/** The attempts of a subscription over time. Each bar leads to the deliveries of its time. */
export function HealthCard({ subscriptionId, onSearch }: HealthCardProps) {
  const [range, setRange] = useState<OverviewRange>('24h')
  const { data, error, refetch } = useQuery({
    // Under the key of all figures, so that live changes load it again.
    queryKey: ['dashboard', 'figures', 'webhook', subscriptionId, range],
    queryFn: async ({ signal }) => {
      const path = '/dashboard/figures/webhook_subscriptions/{id}'
      const request = { path: { id: subscriptionId }, query: { from: startOfRange(range) }, signal }
      return (await callDashboard('get', path, request)).data
    },
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
  const periods = data ? periodsOf(data) : []
  const open = (index: number) => {
    const period = periods[index]
    if (period) onSearch({ from: period.start.toISOString(), to: period.end.toISOString() })
  }
  return (
    <Card
      title={health.title}
      description={health.hint}
      actions={
        <Segmented
          label={text.overview.range}
          value={range}
          onChange={setRange}
          options={overviewRanges.map((value) => ({ value, label: text.overview.ranges[value] }))}
        />
      }
    >
      {data ? (
        <BarChart
          label={health.title}
          series={series}
          bars={barsOf(
            periods,
            series.map(({ count }) => count),
          )}
          onOpen={open}
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-44 w-full" />
      )}
    </Card>
  )
}
