import { classNames } from '../../components/class-names.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { HttpStatus } from '../api-log/http-status.tsx'
import { NextAttempt } from './next-attempt.tsx'
import type { Attempt } from './webhook-types.ts'

const labels = webhooksText.delivery

interface AttemptTimelineProps {
  readonly attempts: readonly Attempt[]
  /** When the next attempt is due. */
  readonly next: string | null
}

/** The attempts of a delivery, oldest first, and when the next one is due. */
export function AttemptTimeline({ attempts, next }: AttemptTimelineProps) {
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
