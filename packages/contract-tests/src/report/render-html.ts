import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import type { Failure } from '../run/run-scenario.ts'
import { declaredOperations } from '../target/declared-operations.ts'
import { type Coverage, coverageOfCode, coverageOfStatus, declaredStatuses, statusTotals } from './coverage.ts'
import { differencesBetween } from './differences-between.ts'
import { css } from './html-style.ts'
import { countOf, requestCount, type TargetReport } from './target-report.ts'

const marks = { passed: '✓', failed: '✗', uncovered: '–' } as const

/** The results as one page that needs nothing else. @param madeAt when the run ended */
export function renderHtml(reports: readonly TargetReport[], madeAt: Date): string {
  const sections = [
    `<h1>Contract of the Channel API ${escapeHtml(openapi.info.version)}</h1>`,
    `<p>Made on ${escapeHtml(madeAt.toISOString())}. ✓ received and valid, ✗ failed, – not received.</p>`,
    summary(reports),
    ...reports.map(failures),
    matrix(reports),
    errorCodes(reports),
    ...differences(reports),
    ...reports.flatMap((report) => [uncovered(report), leftovers(report)]),
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title>`
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${css}</style></head>\n<body>\n${sections.join('\n')}\n</body></html>\n`
}

function summary(reports: readonly TargetReport[]): string {
  const rows = reports.map((report) => {
    const { covered, declared } = statusTotals(report)
    const failed = countOf(report, 'failed')
    return [
      `<th scope="row">${escapeHtml(report.target)}</th>`,
      cell(String(countOf(report, 'passed'))),
      cell(String(failed), failed > 0 ? 'failed' : ''),
      cell(String(countOf(report, 'skipped'))),
      cell(`${covered} of ${declared}`),
      cell(String(requestCount(report))),
      cell(`${(report.durationMs / 1000).toFixed(1)} s${report.wasStopped ? ', stopped' : ''}`),
    ].join('')
  })
  const titles = ['target', 'passed', 'failed', 'skipped', 'declared statuses received', 'requests', 'duration']
  return table('Summary', titles, rows)
}

function failures({ target, results }: TargetReport): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return ''
  const rows = failed.flatMap(({ scenario, failures: found }) =>
    found.map((failure) => cell(`${scenario.group}: ${scenario.title}`) + failureCells(failure)),
  )
  const titles = ['scenario', 'operation', 'status', 'location', 'expected', 'received', 'request id']
  return table(`Failures on ${target}`, titles, rows)
}

function failureCells({ exchange, location, expected, received }: Failure): string {
  const operation = exchange?.operation ?? (exchange ? `${exchange.method} ${exchange.path}` : '')
  const code = (text: string) => `<td><code>${escapeHtml(text)}</code></td>`
  const texts = [location, expected, received, exchange?.requestId ?? '']
  return cell(operation) + cell(String(exchange?.status ?? ''), 'failed') + texts.map(code).join('')
}

/** Every operation with its declared statuses, and one mark for each target. */
function matrix(reports: readonly TargetReport[]): string {
  const statuses = [...new Set(declaredOperations.flatMap((each) => each.statuses))].sort((a, b) => a - b)
  const operations = declaredOperations.toSorted((a, b) => a.tag.localeCompare(b.tag))
  const rows = operations.map(({ id, method, path, statuses: declared }) => {
    const name = `<th scope="row">${escapeHtml(id)}<small>${escapeHtml(`${method} ${path}`)}</small></th>`
    const cells = statuses.map((status) => {
      if (!declared.includes(status)) return '<td class="none"></td>'
      return `<td>${reports.map((report) => mark(report.target, coverageOfStatus(report, id, status))).join('')}</td>`
    })
    return name + cells.join('')
  })
  const order = reports.length > 1 ? `, in each cell: ${reports.map(({ target }) => target).join(', ')}` : ''
  return table(`Operations and statuses${order}`, ['operation', ...statuses.map(String)], rows)
}

function errorCodes(reports: readonly TargetReport[]): string {
  const { ErrorCode } = openapi.components.schemas as {
    ErrorCode?: { 'x-catalog': Record<string, { status: number }> }
  }
  const rows = Object.entries(ErrorCode?.['x-catalog'] ?? {}).map(([code, { status }]) => {
    const cells = reports.map((report) => {
      const coverage = coverageOfCode(report, code)
      const about = coverage.reason ?? shorten(coverage.operations)
      return `<td>${mark(report.target, coverage)} ${escapeHtml(about)}</td>`
    })
    return `<th scope="row">${escapeHtml(code)}</th>${cell(String(status))}${cells.join('')}`
  })
  return table('Error codes', ['code', 'status', ...reports.map(({ target }) => target)], rows)
}

/** Lists the statuses and error codes that were not received, by reason. */
function uncovered(report: TargetReport): string {
  const missing = declaredStatuses(report).filter(({ outcome }) => outcome === 'uncovered')
  const rows = [...Map.groupBy(missing, ({ reason = '' }) => reason)].map(
    ([reason, each]) => cell(reason) + cell(each.map(({ id, status }) => `${id} ${status}`).join(', ')),
  )
  return rows.length === 0 ? '' : table(`Not received from ${report.target}`, ['why', 'operations and statuses'], rows)
}

function leftovers({ target, leftovers: paths }: TargetReport): string {
  if (paths.length === 0) return ''
  const items = paths.map((path) => `<li><code>${escapeHtml(path)}</code></li>`).join('')
  return `<section><h2>Left on ${escapeHtml(target)}</h2><p>The API cannot delete these.</p><ul>${items}</ul></section>`
}

function differences(reports: readonly TargetReport[]): string[] {
  const [first, ...others] = reports
  if (first === undefined) return []
  return others.map((other) => {
    const rows = differencesBetween(first, other).map((each) =>
      [each.subject, each.first, each.second].map((text) => cell(text)).join(''),
    )
    const title = `Where ${first.target} and ${other.target} differ`
    if (rows.length === 0) return `<section><h2>${escapeHtml(title)}</h2><p>Nowhere.</p></section>`
    return table(title, ['operation or scenario', `only ${first.target}`, `only ${other.target}`], rows)
  })
}

function mark(target: string, { outcome, responses, codes, reason }: Coverage): string {
  const about = reason ?? `${responses} responses${codes.length > 0 ? `: ${codes.join(', ')}` : ''}`
  return `<abbr class="${outcome}" title="${escapeHtml(`${target}: ${about}`)}">${marks[outcome]}</abbr>`
}

function table(title: string, titles: readonly string[], rows: readonly string[]): string {
  const head = titles.map((each) => `<th scope="col">${escapeHtml(each)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row}</tr>`).join('\n')
  return `<section><h2>${escapeHtml(title)}</h2><div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div></section>`
}

function cell(text: string, kind = ''): string {
  return `<td${kind && ` class="${kind}"`}>${escapeHtml(text)}</td>`
}

function shorten(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
