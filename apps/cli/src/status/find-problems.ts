import type { Status } from './read-status.ts'

/** What needs a person. */
export interface Problem {
  readonly code: string
  /** One line: what is wrong, and what to look at. */
  readonly detail: string
}

const minute = 60
const hour = 60 * minute

/** How old the oldest item may be, in seconds. Retries and replays may wait for a receiver that does not respond. */
const maxAge: Readonly<Record<string, number>> = {
  inbox: 5 * minute,
  sends: 5 * minute,
  deliveries_first: 5 * minute,
  uncertain_sends: hour,
  media: hour,
  jobs: hour,
}
/** Removal begins within an hour, and takes time. */
const maxLag = 24 * hour

/** Finds what needs a person; nothing if the service works. */
export function findProblems({ queues, processes, dependencies, retention, restore }: Status): Problem[] {
  const missing = (['api', 'worker'] as const).filter(
    (kind) => !processes.some((each) => each.live && each.kind === kind),
  )
  const { is_confirmed, held } = restore
  return [
    ...missing.map((kind) => ({
      code: `no_${kind}`,
      detail: `no ${kind} was seen in the last 30 s: start one, or look at its log`,
    })),
    ...processes
      .filter(({ live }) => !live)
      .map(({ kind, host, pid, seen_at }) => ({
        code: 'silent_process',
        detail: `${kind} ${pid} on ${host} was last seen at ${seen_at} and has not ended: it was killed, hangs, or cannot reach the database`,
      })),
    ...dependencies
      .filter(({ state }) => state === 'failed')
      .map(({ name, reason }) => ({ code: `${name}_failed`, detail: `${name} cannot be used from here: ${reason}` })),
    ...queues
      .filter(({ queue, oldest_age }) => oldest_age > (maxAge[queue] ?? Number.POSITIVE_INFINITY))
      .map(({ queue, oldest_age }) => ({
        code: 'queue_late',
        detail: `the oldest item of ${queue} is ${oldest_age} s old: look at the worker's log, or run more workers`,
      })),
    ...retention
      .filter(({ lag }) => lag > maxLag)
      .map(({ kind, lag }) => ({
        code: 'retention_late',
        detail: `expired ${kind} are ${lag} s late: look at the jobs in the worker's log`,
      })),
    ...(held > 0
      ? [
          {
            code: 'restore',
            detail: `work of ${held} organizations is held after a restore: run \`channel restore check\``,
          },
        ]
      : !is_confirmed && !missing.includes('worker')
        ? [
            {
              code: 'restore',
              detail: 'nothing is sent, because the restore marker was not compared: check the media store',
            },
          ]
        : []),
  ]
}
