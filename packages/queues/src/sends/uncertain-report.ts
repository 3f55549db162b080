import type { Log } from '@channel/core/mechanisms/log'
import type { UncertainSends } from '@channel/core/mechanisms/outbox'
import { settleWithinHours } from './uncertain-sends.ts'

const minutesPerHour = 60

export interface UncertainReportOptions {
  readonly log: Log
  /** How often to log while the number of messages stays the same. */
  readonly repeatMs: number
  /** Monotonic milliseconds. */
  readonly monotonicMs: () => number
}

/** Logs the number and age of uncertain messages: when the number changes, and periodically while there are any. */
export class UncertainReport {
  readonly #options: UncertainReportOptions
  #count = 0
  #loggedAt = Number.NEGATIVE_INFINITY

  constructor(options: UncertainReportOptions) {
    this.#options = options
  }

  update(uncertain: readonly UncertainSends[]): void {
    const { log, repeatMs, monotonicMs } = this.#options
    const count = uncertain.reduce((sum, { messages }) => sum + messages, 0)
    const isDue = count > 0 && monotonicMs() - this.#loggedAt >= repeatMs
    if (count === this.#count && !isDue) return
    this.#count = count
    this.#loggedAt = monotonicMs()
    if (count === 0) log.info('No messages are uncertain any more.')
    else log.warn({ count }, describe(count, uncertain))
  }
}

function describe(count: number, uncertain: readonly UncertainSends[]): string {
  const oldest = Math.max(...uncertain.map(({ oldest_age_seconds }) => oldest_age_seconds))
  const messages = count === 1 ? '1 message is' : `${count} messages are`
  const numbers = uncertain.length === 1 ? '1 number' : `${uncertain.length} numbers`
  return `${messages} uncertain, from ${numbers}, the oldest for ${duration(oldest)}: the provider may have them, but its response was lost. Each fails ${settleWithinHours} hours after that unless a status arrives. \`message uncertain\` of the command line shows the numbers.`
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'less than a minute'
  if (minutes < minutesPerHour) return `${minutes} min`
  return `${Math.floor(minutes / minutesPerHour)} h ${minutes % minutesPerHour} min`
}
