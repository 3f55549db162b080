import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { optionsOf, withChosen } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { type AccountsSearch, accountStatuses, isFiltered } from './accounts-search.ts'

const { filters, statuses } = text.accounts

export function AccountFilters({ search, onChange }: FilterProps<AccountsSearch>) {
  const customers = useCustomerNames(search.customer_id)
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <FilterSelect
        {...{ search, onChange }}
        name="status"
        label={text.common.status}
        any={text.common.anyStatus}
        options={optionsOf(accountStatuses, statuses)}
        className="max-w-48"
      />
      {customers.length > 0 && (
        <FilterSelect
          {...{ search, onChange }}
          name="customer_id"
          label={text.common.customer}
          any={filters.anyCustomer}
          options={customers}
          className="max-w-60"
        />
      )}
    </FilterBar>
  )
}

/** The newest hundred customers, and the one of the filter. */
function useCustomerNames(chosen: string | undefined) {
  const { data } = useQuery({ ...queries.customers.list.queryOptions({ limit: 100 }), staleTime: 60_000 })
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return withChosen(options, chosen)
}
