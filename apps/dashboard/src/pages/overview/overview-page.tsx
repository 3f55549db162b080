import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { text } from '../../messages/text.ts'
import { FiguresCharts } from './figures-charts.tsx'
import { type Figures, figuresQuery } from './figures-data.ts'
import { FiguresTiles } from './figures-tiles.tsx'
import { GettingStarted } from './getting-started.tsx'
import { NoticesCard } from './notices-card.tsx'
import type { OverviewRange } from './overview-search.ts'
import { periodsOf } from './periods.ts'
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
