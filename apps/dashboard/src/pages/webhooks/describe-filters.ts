import { formatTime } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import type { DeliverySearch } from './delivery-search.ts'

const { filters, statuses } = webhooksText.deliveries
const { times } = text

/** The filters in words, with their names. */
export function describeFilters({ status, event_type, range, from, to }: DeliverySearch) {
  const words = [
    from && `${times.from} ${formatTime(from)}`,
    to && `${times.to} ${formatTime(to)}`,
    !from && range && times.ranges[range],
  ].filter(Boolean)
  return [
    ...(status ? [[text.common.status, statuses[status]] as const] : []),
    ...(event_type ? [[filters.event, event_type] as const] : []),
    ...(words.length > 0 ? [[times.range, words.join(', ')] as const] : []),
  ]
}
