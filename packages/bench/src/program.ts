import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { benchCommand } from './bench-command.ts'
import { type BenchDatabase, openBenchDatabase } from './database/open-bench-database.ts'
import { runDeliveries } from './deliveries/run-deliveries.ts'
import { runGenerate } from './generate/run-generate.ts'
import { runGenerators } from './generators/run-generators.ts'
import { runHarness } from './harness/run-harness.ts'
import { runHttp } from './http/run-http.ts'
import { runInbound } from './inbound/run-inbound.ts'
import { describeMachine } from './report/describe-machine.ts'
import type { Report } from './report/goal.ts'
import { renderGoals } from './report/render-goals.ts'
import { runScale } from './scale/run-scale.ts'
import { runSends } from './sends/run-sends.ts'

/** Costs of the generator vary little. */
const maxCostRounds = 3
/** For the benches that have contacts of their own. */
const fewContacts = 10_000

/** The bench's command line. Parsing throws a CommanderError before anything is printed on standard error. */
export function buildProgram(): CommandUnknownOpts {
  const program = benchCommand()
  const options = () => program.opts()
  const costRounds = () => Math.min(maxCostRounds, options().rounds)

  const all: (() => Promise<Report>)[] = []
  const add = (name: string, description: string, run: (log: (line: string) => void) => Promise<Report>) => {
    const runWithProgress = () => run((line) => console.error(`${name}: ${line}`))
    const action = async () => print([await runWithProgress()])
    program.addCommand(
      new Command(name).description(description).configureHelp({ showGlobalOptions: true }).action(action),
    )
    return runWithProgress
  }
  all.push(
    add('http', 'listing and creating contacts, against bare node:http and two frameworks', (log) =>
      withDatabase(options().contacts, log, (database) => runHttp(database, options(), log)),
    ),
    add('deliveries', 'sending webhooks, against a loop that only signs and posts, and a job for each', (log) =>
      withDatabase(fewContacts, log, (database) => runDeliveries(database, options(), log)),
    ),
    add('sends', 'sending messages to the simulated provider, against a loop of the same calls', (log) =>
      withDatabase(fewContacts, log, (database) => runSends(database, options(), log)),
    ),
    add('inbound', 'receiving messages, from the webhook to the list, against inserts of the same rows', (log) =>
      withDatabase(fewContacts, log, (database) => runInbound(database, options(), log)),
    ),
    add('generate', 'the generator: coverage, exactness and cost, against recorded figures of others', (log) =>
      runGenerate({ ...options(), rounds: costRounds() }, log),
    ),
  )
  add(
    'generators',
    'the generator and four others, which are first installed from the registry; only if named',
    (log) => runGenerators(costRounds(), log),
  )
  add(
    'harness',
    'deliveries and sends in the terms of the public harness for queues on PostgreSQL; only if named',
    (log) => withDatabase(fewContacts, log, (database) => runHarness(database, options(), log)),
  )
  add(
    'scale',
    'lists, sweeps, claims, load and retention in the tables of a month, against those of the first minutes; only if named',
    (log) => withDatabase(fewContacts, log, (database) => runScale(database, options(), log)),
  )
  program.action(async () => {
    const [unknown] = program.args
    if (unknown !== undefined) program.error(`unknown command '${unknown}'`)
    const reports: Report[] = []
    for (const run of all) reports.push(await run())
    print(reports)
  })
  throwOnError(program)
  return program
}

async function withDatabase(
  contacts: number,
  log: (line: string) => void,
  work: (database: BenchDatabase) => Promise<Report>,
): Promise<Report> {
  await using database = await openBenchDatabase(contacts, log)
  return await work(database)
}

function print(reports: readonly Report[]): void {
  const goals = reports.flatMap((report) => report.goals)
  const parts = [
    describeMachine(),
    ...reports.map(({ text }) => text),
    ...(goals.length === 0 ? [] : [renderGoals(goals)]),
  ]
  console.log(parts.join('\n\n'))
}

/** Makes commander throw errors instead of printing them: runCommandLine prints each as one line. */
function throwOnError(command: CommandUnknownOpts): void {
  command.exitOverride().configureOutput({ outputError: () => undefined })
  for (const child of command.commands) throwOnError(child)
}
