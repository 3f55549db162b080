import { classNames } from '../../components/class-names.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { HttpStatus } from '../api-log/http-status.tsx'
import { DeliveryStatus, NextAttempt } from './delivery-status.tsx'
import type { Attempt, DeliveryDetails } from './webhook-types.ts'

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

interface AttemptTimelineProps {
  readonly attempts: readonly Attempt[]
  /** When the next attempt is due. */
  readonly next: string | null
}

/** The attempts of a delivery, oldest first, and when the next one is due. */
function AttemptTimeline({ attempts, next }: AttemptTimelineProps) {
  if (attempts.length === 0 && next === null) return <p className="text-quiet">{labels.noAttempts}</p>
  return (
    <ol className="grid grid-cols-1 border-l border-line-strong pl-5">
      {attempts.map((attempt) => (
        <li key={attempt.number} className="relative grid grid-cols-1 gap-1.5 pb-4 last:pb-0">
          <Dot className={isSuccess(attempt) ? 'bg-good' : 'bg-bad'} />
          <AttemptView attempt={attempt} />
        </li>
      ))}
      {next !== null && (
        <li className="relative text-quiet">
          <Dot className="border border-line-strong bg-raised" />
          {labels.next}: <NextAttempt at={next} />
        </li>
      )}
    </ol>
  )
}

function AttemptView({ attempt }: { readonly attempt: Attempt }) {
  const { number, started_at, duration_ms, response_status, error, response_body_snippet } = attempt
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{labels.attempt(number)}</span>
        {response_status !== null && <HttpStatus status={response_status} />}
        <Timestamp value={started_at} form="seconds" className="text-sm text-quiet" />
        <span className="text-sm text-quiet">{labels.duration(duration_ms)}</span>
      </p>
      {error && (
        <p className="text-bad">
          {labels.errors[error] ?? error} <code className="font-mono text-xs text-quiet">{error}</code>
        </p>
      )}
      {response_body_snippet ? (
        <CodeBlock label={`${labels.response}, ${labels.attempt(number)}`} code={response_body_snippet} />
      ) : (
        response_status !== null && <p className="text-sm text-quiet">{labels.noResponseText}</p>
      )}
    </>
  )
}

function Dot({ className }: { readonly className: string }) {
  return <span aria-hidden className={classNames('absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full', className)} />
}

function isSuccess({ response_status }: Attempt): boolean {
  return response_status !== null && response_status >= 200 && response_status < 300
}
