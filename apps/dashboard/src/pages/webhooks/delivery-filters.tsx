import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { optionsOf } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { type DeliverySearch, isFiltered, ranges, statuses } from './delivery-search.ts'
import { eventTypes } from './event-types.ts'

const labels = webhooksText.deliveries

export function DeliveryFilters({ search, onChange }: FilterProps<DeliverySearch>) {
  const { filters } = labels
  return (
    <FilterBar inCard isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <FilterSelect
        {...{ search, onChange }}
        name="status"
        label={text.common.status}
        any={text.common.anyStatus}
        options={optionsOf(statuses, labels.statuses)}
        className="max-w-40"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="event_type"
        label={filters.event}
        any={filters.anyEvent}
        options={eventTypes.map((value) => ({ value, label: value }))}
        className="max-w-56"
      />
      <TimeFilter {...{ search, onChange }} ranges={ranges} />
    </FilterBar>
  )
}
