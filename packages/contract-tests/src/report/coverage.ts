import type { OperationId } from '@channel/contract/routes'
import type { ScenarioResult } from '../run/run-scenario.ts'
import { declaredOperations } from '../target/declared-operations.ts'
import type { TargetReport } from './target-report.ts'

/** Why a status or a code that no scenario is about was not received. */
const reasons: Readonly<Record<string, string>> = {
  403: 'needs an organization with another plan, which one scenario has',
  409: 'needs the same request in progress, or a certain state of the resource; other scenarios show both',
  429: 'would use up the budget of the organization',
  500: 'an unexpected error cannot be caused from outside',
  internal_error: 'an unexpected error cannot be caused from outside',
  rate_limit_exceeded: 'would use up the budget of the organization',
}
const reasonFor = (subject: number | string) => reasons[subject] ?? 'no scenario'

/** Whether a declared status or an error code was received from a target. */
export interface Coverage {
  readonly outcome: 'passed' | 'failed' | 'uncovered'
  /** The number of responses. */
  readonly responses: number
  /** The error codes of those responses. */
  readonly codes: readonly string[]
  /** Why it is not covered. */
  readonly reason?: string
}

/** The coverage of a status that an operation declares. */
export function coverageOfStatus({ results }: TargetReport, operation: OperationId, status: number): Coverage {
  const isAbout = ({ scenario }: ScenarioResult) => scenario.operation === operation && scenario.status === status
  const exchanges = results.flatMap((each) => each.exchanges)
  const received = exchanges.filter((each) => each.operation === operation && each.status === status)
  const codes = [...new Set(received.flatMap(({ code }) => code ?? []))].sort()
  const failed = results.some(
    (result) =>
      (result.outcome === 'failed' && isAbout(result)) ||
      result.failures.some(({ exchange }) => exchange?.operation === operation && exchange.status === status),
  )
  if (failed) return { outcome: 'failed', responses: received.length, codes }
  if (received.length > 0) return { outcome: 'passed', responses: received.length, codes }
  const skipped = results.find((result) => result.outcome === 'skipped' && isAbout(result))
  return { outcome: 'uncovered', responses: 0, codes, reason: skipped?.reason ?? reasonFor(status) }
}

/** The coverage of an error code by any operation. */
export function coverageOfCode({ results }: TargetReport, code: string): Coverage & { operations: string[] } {
  const received = results.flatMap((each) => each.exchanges).filter((each) => each.code === code)
  const operations = [...new Set(received.map(({ operation, method, path }) => operation ?? `${method} ${path}`))]
  const base = { responses: received.length, codes: [code], operations }
  const about = results.filter(({ scenario }) => scenario.code === code)
  if (about.some(({ outcome }) => outcome === 'failed')) return { ...base, outcome: 'failed' }
  if (received.length > 0) return { ...base, outcome: 'passed' }
  const reason = about.find(({ outcome }) => outcome === 'skipped')?.reason ?? reasonFor(code)
  return { ...base, outcome: 'uncovered', reason }
}

/** Every status that an operation declares, with its coverage. */
export function declaredStatuses(report: TargetReport) {
  return declaredOperations.flatMap(({ id, statuses }) =>
    statuses.map((status) => ({ id, status, ...coverageOfStatus(report, id, status) })),
  )
}

/** The number of declared statuses of all operations, and of those that were received. */
export function statusTotals(report: TargetReport): { covered: number; declared: number } {
  const all = declaredStatuses(report)
  return { covered: all.filter(({ outcome }) => outcome !== 'uncovered').length, declared: all.length }
}
