import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, ReceiptText, X } from 'lucide-react'
import Papa from 'papaparse'
import { queries } from '../../client.ts'
import { BarChart } from '../../components/bar-chart.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { notify } from '../../components/notify.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { optionsOf, Select } from '../../components/select.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { saveFile } from './save-file.ts'
import { usageBars, usageSeries } from './usage-bars.ts'
import { loadUsage, usageQuery } from './usage-query.ts'
import { type UsageRow, usageRows } from './usage-rows.ts'
import { daysOf, type UsageField, type UsageGroup, type UsageSearch, usageGroups, usageRanges } from './usage-search.ts'

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

const exact = new Intl.NumberFormat()
const dayName = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

interface UsageTableProps {
  readonly days: readonly string[]
  readonly search: UsageSearch
  readonly onChange: (search: UsageSearch) => void
}

/** The messages of a range, or of one of its days, by the values of a field. */
function UsageTable({ days, search, onChange }: UsageTableProps) {
  const { by = 'category', day } = search
  const shown = day !== undefined && days.includes(day) ? [day] : days
  const query = useQuery(usageQuery(shown, [by, 'billable']))
  const nameOf = useNames(by)
  const rows = usageRows(query.data ?? [], by)
  const columns: Column<UsageRow>[] = [
    { header: usage.groups[by], cell: ({ id }) => <span className="font-medium">{nameOf(id)}</span> },
    { header: usage.table.billed, align: 'right', cell: ({ billed }) => exact.format(billed) },
    { header: usage.table.free, align: 'right', cell: ({ free }) => exact.format(free) },
  ]
  return (
    <Card
      flush
      title={usage.table.title}
      description={shown === days ? usage.table.all : dayName.format(new Date(shown[0] ?? ''))}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {shown !== days && (
            <Button size="sm" icon={X} onClick={() => onChange({ ...search, day: undefined })}>
              {usage.table.all}
            </Button>
          )}
          <Select
            label={usage.by}
            value={by}
            onChange={(next) => onChange({ ...search, by: next })}
            options={optionsOf(usageGroups, usage.groups)}
            className="w-40"
          />
        </div>
      }
    >
      <DataTable
        label={usage.table.title}
        columns={columns}
        list={{ ...query, rows, data: query.data && rows, ...noMore }}
        empty={<p className="px-5 py-6 text-quiet">{text.common.none}</p>}
      />
    </Card>
  )
}

/** All rows were loaded. */
const noMore = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: () => {} }

const countries = new Intl.DisplayNames(undefined, { type: 'region' })

/** Names the values of a field. */
function useNames(by: UsageGroup): (value: string) => string {
  const { accounts } = useAccount()
  const { data } = useQuery({
    ...queries.customers.list.queryOptions({ limit: 100 }),
    staleTime: 60_000,
    enabled: by === 'customer_id',
  })
  const names: Readonly<Record<UsageGroup, (value: string) => string | undefined>> = {
    category: (value) => usage.categories[value],
    country: (value) => countries.of(value),
    phone_number_id(value) {
      const account = accounts.find(({ phone_number_id }) => phone_number_id === value)
      return account && [account.name, account.phone_number].filter(Boolean).join(' · ')
    },
    customer_id: (value) => data?.data.find(({ id }) => id === value)?.name,
  }
  return (value) => {
    if (value === '') return by === 'customer_id' ? usage.ownNumbers : usage.unknown
    return names[by](value) ?? value
  }
}
