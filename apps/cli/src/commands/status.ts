import { once } from 'node:events'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { DatabaseUnavailable } from '@channel/db'
import { dashboardNames, dashboardUrl } from '../dashboard-url.ts'
import { type OfCell, onEveryCell } from '../on-database.ts'
import { printList } from '../output/print.ts'
import {
  checkDependencies,
  type Dependency,
  dependencyNames,
  dependencySettings,
} from '../status/check-dependencies.ts'
import { findProblems, findProblemsOfCell, findProblemsWithoutDatabase, type Problem } from '../status/find-problems.ts'
import { readStatus, type Status } from '../status/read-status.ts'
import { databaseNames, operatorCommand } from './operator-command.ts'

const description = `show whether the service works, and how far it is behind; exit with 1 if something needs a person

Needs the settings of the service: the provider, the files of messages and Redis are checked from this machine. Ages are in seconds.
At most 10,000 items of a queue are counted. Rates are averages since the beginning of the last hour.

A process is silent if it was not seen for 30 s and has not ended, replaced if another one of its kind has started in its place, and unknown
if the database is back so recently that it had no time to give a sign. If all are silent, the command waits up to 10 s for one.

A silent process counts from its last sign of life, up to 5 s early. A failure counts from the first failed request: if requests hang, late by
as long as one waits (database 8 s, media store 10 s, provider 15 s).

A person is needed if PostgreSQL is unavailable, no API or worker lives, a process is silent, a dependency cannot be used from here or by a process, the oldest
item of a queue is beyond its limit (the same as for the alerts), expired data is a day late, work is held after a restore, or a webhook
subscription has failed for an hour or was disabled by the service in the last day. Each is one line: what is wrong, what to do, and since
when. Without PostgreSQL, an API at PUBLIC_URL is asked since when.`

export const statusCommand = operatorCommand(
  'status',
  description,
  ['status', 'status --json'],
  [...databaseNames, ...dashboardNames, ...dependencyNames],
).action(async ({ json }) => {
  const dependencies = await checkDependencies(await dependencySettings(process.env))
  const found = await readCells(dependencies).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return error
    throw error
  })
  const isKnown = !(found instanceof DatabaseUnavailable)
  const problems = isKnown
    ? findProblemsOfCells(found)
    : findProblemsWithoutDatabase(found, await sinceOfApi(), dependencies)
  if (problems.length > 0) process.exitCode = 1
  const others = isKnown ? found.others.filter(isRead) : []
  if (json) {
    const cells = others.length > 0 && { cells: others.map(({ cell, result }) => ({ cell, ...result })) }
    return console.log(JSON.stringify({ ...(isKnown ? found.main : { dependencies }), ...cells, problems }))
  }
  if (isKnown) showStatus(found.main)
  else showDependencies(dependencies)
  for (const { cell, result } of others) {
    console.log(`Cell ${cell}:\n`)
    showWork(result)
  }
  if (problems.length === 0) console.log('Nothing needs a person.')
  else for (const { detail, since } of problems) console.log(`! ${detail} (since ${since ?? 'when is not known'})`)
})

interface FoundCells {
  readonly main: Status
  /** An error for a cell that could not be read. */
  readonly others: readonly OfCell<Status | Error>[]
}

async function readCells(dependencies: readonly Dependency[]): Promise<FoundCells> {
  const [{ result: main }, ...others] = await onEveryCell((database) =>
    readStatus(database, dependencies).catch((error: Error) => error),
  )
  if (main instanceof Error) throw main
  return { main, others }
}

function isRead(each: OfCell<Status | Error>): each is OfCell<Status> {
  return !(each.result instanceof Error)
}

function findProblemsOfCells({ main, others }: FoundCells): Problem[] {
  const ofMain = findProblems(main)
  return [...ofMain, ...others.flatMap(({ cell, result }) => findProblemsOfCell(cell, result, ofMain))]
}

function showStatus({ queues, processes, dependencies, retention, subscriptions }: Status): void {
  showQueues(queues)
  show(
    processes,
    ['kind', 'build', 'host', 'pid', 'started_at', 'seen_at', 'state'],
    'No processes of the service are running.',
  )
  showDependencies(dependencies)
  showRest({ retention, subscriptions })
}

/** What another cell has of its own. */
function showWork({ queues, retention, subscriptions }: Status): void {
  showQueues(queues)
  showRest({ retention, subscriptions })
}

function showQueues(queues: Status['queues']): void {
  show(queues, ['queue', 'depth', 'oldest_age', 'per_minute'])
}

function showRest({
  retention,
  subscriptions: { failing, disabled },
}: Pick<Status, 'retention' | 'subscriptions'>): void {
  show(retention, ['kind', 'lag'])
  console.log(`Webhook subscriptions: ${failing} failing, ${disabled} disabled.\n`)
}

function showDependencies(dependencies: readonly Dependency[]): void {
  show(dependencies, ['name', 'state', 'since', 'reason'])
}

function show(rows: readonly object[], columns: readonly string[], emptyText = ''): void {
  printList(rows, false, { columns, emptyText })
  console.log('')
}

/** Since when an API has no database. */
async function sinceOfApi(): Promise<string | null> {
  try {
    const { since } = JSON.parse(await readUnverified(`${await dashboardUrl(process.env)}/ready`)) as {
      since?: unknown
    }
    return typeof since === 'string' ? since : null
  } catch {
    return null
  }
}

/** Nothing secret is sent, and only a time is read, so the certificate may be one that this machine does not trust. */
async function readUnverified(url: string): Promise<string> {
  const get = url.startsWith('https:') ? getHttps : getHttp
  const request = get(url, { rejectUnauthorized: false, signal: AbortSignal.timeout(5_000) })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return text(response)
}
