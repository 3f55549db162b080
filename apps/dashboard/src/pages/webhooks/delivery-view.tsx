import { CodeBlock } from '../../components/code-block.tsx'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { AttemptTimeline } from './attempt-timeline.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { NextAttempt } from './next-attempt.tsx'
import type { DeliveryDetails } from './webhook-types.ts'

const labels = webhooksText.delivery

interface DeliveryViewProps {
  readonly delivery: DeliveryDetails
  /** Opens another delivery. */
  readonly onOpen: (deliveryId: string) => void
}

/** A delivery with its attempts and its payload. */
export function DeliveryView({ delivery, onOpen }: DeliveryViewProps) {
  const { replayed_from, next_attempt_at, payload, payload_erased_at } = delivery
  const reason = delivery.dead_reason && deadReason(delivery.dead_reason)
  const original = replayed_from && (
    <button
      type="button"
      className="rounded-sm text-left font-mono text-sm break-all text-accent hover:underline"
      onClick={() => onOpen(replayed_from)}
    >
      {replayed_from}
    </button>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <DetailList
        items={[
          [text.common.status, <DeliveryStatus key="status" status={delivery.status} />],
          reason && [labels.deadReason, reason],
          [text.common.id, <CopyableId key="id" value={delivery.id} />],
          [labels.eventId, <CopyableId key="event" value={delivery.event_id} />],
          [text.common.created, <Timestamp key="created" value={delivery.created_at} form="seconds" />],
          next_attempt_at && [labels.next, <NextAttempt key="next" at={next_attempt_at} />],
          next_attempt_at === null && delivery.status === 'pending' && [labels.next, labels.blocked],
          original && [labels.replayOf, original],
          payload_erased_at && [labels.erasedAt, <Timestamp key="erased" value={payload_erased_at} />],
        ]}
      />
      <section className="grid grid-cols-1 gap-3">
        <h3 className="text-base font-semibold">{labels.attempts}</h3>
        <AttemptTimeline attempts={delivery.attempts} next={next_attempt_at} />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h3 className="text-base font-semibold">{labels.payload}</h3>
        {payload === null ? (
          <p className="text-quiet">{labels.erased}</p>
        ) : (
          <CodeBlock label={labels.payload} code={JSON.stringify(payload, undefined, 2)} />
        )}
      </section>
    </div>
  )
}

/** The set of reasons may grow. */
function deadReason(reason: string): string {
  const texts = labels.deadReasons
  return Object.hasOwn(texts, reason) ? texts[reason as keyof typeof texts] : texts.other
}
