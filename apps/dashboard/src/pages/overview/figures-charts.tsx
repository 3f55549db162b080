import { useNavigate } from '@tanstack/react-router'
import { BarChart, type ChartSeries } from '../../components/bar-chart.tsx'
import { Card } from '../../components/card.tsx'
import { text } from '../../messages/text.ts'
import { barsOf } from './bars-of.ts'
import { chartColors as colors } from './chart-colors.ts'
import type { CountName } from './figures-data.ts'
import type { Period } from './periods.ts'
import { useOnlyWebhook } from './use-only-webhook.ts'

interface Chart {
  readonly title: string
  readonly hint: string
  readonly series: readonly (ChartSeries & { readonly count: CountName })[]
  readonly open: 'inbox' | 'log' | 'webhooks'
}

const { charts: labels } = text.overview
const charts: readonly Chart[] = [
  {
    title: labels.messages.title,
    hint: labels.messages.hint,
    open: 'inbox',
    series: [
      { name: labels.messages.in, count: 'message_inbound', ...colors.soft },
      { name: labels.messages.out, count: 'message_outbound', ...colors.accent },
    ],
  },
  {
    title: labels.outcome.title,
    hint: labels.outcome.hint,
    open: 'inbox',
    series: [
      { name: labels.outcome.delivered, count: 'message_delivered', ...colors.accent },
      { name: labels.outcome.failed, count: 'message_failed', ...colors.bad },
    ],
  },
  {
    title: labels.calls.title,
    hint: labels.calls.hint,
    open: 'log',
    series: [
      { name: '2xx', count: 'log_2xx', ...colors.accent },
      { name: '3xx', count: 'log_3xx', ...colors.info },
      { name: '4xx', count: 'log_4xx', ...colors.warn },
      { name: '5xx', count: 'log_5xx', ...colors.bad },
    ],
  },
  {
    title: labels.deliveries.title,
    hint: labels.deliveries.hint,
    open: 'webhooks',
    series: [
      { name: labels.deliveries.succeeded, count: 'delivery_succeeded', ...colors.accent },
      { name: labels.deliveries.failed, count: 'delivery_failed', ...colors.warn },
      { name: labels.deliveries.dead, count: 'delivery_dead', ...colors.bad },
    ],
  },
]

/** The figures over time, each leading to what it counts. */
export function FiguresCharts({ periods }: { readonly periods: readonly Period[] }) {
  const open = useOpen(periods)
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      {charts.map((chart) => (
        <Card key={chart.title} title={chart.title} description={chart.hint}>
          <BarChart
            label={chart.title}
            series={chart.series}
            bars={barsOf(
              periods,
              chart.series.map(({ count }) => count),
            )}
            onOpen={(index) => open(chart.open, index)}
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
