import { declaredOperations } from '../target/declared-operations.ts'
import { causesOf, nameOfScenario, scenariosOf, shorten } from './causes.ts'
import { declaredStatuses, statusTotals } from './coverage.ts'
import { countOf, requestCount, type TargetReport } from './target-report.ts'

const maxListed = 20

/** The results of one target, for a terminal. */
export function summarize(report: TargetReport): string {
  const { target, results, leftovers, durationMs, wasStopped } = report
  const { covered, declared } = statusTotals(report)
  const counts = (['passed', 'failed', 'skipped'] as const).map((outcome) => `${countOf(report, outcome)} ${outcome}`)
  const lines = [
    `${target}: ${counts.join(', ')}${wasStopped ? ' before it was stopped' : ''}. ${requestCount(report)} requests in ${(durationMs / 1000).toFixed(1)} s.`,
    `  ${covered} of ${declared} declared statuses of ${declaredOperations.length} operations were received.`,
  ]
  const causes = causesOf(results)
  if (causes.length > 0) lines.push(`  The failures have ${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}:`)
  for (const cause of causes.slice(0, maxListed)) {
    const names = [...scenariosOf(cause)].map(nameOfScenario)
    lines.push(`    ${cause.location}: expected ${cause.expected}, in ${names.length}: ${shorten(names)}`)
  }
  const skipped = Map.groupBy(
    results.filter(({ outcome }) => outcome === 'skipped'),
    ({ reason }) => reason,
  )
  for (const [reason, each] of skipped) lines.push(`  ${each.length} skipped: ${reason}.`)
  if (results.length > 100) lines.push(...describeUncovered(report))
  if (leftovers.length > 0) {
    lines.push(`  The API cannot delete these ${leftovers.length} objects:`)
    lines.push(...leftovers.slice(0, maxListed).map((path) => `    ${path}`))
    if (leftovers.length > maxListed) lines.push(`    and ${leftovers.length - maxListed} more, see the report`)
  }
  return lines.join('\n')
}

/** The statuses that were not received, by reason. */
function describeUncovered(report: TargetReport): string[] {
  const groups = Map.groupBy(
    declaredStatuses(report).filter(({ outcome }) => outcome === 'uncovered'),
    ({ status, reason }) => `${status}: ${reason}`,
  )
  return [...groups].map(
    ([reason, { length }]) => `  ${length} ${length === 1 ? 'operation' : 'operations'} did not return ${reason}.`,
  )
}
