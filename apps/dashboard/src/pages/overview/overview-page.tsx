import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { text } from '../../messages/text.ts'
import { FiguresCharts } from './figures-charts.tsx'
import { figuresQuery } from './figures-data.ts'
import { FiguresTiles } from './figures-tiles.tsx'
import { GettingStarted } from './getting-started.tsx'
import { overviewRanges } from './overview-search.ts'
import { periodsOf } from './periods.ts'
import { ServiceState } from './service-state.tsx'

const route = getRouteApi('/app/')

export function OverviewPage() {
  const { range = '24h' } = route.useSearch()
  const navigate = route.useNavigate()
  const figures = useQuery(figuresQuery(range))
  const periods = figures.data ? periodsOf(figures.data) : []
  return (
    <>
      <PageHeader
        title={text.navigation.overview}
        actions={
          <Segmented
            label={text.overview.range}
            value={range}
            onChange={(next) => void navigate({ search: { range: next }, replace: true, resetScroll: false })}
            options={overviewRanges.map((value) => ({ value, label: text.overview.ranges[value] }))}
          />
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <GettingStarted />
        {figures.data ? (
          <>
            <FiguresTiles periods={periods} range={range} />
            <FiguresCharts periods={periods} />
            <ServiceState figures={figures.data} />
          </>
        ) : figures.error ? (
          <ErrorNotice error={figures.error} onRetry={() => void figures.refetch()} />
        ) : (
          <FiguresSkeleton />
        )}
      </div>
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
