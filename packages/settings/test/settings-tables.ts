import { groups } from '../src/groups/index.ts'
import { describeDefault } from '../src/help.ts'
import type { ProcessName, Variable } from '../src/variable.ts'

const shownProcesses: Record<ProcessName, string> = {
  api: 'API',
  worker: 'worker',
  simulator: 'simulator',
  mock: 'mock',
  start: '`start`',
  command: 'commands',
}

/** The tables of docs/settings.md: one for each group. */
export function settingsTables(): string {
  return Object.entries(groups)
    .map(([group, variables]) => {
      const rows = Object.entries(variables).map(([name, variable]) => row(name, variable))
      return [
        `## ${group}`,
        '',
        '| variable | meaning | allowed | default | read by |',
        '|---|---|---|---|---|',
        ...rows,
      ].join('\n')
    })
    .join('\n\n')
}

function row(name: string, variable: Variable): string {
  const { description, allowed, isSecret, readBy, requiredBy } = variable
  const required =
    requiredBy === undefined ? [] : [`required by ${requiredBy.map((each) => shownProcesses[each]).join(', ')}`]
  const fallback = [describeDefault(variable) ?? 'none', ...required].join('; ')
  const cells = [`\`${name}\``, isSecret ? `${description} (secret)` : description, allowed, fallback]
  return `| ${[...cells, readBy.map((each) => shownProcesses[each]).join(', ')].join(' | ')} |`
}
