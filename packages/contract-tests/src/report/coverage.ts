import type { OperationId } from '@channel/contract/routes'
import type { ScenarioResult } from '../run/run-scenario.ts'
import { declaredOperations } from '../target/declared-operations.ts'
import { reasonForCode, reasonForStatus } from './reasons.ts'
import type { TargetReport } from './target-report.ts'

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
  return { outcome: 'uncovered', responses: 0, codes, reason: skipped?.reason ?? reasonForStatus(status) }
}

/** The coverage of an error code by any operation. */
export function coverageOfCode({ results }: TargetReport, code: string): Coverage & { operations: string[] } {
  const received = results.flatMap((each) => each.exchanges).filter((each) => each.code === code)
  const operations = [...new Set(received.map(({ operation, method, path }) => operation ?? `${method} ${path}`))]
  const base = { responses: received.length, codes: [code], operations }
  const about = results.filter(({ scenario }) => scenario.code === code)
  if (about.some(({ outcome }) => outcome === 'failed')) return { ...base, outcome: 'failed' }
  if (received.length > 0) return { ...base, outcome: 'passed' }
  const reason = about.find(({ outcome }) => outcome === 'skipped')?.reason ?? reasonForCode(code)
  return { ...base, outcome: 'uncovered', reason }
}

/** The declared statuses of all operations that were received, and their number. */
export function statusTotals(report: TargetReport): { covered: number; declared: number } {
  const outcomes = declaredOperations.flatMap(({ id, statuses }) =>
    statuses.map((status) => coverageOfStatus(report, id, status).outcome),
  )
  return { covered: outcomes.filter((outcome) => outcome !== 'uncovered').length, declared: outcomes.length }
}
