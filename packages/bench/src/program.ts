import { Command, type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings'
import { runBodies } from './bodies/run-bodies.ts'
import { runClient } from './client/run-client.ts'
import { type BenchDatabase, openBenchDatabase } from './database/open-bench-database.ts'
import { runDeliveries } from './deliveries/run-deliveries.ts'
import { runGenerate } from './generate/run-generate.ts'
import { runGenerators } from './generators/run-generators.ts'
import { runHttp } from './http/run-http.ts'
import { runInbound } from './inbound/run-inbound.ts'
import { runLive } from './live/run-live.ts'
import { runLog } from './log/run-log.ts'
import { runLoop } from './loop/run-loop.ts'
import { runPage } from './page/run-page.ts'
import { runPages } from './pages/run-pages.ts'
import { describeMachine } from './report/describe-machine.ts'
import type { Goal } from './report/goal.ts'
import { renderGoals } from './report/render-goals.ts'
import { runResources } from './resources/run-resources.ts'
import { runRetention } from './retention/run-retention.ts'
import { runSends } from './sends/run-sends.ts'

const help = `
Environment:
  DATABASE_URL  a PostgreSQL whose user may create databases, instead of an embedded one in the temporary directory;
                the bench creates the database channel_bench there and removes it

Tables go to standard output, progress to standard error. Ratios are medians of each round's ratio and hold on a busy
machine; other figures do not. Needs Linux, for the CPU time of other processes.`

/** More than half of them are contacts of the largest account. */
const pageContacts = 20_000

type Report = { readonly text: string; readonly goals: Goal[] }

const progress = (title: string) => (line: string) => console.error(`${title}: ${line}`)

/** The bench's command line. Parsing throws a CommanderError before anything is printed on standard error. */
export function buildProgram(): CommandUnknownOpts {
  const program = new Command('bench')
    .description(
      'Measures the service and the generator against alternatives. Without a command, it runs all benchmarks.',
    )
    .addHelpText('after', help)
    .configureHelp({ showGlobalOptions: true })
    .allowExcessArguments()
    .option('--contacts <n>', 'number of contacts, 10,000 or more', countFrom(10_000, 9_000_000), 1_000_000)
    .option('--rounds <n>', 'number of rounds', countFrom(1, 50), 5)
    .option('--seconds <n>', 'seconds of load per server and round', parseSeconds, 3)
    .option('--connections <n>', 'number of concurrent requests', countFrom(1, 1000), 16)
    .option('--operations <n>', 'minimum number of operations for the generators', countFrom(1, 10_000), 1000)
    .option('--deliveries <n>', 'number of webhooks per round', countFrom(100, 1_000_000), 20_000)
    .option('--sends <n>', 'number of sent messages per round', countFrom(100, 1_000_000), 6_000)
    .option('--messages <n>', 'number of received messages per round', countFrom(1_000, 1_000_000), 6_000)
    .option(
      '--backlog <n>',
      'number of pending webhooks in the last measurement, or of expired ones',
      countFrom(1_000, 9_000_000),
      1_000_000,
    )
    .option('--calls <n>', 'number of calls in the API log', countFrom(10_000, 9_000_000), 1_000_000)
    .option('--documents <dir>', 'a directory of OpenAPI documents to generate from, instead of the public ones')
    .option('--json-schema-tests <dir>', 'a draft2020-12 directory of the JSON-Schema-Test-Suite, instead of ours')
    .option('--readme', 'write the comparison of generators into packages/codegen/README.md', false)
    .option('--tuned-peers', 'also measure the peers with the tuned floor’s database code', false)
  const options = () => program.opts()

  const http = async () =>
    withDatabase(options().contacts, (database) => runHttp(database, options(), progress('http')))
  const pages = async () =>
    withDatabase(options().contacts, (database) => runPages(database, pagesOptions(), progress('pages')))
  const resources = async () =>
    withDatabase(options().contacts, (database) => runResources(database, pagesOptions(), progress('resources')))
  const deliveries = async () =>
    withDatabase(10_000, (database) => runDeliveries(database, options(), progress('deliveries')))
  const sends = async () => withDatabase(10_000, (database) => runSends(database, options(), progress('sends')))
  const inbound = async () => withDatabase(10_000, (database) => runInbound(database, options(), progress('inbound')))
  const retention = async () =>
    withDatabase(10_000, (database) => runRetention(database, options(), progress('retention')))
  const apiLog = async () => withDatabase(10_000, (database) => runLog(database, options(), progress('log')))
  const live = async () =>
    withDatabase(options().contacts, (database) => runLive(database, options(), progress('live')))
  const page = async () => withDatabase(pageContacts, (database) => runPage(database, pageContacts, progress('page')))
  const bodies = async () => withDatabase(10_000, (database) => runBodies(database, progress('bodies')))
  const generate = () => runGenerate({ ...options(), rounds: Math.min(3, options().rounds) }, progress('generate'))
  const loop = () => runLoop(options(), progress('loop'))
  const generators = () => runGenerators(Math.min(3, options().rounds), progress('generators'))
  const client = () => runClient(options(), progress('client'))
  const pagesOptions = () => ({ ...options(), seconds: Math.min(1, options().seconds) })

  const command = (name: string, description: string, run: () => Promise<Report>) =>
    program.addCommand(
      new Command(name)
        .description(description)
        .configureHelp({ showGlobalOptions: true })
        .action(async () => print(await run())),
    )
  command('http', 'listing and creating contacts, against bare node:http and two frameworks', http)
  command('pages', 'a deep page and every filter, against the first page', pages)
  command(
    'resources',
    'messages, conversations, bulk label and sending, with the round trips of each request',
    resources,
  )
  command('deliveries', 'sending webhooks, against loops that only sign and post, and a job for each', deliveries)
  command('sends', 'sending messages to the simulated provider, against a loop of the same calls', sends)
  command('inbound', 'receiving messages, from the webhook to the list, against inserts of the same rows', inbound)
  command('retention', 'listing deliveries while expired ones are removed, against listing alone', retention)
  command('log', 'searching the API log, late pages against the first, and what its indexes cost', apiLog)
  command('live', 'ten open dashboards against none, and one that follows the API log', live)
  command('page', 'the web page in a browser: long tasks, and the delay of the API log', page)
  command('bodies', 'memory and health of the API under 1,000 concurrent long webhooks', bodies)
  command('client', 'what the client’s types cost the compiler, against an empty program', client)
  command('generate', 'the generator: coverage, exactness and cost, against others', generate)
  command('loop', 'verify and dev after one changed operation, as their user waits for them', loop)
  command(
    'generators',
    'the generator and four others in the same way, which are first installed from the registry; only if named',
    generators,
  )
  program.action(async () => {
    const [unknown] = program.args
    if (unknown !== undefined) program.error(`unknown command '${unknown}'`)
    const withoutDatabase = [await generate(), await loop(), await client(), await page()]
    const others = await withDatabase(
      options().contacts,
      async (database) =>
        [
          await runPages(database, pagesOptions(), progress('pages')),
          await runHttp(database, options(), progress('http')),
          await runResources(database, pagesOptions(), progress('resources')),
          await runDeliveries(database, options(), progress('deliveries')),
          await runSends(database, options(), progress('sends')),
          await runInbound(database, options(), progress('inbound')),
          await runRetention(database, options(), progress('retention')),
          await runLog(database, options(), progress('log')),
          await runLive(database, options(), progress('live')),
          await runBodies(database, progress('bodies')),
        ] as const,
    )
    const reports = [...others, ...withoutDatabase]
    print({ text: reports.map(({ text }) => text).join('\n\n'), goals: reports.flatMap(({ goals }) => goals) })
  })
  throwOnError(program)
  return program
}

async function withDatabase<Result>(
  contacts: number,
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openBenchDatabase(contacts, progress('data'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function print({ text, goals }: Report): void {
  console.log([describeMachine(), text, ...(goals.length === 0 ? [] : [renderGoals(goals)])].join('\n\n'))
}

function countFrom(min: number, max: number) {
  return (text: string): number => {
    const count = Number(text)
    if (!/^\d+$/.test(text) || count < min || count > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
    }
    return count
  }
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || seconds < 0.1 || seconds > 20) {
    throw new InvalidArgumentError('It must be a number of seconds from 0.1 to 20.')
  }
  return seconds
}

/** Makes commander throw errors instead of printing them: runCommandLine prints each as one line. */
function throwOnError(command: CommandUnknownOpts): void {
  command.exitOverride().configureOutput({ outputError: () => undefined })
  for (const child of command.commands) throwOnError(child)
}
