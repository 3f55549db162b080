import { type Cause, causesOf, nameOfRequest, nameOfScenario, operationsOf, scenariosOf, shorten } from './causes.ts'
import { anchorOf, cell, codeCell, escapeHtml, section, table } from './html.ts'
import type { TargetReport } from './target-report.ts'

/** The failures of a target by cause, each with its scenarios; empty if there is none. */
export function renderFailures({ target, results }: TargetReport): string {
  const causes = causesOf(results)
  if (causes.length === 0) return ''
  const title = `Failures on ${target}`
  return section(title, causes.map((cause, index) => renderCause(cause, `${anchorOf(title)}-${index + 1}`)).join('\n'))
}

function renderCause(cause: Cause, id: string): string {
  const { location, expected, failures } = cause
  const { size } = scenariosOf(cause)
  const rows = failures.map(({ result, failure }) =>
    [
      cell(nameOfScenario(result)),
      cell(nameOfRequest(failure)),
      cell(String(failure.exchange?.status ?? ''), 'failed'),
      ...[failure.location, failure.received, failure.exchange?.requestId ?? ''].map(codeCell),
    ].join(''),
  )
  const where = shorten(operationsOf(cause))
  const about = `${size} ${size === 1 ? 'scenario' : 'scenarios'}${where && ` of ${where}`}`
  const heading = `<code>${escapeHtml(location)}</code>: expected <code>${escapeHtml(expected)}</code>`
  const link = `<a href="#${id}" title="A link to this cause">#</a>`
  const titles = ['scenario', 'operation', 'status', 'location', 'received', 'request id']
  return `<details id="${id}" data-row><summary>${heading} <small>${escapeHtml(about)} ${link}</small></summary>${table(titles, rows)}</details>`
}
