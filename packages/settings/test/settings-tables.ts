import { describeDefault } from '../src/help.ts'
import { describeVariable, isRequired, type ProcessName, processes, type VariableName } from '../src/processes.ts'
import { groups } from '../src/variables.ts'

/** The variables that `start` uses itself. */
const usedByStart: readonly VariableName[] = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'CHANNEL_SECRET',
  'CHANNEL_DATA_DIR',
  'MEDIA_BASE_URL',
  'CHANNEL_DEVELOPMENT',
  'SIMULATOR_PORT',
  'PROVIDER_BASE_URL',
  'PROVIDER_APP_ID',
  'PROVIDER_APP_SECRET',
  'PROVIDER_VERIFY_TOKEN',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'CHANNEL_DEBUG',
]

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
      const rows = Object.keys(variables).map((name) => row(name as VariableName))
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

function row(name: VariableName): string {
  const { description, allowed, isSecret } = describeVariable(name)
  const readBy = (Object.keys(shownProcesses) as ProcessName[]).filter((process) =>
    process === 'start' ? usedByStart.includes(name) : name in processes[process].shape,
  )
  const requiredBy = readBy.filter((each) => isRequired(name, each)).map((each) => shownProcesses[each])
  const required = requiredBy.length === 0 ? [] : [`required by ${requiredBy.join(', ')}`]
  const fallback = [describeDefault(name) ?? 'none', ...required].join('; ')
  const cells = [`\`${name}\``, isSecret ? `${description} (secret)` : description, allowed, fallback]
  return `| ${[...cells, readBy.map((each) => shownProcesses[each]).join(', ')].join(' | ')} |`
}
