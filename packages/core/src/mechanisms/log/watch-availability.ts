import type { Availability } from '@channel/db'
import { count } from '@channel/metrics'
import type { Log } from './log.ts'
import { Outage } from './outage.ts'

/** Logs when the database of the process becomes unavailable, and when it is available again. */
export function watchDatabase(log: Log): Availability {
  const outage = new Outage({
    log,
    part: 'database',
    begins: 'The database is unavailable; what needs it is retried.',
    ends: 'The database is available again.',
  })
  return {
    // Waiting does not help against a pooler that cannot be used.
    failed: ({ problem, message }) =>
      outage.failed(problem, { reason: message }, problem === 'misconfigured' ? 'error' : 'warn'),
    succeeded: () => outage.succeeded(),
  }
}

/**
 * Counts uses of the store of message files. Logs when they cannot be stored or read, and when they can again.
 *
 * @param works whether a file can be stored, read and removed now
 */
export function watchMediaStore(log: Log, works: () => Promise<boolean>) {
  const outage = new Outage({
    log,
    part: 'media-store',
    begins: 'Message files cannot be stored or read; what needs them is retried.',
    ends: 'Message files can be stored and read again.',
    probe: { works },
  })
  return {
    failed({ name, message }: Error) {
      count('channel.media_store.uses', { outcome: 'failed' })
      outage.failed(name, { reason: `${name}: ${message}` })
    },
    succeeded() {
      count('channel.media_store.uses', { outcome: 'succeeded' })
      outage.succeeded()
    },
  }
}

/** Logs when metrics or traces cannot be sent, and when they can again. They are lost meanwhile; nothing else is affected. */
export function watchReceiver(log: Log, part: 'metrics' | 'traces') {
  const outage = new Outage({
    log,
    part,
    begins: `The receiver of OpenTelemetry accepts no ${part}; they are lost.`,
    ends: `The receiver of OpenTelemetry accepts ${part} again.`,
  })
  return {
    failed: ({ message }: Error) => outage.failed('unavailable', { reason: message }),
    succeeded: () => outage.succeeded(),
  }
}
