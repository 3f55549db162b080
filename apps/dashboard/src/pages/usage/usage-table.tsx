import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { optionsOf, Select } from '../../components/select.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { usageQuery } from './usage-query.ts'
import { type UsageRow, usageRows } from './usage-rows.ts'
import { type UsageGroup, type UsageSearch, usageGroups } from './usage-search.ts'

const { usage } = text
const exact = new Intl.NumberFormat()
const dayName = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

interface UsageTableProps {
  readonly days: readonly string[]
  readonly search: UsageSearch
  readonly onChange: (search: UsageSearch) => void
}

/** The messages of a range, or of one of its days, by the values of a field. */
export function UsageTable({ days, search, onChange }: UsageTableProps) {
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
