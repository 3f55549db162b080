import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { type AccountsSearch, accountStatuses, isFiltered } from './accounts-search.ts'

interface AccountFiltersProps {
  readonly search: AccountsSearch
  readonly onChange: (search: AccountsSearch) => void
}

/** The filters of the list. Each change is in the URL, so that it can be shared. */
export function AccountFilters({ search, onChange }: AccountFiltersProps) {
  const { filters, statuses } = text.accounts
  const customers = useCustomerNames(search.customer_id)
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <Select
        label={filters.status}
        value={search.status ?? ''}
        onChange={(value) => onChange({ ...search, status: value || undefined })}
        options={[
          { value: '', label: filters.anyStatus },
          ...accountStatuses.map((value) => ({ value, label: statuses[value] })),
        ]}
        className="max-w-48 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      {customers.length > 0 && (
        <Select
          label={filters.customer}
          value={search.customer_id ?? ''}
          onChange={(value) => onChange({ ...search, customer_id: value || undefined })}
          options={[{ value: '', label: filters.anyCustomer }, ...customers]}
          className="max-w-60 max-sm:max-w-[calc(50%-0.25rem)]"
        />
      )}
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
    </search>
  )
}

/** The newest hundred customers, and the one of the filter. */
function useCustomerNames(chosen: string | undefined) {
  const { data } = useQuery({ ...queries.customers.list.queryOptions({ limit: 100 }), staleTime: 60_000 })
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = chosen === undefined || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, { value: chosen, label: chosen }]
}
