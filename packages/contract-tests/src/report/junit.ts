import type { Failure, ScenarioResult } from '../run/run-scenario.ts'
import type { TargetReport } from './target-report.ts'
import { countOf } from './target-report.ts'

/** The results as JUnit XML, with a suite for each target. */
export function renderJunit(reports: readonly TargetReport[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(renderSuite).join('')}</testsuites>\n`
}

function renderSuite(report: TargetReport): string {
  const { target, results, durationMs } = report
  const counts = `tests="${results.length}" failures="${countOf(report, 'failed')}" skipped="${countOf(report, 'skipped')}"`
  const cases = results.map((result) => renderCase(target, result)).join('')
  return `  <testsuite name="${escapeXml(target)}" ${counts} time="${seconds(durationMs)}">\n${cases}  </testsuite>\n`
}

function renderCase(target: string, { scenario, outcome, reason, failures, durationMs }: ScenarioResult): string {
  const name = `classname="${escapeXml(`${target}.${scenario.group}`)}" name="${escapeXml(scenario.title)}"`
  const open = `    <testcase ${name} time="${seconds(durationMs)}"`
  if (outcome === 'skipped') return `${open}><skipped message="${escapeXml(reason ?? '')}"/></testcase>\n`
  if (outcome === 'passed') return `${open}/>\n`
  const lines = failures.map(describeFailure)
  return `${open}><failure message="${escapeXml(lines[0] ?? '')}">${escapeXml(lines.join('\n'))}</failure></testcase>\n`
}

/** A failure in one line: operation, status, location, expected, received, request id. */
export function describeFailure({ exchange, location, expected, received }: Failure): string {
  const about = exchange && `${exchange.operation ?? `${exchange.method} ${exchange.path}`} ${exchange.status}`
  // The body of a 500 has no details.
  const advice = exchange?.status === 500 ? ', see the log of the service' : ''
  const id = exchange?.requestId ? ` (${exchange.requestId}${advice})` : ''
  return `${about ? `${about}, ` : ''}${location}: expected ${expected}, received ${received}${id}`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

function escapeXml(text: string): string {
  const printable = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�')
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
