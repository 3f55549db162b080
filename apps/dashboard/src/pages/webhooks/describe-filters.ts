import { formatTime } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import type { DeliverySearch } from './delivery-search.ts'

const { filters, statuses, ranges } = text.webhooks.deliveries

/** The filters in words, with their names. */
export function describeFilters({ status, event_type, range, from, to }: DeliverySearch) {
  const times = [
    from && `${filters.from} ${formatTime(from)}`,
    to && `${filters.to} ${formatTime(to)}`,
    !from && range && ranges[range],
  ].filter(Boolean)
  return [
    ...(status ? [[filters.status, statuses[status]] as const] : []),
    ...(event_type ? [[filters.event, event_type] as const] : []),
    ...(times.length > 0 ? [[filters.range, times.join(', ')] as const] : []),
  ]
}
