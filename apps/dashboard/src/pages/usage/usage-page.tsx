import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, ReceiptText } from 'lucide-react'
import Papa from 'papaparse'
import { BarChart } from '../../components/bar-chart.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { notify } from '../../components/notify.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { optionsOf } from '../../components/select.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { text } from '../../messages/text.ts'
import { saveFile } from './save-file.ts'
import { usageBars, usageSeries } from './usage-bars.ts'
import { loadUsage, usageQuery } from './usage-query.ts'
import { daysOf, type UsageField, type UsageSearch, usageRanges } from './usage-search.ts'
import { UsageTable } from './usage-table.tsx'

const route = getRouteApi('/app/usage')
const { usage } = text

/** What the provider bills: a chart by day, and sums to export. */
export function UsagePage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const onChange = (next: UsageSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const days = daysOf(search)
  const query = useQuery(usageQuery(days, ['day', 'category', 'billable']))
  return (
    <>
      <PageHeader
        title={text.navigation.usage}
        description={usage.description}
        actions={
          <>
            <Segmented
              label={usage.range}
              value={search.range ?? '30d'}
              onChange={(range) => onChange({ by: search.by, range })}
              options={optionsOf(usageRanges, usage.ranges)}
            />
            <UsageExport days={days} />
          </>
        }
      />
      <Loaded query={query} loading={<Skeleton className="h-64 w-full rounded-xl" />}>
        {(rows) =>
          rows.length === 0 ? (
            <Card flush>
              <EmptyState icon={ReceiptText} title={usage.empty} hint={usage.emptyHint} />
            </Card>
          ) : (
            <div className="grid grid-cols-1 gap-5">
              <Card title={usage.chart.title} description={usage.chart.hint}>
                <BarChart
                  label={usage.chart.title}
                  series={usageSeries}
                  bars={usageBars(days, rows)}
                  onOpen={(index) => onChange({ ...search, day: days[index] })}
                />
              </Card>
              <UsageTable days={days} search={search} onChange={onChange} />
            </div>
          )
        }
      </Loaded>
    </>
  )
}

const fields: readonly UsageField[] = [
  'day',
  'phone_number_id',
  'customer_id',
  'category',
  'type',
  'country',
  'billable',
]

/** Saves the counts of a range, by every field. */
function UsageExport({ days }: { readonly days: readonly string[] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await loadUsage(days, fields, AbortSignal.timeout(10 * 60_000))
      const content = Papa.unparse(rows, { columns: [...fields, 'count'], escapeFormulae: true })
      saveFile(`usage-${days[0]}-${days.at(-1)}.csv`, content, 'text/csv')
    },
    onError: (error) =>
      notify({ title: text.usage.exportFailed, description: describeError(error).message, kind: 'bad' }),
  })
  return (
    <Button icon={Download} pending={isPending} onClick={() => mutate()}>
      {text.usage.export}
    </Button>
  )
}
