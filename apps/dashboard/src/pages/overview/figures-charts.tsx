import { useNavigate } from '@tanstack/react-router'
import { BarChart, type ChartBar, type ChartSeries } from '../../components/bar-chart.tsx'
import { Card } from '../../components/card.tsx'
import { text } from '../../messages/text.ts'
import type { Figures, FiguresBucket } from './figures-data.ts'

type Count = Exclude<keyof FiguresBucket, 'start'>
interface Chart {
  readonly title: string
  readonly hint: string
  readonly series: readonly (ChartSeries & { readonly count: Count })[]
  readonly open: 'inbox' | 'log' | 'webhooks'
}

const { charts: labels } = text.overview
const colors = {
  accent: { fill: 'fill-accent', background: 'bg-accent' },
  soft: { fill: 'fill-accent/40', background: 'bg-accent/40' },
  info: { fill: 'fill-info', background: 'bg-info' },
  warn: { fill: 'fill-warn', background: 'bg-warn' },
  bad: { fill: 'fill-bad', background: 'bg-bad' },
}

const charts: readonly Chart[] = [
  {
    title: labels.messages.title,
    hint: labels.messages.hint,
    open: 'inbox',
    series: [
      { name: labels.messages.in, count: 'messages_in', ...colors.soft },
      { name: labels.messages.out, count: 'messages_out', ...colors.accent },
    ],
  },
  {
    title: labels.outcome.title,
    hint: labels.outcome.hint,
    open: 'inbox',
    series: [
      { name: labels.outcome.delivered, count: 'messages_delivered', ...colors.accent },
      { name: labels.outcome.failed, count: 'messages_failed', ...colors.bad },
    ],
  },
  {
    title: labels.calls.title,
    hint: labels.calls.hint,
    open: 'log',
    series: [
      { name: '2xx', count: 'calls_2xx', ...colors.accent },
      { name: '3xx', count: 'calls_3xx', ...colors.info },
      { name: '4xx', count: 'calls_4xx', ...colors.warn },
      { name: '5xx', count: 'calls_5xx', ...colors.bad },
    ],
  },
  {
    title: labels.deliveries.title,
    hint: labels.deliveries.hint,
    open: 'webhooks',
    series: [
      { name: labels.deliveries.succeeded, count: 'deliveries_succeeded', ...colors.accent },
      { name: labels.deliveries.failed, count: 'deliveries_failed', ...colors.bad },
    ],
  },
]

/** The figures over time, each leading to what it counts. */
export function FiguresCharts({ figures }: { readonly figures: Figures }) {
  const open = useOpen(figures)
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      {charts.map((chart) => (
        <Card key={chart.title} title={chart.title} description={chart.hint}>
          <BarChart
            label={chart.title}
            series={chart.series}
            bars={barsOf(figures, chart)}
            onOpen={(index) => open(chart.open, index)}
          />
        </Card>
      ))}
    </div>
  )
}

function useOpen({ buckets, interval }: Figures) {
  const navigate = useNavigate()
  return (target: Chart['open'], index: number) => {
    const bucket = buckets[index]
    if (bucket === undefined) return
    if (target === 'inbox') return void navigate({ to: '/inbox' })
    if (target === 'webhooks') return void navigate({ to: '/webhooks' })
    const end = new Date(new Date(bucket.start).getTime() + (interval === 'hour' ? 3_600_000 : 86_400_000))
    void navigate({ to: '/api-log', search: { from: bucket.start, to: end.toISOString() } })
  }
}

const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric' })
const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })
const dayAndHour = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', hour: 'numeric' })

function barsOf({ buckets, interval }: Figures, { series }: Chart): ChartBar[] {
  // About six ticks, whatever the range.
  const every = Math.max(1, Math.ceil(buckets.length / 6))
  const isShort = buckets.length <= 48 && interval === 'hour'
  return buckets.map((bucket, index) => {
    const start = new Date(bucket.start)
    return {
      label: (interval === 'hour' ? dayAndHour : day).format(start),
      tick: index % every === 0 ? (isShort ? hour : day).format(start) : undefined,
      values: series.map(({ count }) => bucket[count]),
    }
  })
}
