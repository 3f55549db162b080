import { Link } from '@tanstack/react-router'
import { text } from '../../messages/text.ts'
import type { LogSearch } from '../api-log/log-search.ts'
import type { InboxSearch } from '../inbox/inbox-search.ts'
import type { CountName } from './figures-data.ts'
import type { OverviewRange } from './overview-search.ts'
import { type Period, total } from './periods.ts'

const { tiles: labels } = text.overview
/** Messages are counted in resolved conversations too. */
const allConversations: InboxSearch = { status: 'all' }
const exact = new Intl.NumberFormat()
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 })

/** The sums of the range, each leading to what it counts. */
export function FiguresTiles({ periods, range }: { readonly periods: readonly Period[]; range: OverviewRange }) {
  const sum = (...names: CountName[]) => names.reduce((all, name) => all + total(periods, name), 0)
  const rate = (part: number, whole: number) => (whole === 0 ? labels.noRate : percent.format(part / whole))
  const calls = sum('log_2xx', 'log_3xx', 'log_4xx', 'log_5xx')
  const attempts = sum('delivery_succeeded', 'delivery_failed', 'delivery_dead')
  const time = range === '30d' ? {} : { range }
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5">
      <Tile label={labels.in} value={exact.format(sum('message_inbound'))} to="/inbox" search={allConversations} />
      <Tile label={labels.out} value={exact.format(sum('message_outbound'))} to="/inbox" search={allConversations} />
      <Tile
        label={labels.delivered}
        value={rate(sum('message_delivered'), sum('message_delivered', 'message_failed'))}
        to="/inbox"
        search={allConversations}
      />
      <Tile
        label={labels.callsFailed}
        value={rate(sum('log_5xx'), calls)}
        to="/api-log"
        search={{ status_class: '5xx', ...time }}
      />
      <Tile label={labels.webhooks} value={rate(sum('delivery_succeeded'), attempts)} to="/webhooks" />
    </ul>
  )
}

interface TileProps {
  readonly label: string
  readonly value: string
  readonly to: '/inbox' | '/webhooks' | '/api-log'
  readonly search?: LogSearch | InboxSearch
}

function Tile({ label, value, to, search = {} }: TileProps) {
  return (
    <li className="max-lg:last:odd:col-span-2">
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
