import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import type { DeliveryStatus as Status } from './webhook-types.ts'

const tones: Readonly<Record<Status, Tone>> = { pending: 'info', succeeded: 'good', failed: 'warn', dead: 'bad' }

/** The state of a delivery. */
export function DeliveryStatus({ status }: { readonly status: Status }) {
  return <StatusBadge tone={tones[status]} label={webhooksText.deliveries.statuses[status]} />
}
