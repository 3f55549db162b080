import type { DatabaseUnavailable } from '@channel/db'
import { maxQueueAges, maxRetentionLag } from '@channel/metrics/limits'
import type { Dependency } from './check-dependencies.ts'
import type { Status } from './read-status.ts'

/** What needs a person. */
export interface Problem {
  readonly code: string
  /** One line: what is wrong, and what to do. */
  readonly detail: string
  /** Since when; null if it is not known. */
  readonly since: string | null
}

/** Without the database, nothing else is known but what this machine can use. @param since as a process says, if one responds */
export function findProblemsWithoutDatabase(
  { message }: DatabaseUnavailable,
  since: string | null,
  dependencies: readonly Dependency[],
): Problem[] {
  const detail = `PostgreSQL is unavailable, and all processes wait for it (${message}): start it, fail over, or correct DATABASE_URL`
  return [problem('database_failed', detail, since), ...problemsOfDependencies(dependencies)]
}

/** Finds what needs a person; nothing if the service works. The limits are those of the alerts. */
export function findProblems(status: Status, now = Date.now()): Problem[] {
  const ago = (seconds: number) => new Date(now - seconds * 1_000).toISOString()
  return [
    ...problemsOfProcesses(status),
    ...problemsOfDependencies(status.dependencies),
    ...status.queues
      .map((each) => ({ ...each, late: each.oldest_age - (maxQueueAges[each.queue] ?? Number.POSITIVE_INFINITY) }))
      .filter(({ late }) => late > 0)
      .map(({ queue, oldest_age, late }) =>
        problem(
          'queue_late',
          `the oldest item of ${queue} is ${oldest_age} s old: ${adviceOnQueue[queue] ?? busy}`,
          ago(late),
        ),
      ),
    ...status.retention
      .filter(({ lag }) => lag > maxRetentionLag)
      .map(({ kind, lag }) =>
        problem(
          'retention_late',
          `expired ${kind} are ${lag} s late: look at the jobs in the worker's log`,
          ago(lag - maxRetentionLag),
        ),
      ),
    ...status.subscriptions.need_a_person.map(({ organization_id, id, disabled_reason, since }) =>
      disabled_reason === null
        ? problem(
            'subscription_failing',
            `${id} of ${organization_id} fails, because its receiver accepts nothing: tell the organization`,
            since,
          )
        : problem(
            'subscription_disabled',
            `${id} of ${organization_id} was disabled by the service (${disabled_reason}): tell the organization`,
            since,
          ),
    ),
    ...problemsOfRestore(status),
  ]
}

/**
 * Those of another cell. Processes and dependencies are the same for all, so what main has told is left out.
 *
 * @param status an error if it could not be read
 */
export function findProblemsOfCell(cell: string, status: Status | Error, ofMain: readonly Problem[]): Problem[] {
  if (status instanceof Error)
    return [
      problem('cell_failed', `the cell ${cell} cannot be used (${status.message}): run \`channel migrate\``, null),
    ]
  const isNew = ({ code }: Problem) =>
    code !== 'silent_process' && !(code.startsWith('no_') && ofMain.some((each) => each.code === code))
  return findProblems({ ...status, dependencies: [] })
    .filter(isNew)
    .map((found) => ({ ...found, detail: `In the cell ${cell}: ${found.detail}` }))
}

const busy = "look at the worker's log, or run more workers"
const retried = 'look at the subscriptions that fail, or run more workers'
const adviceOnQueue: Readonly<Record<string, string>> = {
  uncertain_sends: 'see that webhooks of the provider arrive, which say whether they were sent',
  deliveries_retry: retried,
  deliveries_replay: retried,
  media: "see that the provider and the media store can be used, and look at the worker's log",
}

const kinds = ['api', 'worker'] as const

function problemsOfProcesses({ processes, last_seen }: Status): Problem[] {
  const isMissing = (kind: string) =>
    !processes.some((each) => each.kind === kind && (each.state === 'live' || each.state === 'unknown'))
  const missing = kinds.filter(isMissing)
  return [
    ...missing.map((kind) => {
      const since = last_seen.find((each) => each.kind === kind)?.seen_at ?? null
      return problem(`no_${kind}`, `no ${kind} gives a sign of life: start one, or look at its log`, since)
    }),
    ...processes
      .filter(({ state }) => state === 'silent')
      .map(({ kind, host, pid, seen_at }) =>
        problem(
          'silent_process',
          `${kind} ${pid} on ${host} has not ended, but gives no sign of life (it was killed, hangs, or cannot reach the database): end it and start another one`,
          seen_at,
        ),
      ),
  ]
}

const advice: Readonly<Record<Dependency['name'], string>> = {
  provider: 'look at its status page, or mend name servers and firewall; what was certainly not sent is retried',
  media_store: 'mend credentials, network or quota of the bucket, or free space in the directory',
  redis: 'mend it; meanwhile each API counts rate limits by itself',
}

function problemsOfDependencies(dependencies: readonly Dependency[]): Problem[] {
  return dependencies
    .filter(({ state }) => state === 'failed')
    .map(({ name, reason, since = null }) =>
      problem(`${name}_failed`, `${name} cannot be used (${reason}): ${advice[name]}`, since),
    )
}

function problemsOfRestore({ processes, restore: { is_confirmed, held, since } }: Status): Problem[] {
  if (held > 0)
    return [
      problem('restore', `work of ${held} organizations is held after a restore: run \`channel restore check\``, since),
    ]
  const hasWorker = processes.some(({ live, kind }) => live && kind === 'worker')
  if (is_confirmed || !hasWorker) return []
  return [
    problem('restore', 'nothing is sent, because the restore marker was not compared: check the media store', since),
  ]
}

function problem(code: string, detail: string, since: string | null): Problem {
  return { code, detail, since }
}
