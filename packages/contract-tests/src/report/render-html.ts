import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { declaredOperations } from '../target/declared-operations.ts'
import { shorten } from './causes.ts'
import { type Coverage, coverageOfCode, coverageOfStatus, declaredStatuses, statusTotals } from './coverage.ts'
import { differencesBetween } from './differences-between.ts'
import { anchorOf, cell, escapeHtml, section, table } from './html.ts'
import { script } from './html-script.ts'
import { css } from './html-style.ts'
import { type Run, runOf } from './last-run.ts'
import { renderChanges } from './render-changes.ts'
import { renderFailures } from './render-failures.ts'
import { countOf, requestCount, type TargetReport } from './target-report.ts'

const marks = { passed: '✓', failed: '✗', uncovered: '–' } as const

/** The results as one page that needs nothing else. @param madeAt when the run ended @param last the run before it */
export function renderHtml(reports: readonly TargetReport[], madeAt: Date, last?: Run): string {
  const sections = [
    summary(reports),
    ...reports.map(renderFailures),
    renderChanges(last, runOf(reports, madeAt)),
    matrix(reports),
    errorCodes(reports),
    ...differences(reports),
    ...reports.flatMap((report) => [uncovered(report), leftovers(report)]),
  ].filter((each) => each !== '')
  const titles = sections.map((each) => /<h2><a[^>]*>([^<]*)/.exec(each)?.[1] ?? '')
  const body = [
    `<h1>Contract of the Channel API ${escapeHtml(openapi.info.version)}</h1>`,
    `<p>Made on ${escapeHtml(madeAt.toISOString())}. ✓ received and valid, ✗ failed, – not received.</p>`,
    `<nav aria-label="Sections">${titles.map((title) => `<a href="#${anchorOf(title)}">${title}</a>`).join(' ')}</nav>`,
    '<form hidden><label>Only rows that contain <input type="search" placeholder="getLabel"></label></form>',
    ...sections,
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title>`
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${css}</style></head>\n<body>\n${body.join('\n')}\n<script>${script}</script></body></html>\n`
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
  return section('Summary', table(titles, rows))
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
  return section(`Operations and statuses${order}`, table(['operation', ...statuses.map(String)], rows))
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
  return section('Error codes', table(['code', 'status', ...reports.map(({ target }) => target)], rows))
}

/** Lists the statuses and error codes that were not received, by reason. */
function uncovered(report: TargetReport): string {
  const missing = declaredStatuses(report).filter(({ outcome }) => outcome === 'uncovered')
  const rows = [...Map.groupBy(missing, ({ reason = '' }) => reason)].map(
    ([reason, each]) => cell(reason) + cell(each.map(({ id, status }) => `${id} ${status}`).join(', ')),
  )
  if (rows.length === 0) return ''
  return section(`Not received from ${report.target}`, table(['why', 'operations and statuses'], rows))
}

function leftovers({ target, leftovers: paths }: TargetReport): string {
  if (paths.length === 0) return ''
  const items = paths.map((path) => `<li><code>${escapeHtml(path)}</code></li>`).join('')
  return section(`Left on ${target}`, `<p>The API cannot delete these.</p><ul>${items}</ul>`)
}

function differences(reports: readonly TargetReport[]): string[] {
  const [first, ...others] = reports
  if (first === undefined) return []
  return others.map((other) => {
    const rows = differencesBetween(first, other).map((each) =>
      [each.subject, each.first, each.second].map((text) => cell(text)).join(''),
    )
    const title = `Where ${first.target} and ${other.target} differ`
    if (rows.length === 0) return section(title, '<p>Nowhere.</p>')
    return section(title, table(['operation or scenario', `only ${first.target}`, `only ${other.target}`], rows))
  })
}

function mark(target: string, { outcome, responses, codes, reason }: Coverage): string {
  const about = reason ?? `${responses} responses${codes.length > 0 ? `: ${codes.join(', ')}` : ''}`
  return `<abbr class="${outcome}" title="${escapeHtml(`${target}: ${about}`)}">${marks[outcome]}</abbr>`
}
