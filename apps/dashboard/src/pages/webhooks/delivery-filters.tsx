import { X } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Select } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { text } from '../../messages/text.ts'
import { type DeliverySearch, isFiltered, ranges, statuses } from './delivery-search.ts'
import { eventTypes } from './event-groups.ts'
import type { DeliveryStatus, EventType } from './webhook-types.ts'

interface DeliveryFiltersProps {
  readonly search: DeliverySearch
  readonly onChange: (search: DeliverySearch) => void
}

const labels = text.webhooks.deliveries

/** The filters of the deliveries. Each change is in the URL, so that it can be shared. */
export function DeliveryFilters({ search, onChange }: DeliveryFiltersProps) {
  const { filters } = labels
  const { range, from, to, ...others } = search
  return (
    <search className="flex flex-wrap items-center gap-2 px-5 pb-3">
      <Select<DeliveryStatus | ''>
        label={filters.status}
        value={search.status ?? ''}
        onChange={(status) => onChange({ ...search, status: status || undefined })}
        options={[
          { value: '', label: filters.anyStatus },
          ...statuses.map((value) => ({ value, label: labels.statuses[value] })),
        ]}
        className="max-w-40 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      <Select<EventType | ''>
        label={filters.event}
        value={search.event_type ?? ''}
        onChange={(type) => onChange({ ...search, event_type: type || undefined })}
        options={[{ value: '', label: filters.anyEvent }, ...eventTypes.map((value) => ({ value, label: value }))]}
        className="max-w-56 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      <TimeFilter
        value={{ range, from, to }}
        ranges={ranges}
        rangeNames={labels.ranges}
        labels={filters}
        onChange={(times) => onChange({ ...others, ...times })}
      />
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
    </search>
  )
}
