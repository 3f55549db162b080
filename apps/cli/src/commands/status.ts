import { readVariables } from '@channel/settings'
import { onDatabase } from '../on-database.ts'
import { printList } from '../output/print.ts'
import { checkDependencies, dependencyNames } from '../status/check-dependencies.ts'
import { findProblems } from '../status/find-problems.ts'
import { readStatus } from '../status/read-status.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const summary = 'show whether the service works, and how far it is behind; exit with 1 if something needs a person'
const description = `${summary}

Needs the settings of the service: the provider, the files of messages and Redis are checked from this machine. Ages are in seconds.
At most 10,000 items of a queue are counted. Rates are averages since the beginning of the last hour.

A process is silent if it was not seen for 30 s and has not ended, and replaced if another one has started on its machine since.

A person is needed if no API or worker lives, a process is silent, a part cannot be used from here or by a process, the oldest
item of a queue is beyond its limit (the same as for the alerts), expired data is a day late, work is held after a restore, or a webhook
subscription has failed for an hour or was disabled by the service in the last day.`

export const statusCommand = operatorCommand(
  'status',
  description,
  ['status', 'status --json'],
  [...new Set([...databaseNames, ...dependencyNames])],
)
  .summary(summary)
  .action(async ({ json }) => {
    const dependencies = await checkDependencies(readVariables(process.env, dependencyNames))
    const status = await onDatabase((database) => readStatus(database, dependencies))
    const problems = findProblems(status)
    if (problems.length > 0) process.exitCode = 1
    if (json) return console.log(JSON.stringify({ ...status, problems }))
    const show = (rows: readonly object[], columns: readonly string[], emptyText = '') => {
      printList(rows, false, { columns, emptyText })
      console.log('')
    }
    show(status.queues, ['queue', 'depth', 'oldest_age', 'per_minute'])
    show(
      status.processes,
      ['kind', 'build', 'host', 'pid', 'started_at', 'seen_at', 'state'],
      'No processes of the service are running.',
    )
    show(dependencies, ['name', 'state', 'reason'])
    show(status.retention, ['kind', 'lag'])
    const { failing, disabled } = status.subscriptions
    console.log(`Webhook subscriptions: ${failing} failing, ${disabled} disabled.\n`)
    if (problems.length === 0) console.log('Nothing needs a person.')
    else for (const { detail, since } of problems) console.log(`! ${detail}${since === null ? '' : `, since ${since}`}`)
  })
