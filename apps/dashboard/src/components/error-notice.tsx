import { ChannelConnectionError, ChannelResponseError, ChannelTimeoutError, isChannelError } from '@channel/client'
import { CircleAlert } from 'lucide-react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

interface ErrorNoticeProps {
  readonly error: unknown
  /** Says what could not be done; default a general text. */
  readonly title?: string
  readonly onRetry?: () => void
}

/** An error beside its cause: what happened, the request id to quote, and a way on. */
export function ErrorNotice({ error, title, onRetry }: ErrorNoticeProps) {
  const { message, requestId } = describeError(error)
  return (
    <div role="alert" className="flex gap-2.5 rounded-lg border border-bad/30 bg-bad-ground p-3 text-base">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="grid grid-cols-1 min-w-0 grow gap-1">
        {title && <p className="font-medium">{title}</p>}
        <p className={title ? 'text-quiet' : undefined}>{message}</p>
        {requestId && (
          <p className="flex flex-wrap items-center gap-1 text-sm text-quiet">
            {text.common.requestId} <code className="font-mono text-xs">{requestId}</code>
            <CopyButton value={requestId} className="size-6" />
          </p>
        )}
        {onRetry && (
          <div className="mt-1">
            <Button size="sm" onClick={onRetry}>
              {text.common.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** An error in words. A message of the service names the field and what to do, so it is shown as it is. */
export function describeError(error: unknown): { message: string; requestId?: string | undefined } {
  if (isChannelError(error)) {
    const wait = error.retryAfter === undefined ? '' : ` ${text.errors.retryIn(error.retryAfter)}`
    return { message: `${withoutBackticks(error.message)}${wait}`, requestId: error.requestId }
  }
  if (error instanceof ChannelTimeoutError) return { message: text.errors.timeout }
  if (error instanceof ChannelConnectionError) return { message: text.errors.connection }
  if (error instanceof ChannelResponseError) return { message: text.errors.unexpected, requestId: error.requestId }
  return { message: text.errors.title }
}

/** The message for one field of a form, if the error is about it. */
export function fieldError(error: unknown, param: string): string | undefined {
  return isChannelError(error) && error.param === param ? besideField(error.message, param) : undefined
}

/** The name of the field in the API is left out beside the field, which has a label. */
function besideField(message: string, param: string): string {
  const name = `\`${param}\` `
  const short = message.startsWith(name) ? `${text.errors.thisField} ${message.slice(name.length)}` : message
  return withoutBackticks(short)
}

/** The service writes names as Markdown; the page shows plain text. */
function withoutBackticks(message: string): string {
  return message.replaceAll('`', '')
}

/** The field that an error of the service names. */
export function errorParam(error: unknown): string | undefined {
  return isChannelError(error) ? (error.param ?? undefined) : undefined
}

/** The code of an error of the service, such as `invalid_credentials`. */
export function errorCode(error: unknown): string | undefined {
  return isChannelError(error) ? error.code : undefined
}
