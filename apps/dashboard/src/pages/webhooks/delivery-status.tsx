import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { DeliveryStatus as Status } from './webhook-types.ts'

const tones: Readonly<Record<Status, Tone>> = { pending: 'info', succeeded: 'good', failed: 'warn', dead: 'bad' }

/** The state of a delivery. */
export function DeliveryStatus({ status }: { readonly status: Status }) {
  return <StatusBadge tone={tones[status]} label={text.webhooks.deliveries.statuses[status]} />
}
