import { escapeHtml, section } from './html.ts'
import { changesSince, type Run } from './last-run.ts'

const titles = { broken: 'failed only now', repaired: 'failed only then', added: 'new', removed: 'gone' } as const

/** What has changed since the last run, for each target that both runs have. */
export function renderChanges(last: Run | undefined, run: Run): string {
  if (last === undefined) return ''
  const parts = Object.keys(run.targets).flatMap((target) => {
    const changes = changesSince(last, run, target)
    if (changes === undefined) return []
    const lists = (['broken', 'repaired', 'added', 'removed'] as const)
      .filter((kind) => changes[kind].length > 0)
      .map((kind) => renderList(`${target}: ${changes[kind].length} ${titles[kind]}`, changes[kind], kind === 'broken'))
    return lists.length > 0 ? lists : [`<p>${escapeHtml(target)}: no scenario has another outcome.</p>`]
  })
  if (parts.length === 0) return ''
  return section('Since the last run', `<p>That was on ${escapeHtml(last.madeAt)}.</p>${parts.join('\n')}`)
}

function renderList(title: string, names: readonly string[], isOpen: boolean): string {
  const items = names.map((name) => `<li data-row>${escapeHtml(name)}</li>`).join('')
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${items}</ul></details>`
}
