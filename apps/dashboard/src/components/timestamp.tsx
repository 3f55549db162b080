import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

const formats = {
  full: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
  seconds: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' }),
  date: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
  /** It has no year, for a log of the last weeks. */
  log: new Intl.DateTimeFormat(undefined, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }),
  time: new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }),
}
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' })
const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
] as const

type TimestampForm = keyof typeof formats | 'relative'

export interface TimestampProps {
  /** The timestamp as the API sends it. */
  readonly value: string | Date
  readonly form?: TimestampForm | undefined
  readonly className?: string
}

/** A time in the reader's time zone; the same in UTC on hover and on focus. */
export function Timestamp({ value, form = 'full', className }: TimestampProps) {
  const date = new Date(value)
  const utc = utcOf(date)
  return (
    <Tooltip label={form === 'relative' ? `${formats.seconds.format(date)} (${utc})` : utc}>
      <time
        dateTime={date.toISOString()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: UTC must be reachable by keyboard
        tabIndex={0}
        className={classNames('rounded-sm whitespace-nowrap', className)}
      >
        {formatTime(date, form)}
      </time>
    </Tooltip>
  )
}

/** The text of a time in UTC. */
export function utcOf(date: Date): string {
  return `${date.toISOString().replace('T', ' ').slice(0, 19)} UTC`
}

/** The text of a time in the reader's time zone. */
export function formatTime(value: string | Date, form: TimestampForm = 'full', now = Date.now()): string {
  const date = new Date(value)
  if (form !== 'relative') return formats[form].format(date)
  let amount = (date.getTime() - now) / 1000
  for (const [unit, next] of steps) {
    if (Math.abs(amount) < next) return relative.format(Math.round(amount), unit)
    amount /= next
  }
  return formats.date.format(date)
}
