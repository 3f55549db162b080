import { X } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { TextInput } from '../../components/field.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { type DeliverySearch, isFiltered, type Range, ranges, statuses } from './delivery-search.ts'
import { eventTypes } from './event-groups.ts'
import { fromLocal, toLocal } from './local-time.ts'
import type { DeliveryStatus, EventType } from './webhook-types.ts'

interface DeliveryFiltersProps {
  readonly search: DeliverySearch
  readonly onChange: (search: DeliverySearch) => void
}

const labels = text.webhooks.deliveries

/** The filters of the deliveries. Each change is in the URL, so that it can be shared. */
export function DeliveryFilters({ search, onChange }: DeliveryFiltersProps) {
  const { filters } = labels
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
      <TimeFilter search={search} onChange={onChange} />
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
    </search>
  )
}

const dayMs = 86_400_000

function TimeFilter({ search, onChange }: DeliveryFiltersProps) {
  const { filters } = labels
  const { from, to, range, ...others } = search
  const isCustom = from !== undefined || to !== undefined
  const choose = (value: Range | '' | 'custom') => {
    if (value === 'custom') onChange({ ...others, from: from ?? new Date(Date.now() - dayMs).toISOString(), to })
    else onChange({ ...others, range: value || undefined })
  }
  const bound = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="datetime-local"
      aria-label={label}
      title={label}
      value={toLocal(search[name])}
      onChange={(event) => onChange({ ...others, from, to, [name]: fromLocal(event.target.value) })}
      className="max-w-52 max-sm:max-w-[calc(50%-0.25rem)]"
    />
  )
  return (
    <>
      <Select<Range | '' | 'custom'>
        label={filters.range}
        value={isCustom ? 'custom' : (range ?? '')}
        onChange={choose}
        options={[
          { value: '', label: filters.anyTime },
          ...ranges.map((value) => ({ value, label: labels.ranges[value] })),
          { value: 'custom', label: filters.custom },
        ]}
        className="max-w-40 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      {isCustom && bound('from', filters.from)}
      {isCustom && bound('to', filters.to)}
    </>
  )
}
