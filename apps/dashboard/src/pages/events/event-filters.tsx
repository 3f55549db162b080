import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { eventTypes } from '../webhooks/event-types.ts'
import { type EventSearch, isFiltered, ranges } from './event-search.ts'

const { filters } = text.events

export function EventFilters(props: FilterProps<EventSearch>) {
  const { search, onChange } = props
  const { accounts } = useAccount()
  const numbers = accounts.map(({ phone_number_id, phone_number, name }) => ({
    value: phone_number_id,
    label: [name, phone_number].filter(Boolean).join(' · ') || phone_number_id,
  }))
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <SearchField
        value={search.object_id ?? ''}
        onChange={(object_id) => onChange({ ...search, object_id: object_id || undefined })}
        label={filters.resource}
        placeholder={filters.resourceHint}
        tooShort=""
        className="min-w-56 grow basis-56 sm:max-w-sm"
      />
      <FilterSelect
        {...props}
        name="type"
        label={filters.type}
        any={filters.anyType}
        options={eventTypes.map((value) => ({ value, label: value }))}
        className="max-w-56"
      />
      {numbers.length > 1 && (
        <FilterSelect
          {...props}
          name="phone_number_id"
          label={filters.number}
          any={filters.anyNumber}
          options={numbers}
          className="max-w-56"
        />
      )}
      <TimeFilter {...props} ranges={ranges} />
    </FilterBar>
  )
}
