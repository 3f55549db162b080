import type { RunningProcess } from '@channel/test-kit/start-process'
import type { BenchOptions } from '../bench-command.ts'
import { fixture } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import type { Workload } from '../load/generate-load.ts'
import { startProgram } from '../processes/start-program.ts'
import type { Report } from '../report/goal.ts'
import { measureRounds, type Ways } from '../statistics/measure-rounds.ts'
import { checkResponses } from './check-responses.ts'
import { type DeepPage, firstPage, readDeepPages } from './deep-pages.ts'
import { httpGoals, keyGoal, renderOperation } from './http-report.ts'
import { type Measurement, measureLoad } from './measure-load.ts'
import { allVariants, service, tunedFloor, type VariantName } from './variants.ts'

const maxDeepPages = 200
/** More than a load of 20 seconds creates. */
const numbersPerLoad = 250_000

/**
 * Measures the service against floors and peers. All servers run; one at a time is loaded.
 *
 * @throws Error if a variant does not do the same work as the others
 */
export async function runHttp(
  database: BenchDatabase,
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const { rounds } = options
  const deepPages = await readDeepPages(database.client)
  const running = new Map<VariantName, RunningProcess>()
  await using processes = new AsyncDisposableStack()
  const loader = processes.use(await startProgram({ entry: 'packages/bench/src/load/main.ts' }))
  let firstNumber = 0
  const create = (withKey: boolean) => (): Workload => {
    firstNumber += numbersPerLoad
    return { kind: 'create-contact', from: fixture.phoneNumberIds, firstNumber, withKey }
  }
  // It takes everything, and reads nothing.
  const receiver = processes.use(await startProgram({ entry: 'packages/bench/src/deliveries/sink-main.ts' }))
  for (const { name, program } of allVariants(database.url, receiver.url)) {
    running.set(name, processes.use(await startProgram(program)))
  }
  const api = running.get(service) as RunningProcess
  log('checking that all do the same work')
  await checkResponses(running, database.client, deepPages[0])
  const measure = (server: RunningProcess, workload: () => Workload) => () =>
    measureLoad(loader, server, workload(), options)
  const each = (workload: () => Workload) =>
    Object.fromEntries([...running].map(([name, server]) => [name, measure(server, workload)])) as Ways<
      VariantName,
      Measurement
    >
  log('lists')
  const lists = await measureRounds(rounds, each(listWorkload(deepPages)), log)
  log('creates')
  const creates = await measureRounds(rounds, each(create(false)), log)
  log('creates with an Idempotency-Key')
  const keyWays = { 'without a key': measure(api, create(false)), 'with a new key': measure(api, create(true)) }
  const keys = await measureRounds(rounds, keyWays, log)
  return {
    text: [
      database.description,
      '',
      'GET /v1/{phone_number_id}/contacts?limit=25, every second page a deep one',
      renderOperation(lists, tunedFloor),
      '',
      'POST /v1/contacts',
      renderOperation(creates, tunedFloor),
      '',
      'POST /v1/contacts of this service, without and with an Idempotency-Key',
      renderOperation(keys, 'without a key'),
    ].join('\n'),
    goals: [
      ...httpGoals('list', lists),
      ...httpGoals('create', creates),
      keyGoal(keys['without a key'], keys['with a new key']),
    ],
  }
}

/** Pages from all accounts in turn: every second page is a first page, the others are spread over all depths. */
function listWorkload(deepPages: readonly DeepPage[]): () => Workload {
  const step = Math.max(1, Math.floor(deepPages.length / maxDeepPages))
  const accounts = fixture.phoneNumberIds
  const paths = deepPages
    .filter((_, index) => index % step === 0)
    .flatMap(({ path }, index) => [firstPage(accounts[index % accounts.length] as string), path])
  return () => ({ kind: 'get', paths })
}
