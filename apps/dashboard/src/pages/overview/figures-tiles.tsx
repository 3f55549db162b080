import { Link } from '@tanstack/react-router'
import { text } from '../../messages/text.ts'
import type { LogSearch } from '../api-log/log-search.ts'
import type { Figures, FiguresBucket } from './figures-data.ts'

const { tiles: labels } = text.overview
const exact = new Intl.NumberFormat()
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 })

/** The sums of the range, each leading to what it counts. */
export function FiguresTiles({ figures: { buckets } }: { readonly figures: Figures }) {
  const total = (count: Exclude<keyof FiguresBucket, 'start'>) =>
    buckets.reduce((sum, bucket) => sum + bucket[count], 0)
  const rate = (part: number, whole: number) => (whole === 0 ? labels.noRate : percent.format(part / whole))
  const delivered = total('messages_delivered')
  const failed = total('messages_failed')
  const calls = total('calls_2xx') + total('calls_3xx') + total('calls_4xx') + total('calls_5xx')
  const attempts = total('deliveries_succeeded') + total('deliveries_failed')
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <Tile label={labels.in} value={exact.format(total('messages_in'))} to="/inbox" />
      <Tile label={labels.out} value={exact.format(total('messages_out'))} to="/inbox" />
      <Tile label={labels.delivered} value={rate(delivered, delivered + failed)} to="/inbox" />
      <Tile
        label={labels.callsFailed}
        value={rate(total('calls_5xx'), calls)}
        to="/api-log"
        search={{ status_class: '5xx' }}
      />
      <Tile label={labels.webhooks} value={rate(total('deliveries_succeeded'), attempts)} to="/webhooks" />
    </ul>
  )
}

interface TileProps {
  readonly label: string
  readonly value: string
  readonly to: '/inbox' | '/webhooks' | '/api-log'
  readonly search?: LogSearch
}

function Tile({ label, value, to, search = {} }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        search={search}
        className="block h-full rounded-xl border border-line bg-surface px-4 py-3 hover:border-line-strong hover:bg-hover"
      >
        <span className="block text-sm text-quiet">{label}</span>
        <span className="mt-0.5 block text-2xl font-semibold tracking-tight">{value}</span>
      </Link>
    </li>
  )
}
