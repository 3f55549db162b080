import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BarChart } from '../../components/bar-chart.tsx'
import { Card } from '../../components/card.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { dashboardQuery } from '../../dashboard-query.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { startOf } from '../../search-values.ts'
import { deliverySeries } from '../overview/figures-charts.tsx'
import { followed } from '../overview/figures-data.ts'
import type { OverviewRange } from '../overview/overview-search.ts'
import { barsOf, type Period, periodsOf } from '../overview/periods.ts'
import { RangeChoice } from '../overview/range-choice.tsx'
import type { DeliverySearch } from './delivery-search.ts'

const { health } = webhooksText
interface HealthCardProps {
  readonly subscriptionId: string
  readonly onSearch: (search: DeliverySearch) => void
}

/** The attempts of a subscription over time. Each bar leads to the deliveries of its time. */
export function HealthCard({ subscriptionId, onSearch }: HealthCardProps) {
  const [range, setRange] = useState<OverviewRange>('24h')
  const query = useQuery({
    // Under the key of all figures, so that live changes load it again.
    ...dashboardQuery(['figures', 'webhook', subscriptionId, range], (api, signal) => {
      const params = { path: { id: subscriptionId }, query: { from: startOf(range) } }
      return api.GET('/dashboard/figures/webhook_subscriptions/{id}', { params, signal })
    }),
    ...followed,
  })
  const open = (period: Period<unknown> | undefined) =>
    period && onSearch({ from: period.start.toISOString(), to: period.end.toISOString() })
  return (
    <Card title={health.title} description={health.hint} actions={<RangeChoice value={range} onChange={setRange} />}>
      <Loaded query={query} loading={<Skeleton className="h-44 w-full" />}>
        {(figures) => {
          const periods = periodsOf(figures.hours)
          const bars = barsOf(periods, deliverySeries)
          return (
            <BarChart
              label={health.title}
              series={deliverySeries}
              bars={bars}
              onOpen={(index) => open(periods[index])}
            />
          )
        }}
      </Loaded>
    </Card>
  )
}
