import { listProcesses } from '@channel/core/secret-rotation'
import { checkCell, checkDatabase } from '../doctor/check-database.ts'
import { checkMachine } from '../doctor/check-machine.ts'
import { checkSurroundings } from '../doctor/check-surroundings.ts'
import { type Finding, runCheck } from '../doctor/finding.ts'
import { onDatabase, otherCells } from '../on-database.ts'
import { printList } from '../output/print.ts'
import { invocation } from '../program-name.ts'
import { dependencyNames } from '../status/check-dependencies.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const description = `check what the service needs on this machine, and say how to mend it; exit with 1 if there is an error

Needs the settings of the service, and checks from this machine: settings, files, the database, Redis, message files, the provider,
name servers, and PUBLIC_URL. Writes and removes one file in the media store. A check takes 10 seconds at most.`

export const doctorCommand = operatorCommand(
  'doctor',
  description,
  ['doctor', 'doctor --json'],
  [
    ...databaseNames,
    ...dependencyNames,
    'DATABASE_MIGRATION_URL',
    'DATABASE_POOL_SIZE',
    'CHANNEL_SECRET',
    'PUBLIC_URL',
  ],
).action(async ({ json }) => {
  const findings = await findAll()
  if (findings.some(({ state }) => state === 'error')) process.exitCode = 1
  printList(findings, json, { columns: ['state', 'check', 'detail'], emptyText: '' })
  if (!json) console.log(`\n${describeNext(findings)}`)
  // What did not respond in time may keep the process alive.
  if (findings.some(({ detail }) => detail.startsWith('no result'))) setTimeout(() => process.exit(), 500).unref()
})

/** What to do next, in one line. */
function describeNext(findings: readonly Finding[]): string {
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (wanted) => findings.filter(({ state }) => state === wanted).length,
  )
  if (errors === 0 && warnings === 0) return 'Nothing is wrong.'
  return `Errors: ${errors}, warnings: ${warnings}. Mend them from top to bottom, then run \`${invocation} doctor\` again.`
}

async function findAll(): Promise<Finding[]> {
  let builds: string[] = []
  let cells: string[] = []
  const machine = checkMachine()
  const database = runCheck('database', () =>
    onDatabase(async (opened) => {
      const findings = await checkDatabase(opened)
      const processes = findings.some(({ check, state }) => check === 'rights' && state !== 'error')
        ? await listProcesses(opened)
        : []
      cells = await otherCells(opened)
      builds = [...new Set(processes.filter(({ kind, live }) => kind === 'api' && live).map(({ build }) => build))]
      return findings
    }),
  )
  const found = [...(await machine), ...(await database)]
  for (const cell of cells) {
    const ofCell = await runCheck('database', () => onDatabase(checkCell, cell))
    found.push(...ofCell.map((finding) => ({ ...finding, check: `${finding.check} of cell ${cell}` })))
  }
  return [...found, ...(await checkSurroundings(builds))]
}
