import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queries } from '../../client.ts'
import { BarChart } from '../../components/bar-chart.tsx'
import { Card } from '../../components/card.tsx'
import type { ChartSeries } from '../../components/chart-data.ts'
import { text } from '../../messages/text.ts'
import type { CountName } from './figures-data.ts'
import { barsOf, type Period } from './periods.ts'

interface Chart {
  readonly texts: { readonly title: string; readonly hint: string }
  readonly series: readonly (ChartSeries & { readonly count: CountName })[]
  readonly open: 'inbox' | 'log' | 'webhooks'
}

const { messages, outcome, calls, deliveries } = text.overview.charts

/** The attempts of webhooks by their result. */
export const deliverySeries = [
  { name: deliveries.succeeded, count: 'delivery_succeeded', color: 'text-accent' },
  { name: deliveries.failed, count: 'delivery_failed', color: 'text-warn' },
  { name: deliveries.dead, count: 'delivery_dead', color: 'text-bad' },
] as const

const charts: readonly Chart[] = [
  {
    texts: messages,
    open: 'inbox',
    series: [
      { name: messages.in, count: 'message_inbound', color: 'text-accent/40' },
      { name: messages.out, count: 'message_outbound', color: 'text-accent' },
    ],
  },
  {
    texts: outcome,
    open: 'inbox',
    series: [
      { name: outcome.delivered, count: 'message_delivered', color: 'text-accent' },
      { name: outcome.failed, count: 'message_failed', color: 'text-bad' },
    ],
  },
  {
    texts: calls,
    open: 'log',
    series: [
      { name: '2xx', count: 'log_2xx', color: 'text-accent' },
      { name: '3xx', count: 'log_3xx', color: 'text-info' },
      { name: '4xx', count: 'log_4xx', color: 'text-warn' },
      { name: '5xx', count: 'log_5xx', color: 'text-bad' },
    ],
  },
  { texts: deliveries, open: 'webhooks', series: deliverySeries },
]

export function FiguresCharts({ periods }: { readonly periods: readonly Period[] }) {
  const open = useOpen(periods)
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      {charts.map(({ texts, series, open: target }) => (
        <Card key={texts.title} title={texts.title} description={texts.hint}>
          <BarChart
            label={texts.title}
            series={series}
            bars={barsOf(periods, series)}
            onOpen={(index) => open(target, index)}
          />
        </Card>
      ))}
    </div>
  )
}

function useOpen(periods: readonly Period[]) {
  const navigate = useNavigate()
  const subscriptionId = useOnlyWebhook()
  return (target: Chart['open'], index: number) => {
    const period = periods[index]
    if (period === undefined) return
    if (target === 'inbox') return void navigate({ to: '/inbox', search: { status: 'all' } })
    const search = { from: period.start.toISOString(), to: period.end.toISOString() }
    if (target === 'log') return void navigate({ to: '/api-log', search })
    if (subscriptionId === undefined) return void navigate({ to: '/webhooks' })
    void navigate({ to: '/webhooks/$subscriptionId', params: { subscriptionId }, search })
  }
}

/** The id of the webhook, if there is only one, whose deliveries are then what a plot counts. */
function useOnlyWebhook(): string | undefined {
  const { data } = useQuery(queries.webhookSubscriptions.list.queryOptions({ limit: 1 }))
  return data?.has_more ? undefined : data?.data[0]?.id
}
