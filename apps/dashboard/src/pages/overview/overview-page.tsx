import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { text } from '../../messages/text.ts'
import type { LogSearch } from '../api-log/log-search.ts'
import type { InboxSearch } from '../inbox/inbox-search.ts'
import { FiguresCharts } from './figures-charts.tsx'
import { type CountName, type Figures, figuresQuery } from './figures-data.ts'
import { GettingStarted } from './getting-started.tsx'
import { NoticesCard } from './notices-card.tsx'
import type { OverviewRange } from './overview-search.ts'
import { type Period, periodsOf, total } from './periods.ts'
import { RangeChoice } from './range-choice.tsx'
import { ServiceState } from './service-state.tsx'

const route = getRouteApi('/app/')

export function OverviewPage() {
  const { range = '24h' } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(figuresQuery(range))
  return (
    <>
      <PageHeader
        title={text.navigation.overview}
        actions={
          <RangeChoice
            value={range}
            onChange={(next) => void navigate({ search: { range: next }, replace: true, resetScroll: false })}
          />
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <NoticesCard />
        <GettingStarted />
        <Loaded query={query} loading={<FiguresSkeleton />}>
          {(figures) => <AllFigures figures={figures} range={range} />}
        </Loaded>
      </div>
    </>
  )
}

function AllFigures({ figures, range }: { readonly figures: Figures; readonly range: OverviewRange }) {
  const periods = periodsOf(figures.hours)
  return (
    <>
      <FiguresTiles periods={periods} range={range} />
      <FiguresCharts periods={periods} />
      <ServiceState figures={figures} />
    </>
  )
}

function FiguresSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      {['messages', 'outcome', 'calls', 'deliveries'].map((name) => (
        <Skeleton key={name} className="h-64 w-full rounded-xl" />
      ))}
    </div>
  )
}

const { tiles: labels } = text.overview
/** Messages are counted in resolved conversations too. */
const allConversations: InboxSearch = { status: 'all' }
const exact = new Intl.NumberFormat()
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 })

/** The sums of the range, each leading to what it counts. */
function FiguresTiles({ periods, range }: { readonly periods: readonly Period[]; range: OverviewRange }) {
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
