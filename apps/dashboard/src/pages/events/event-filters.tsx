import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { NumberFilter } from '../../components/number-filter.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { text } from '../../messages/text.ts'
import { eventTypes } from '../webhooks/event-types.ts'
import { type EventSearch, isFiltered, ranges } from './event-search.ts'

const { filters } = text.events

export function EventFilters(props: FilterProps<EventSearch>) {
  const { search, onChange } = props
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
      <NumberFilter {...props} />
      <TimeFilter {...props} ranges={ranges} />
    </FilterBar>
  )
}
