import type { BenchDatabase } from '../database/open-bench-database.ts'
import { startLoader } from '../load/start-loader.ts'
import { startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { checkResponses, type RunningVariant } from './check-responses.ts'
import { createContactNumbers } from './contact-numbers.ts'
import { countRoundTrips, type RequestCosts } from './count-round-trips.ts'
import { findRole, httpGoals, keyGoal, type MeasuredVariant, renderKeys, renderOperation } from './http-report.ts'
import { type LoadOptions, measureInTurn, type Operation } from './measure-in-turn.ts'
import { readPositions } from './read-positions.ts'
import type { Variant } from './variant.ts'
import { allVariants } from './variants.ts'

export interface HttpOptions extends LoadOptions {
  /** Whether the peers also run a second time with the tuned floor's database code. */
  readonly tunedPeers: boolean
}

/**
 * Measures the service against floors and peers. All servers run; one at a time is loaded.
 *
 * @returns the tables and the goals
 * @throws Error if a variant does not do the same work as the others
 */
export async function runHttp(
  database: BenchDatabase,
  options: HttpOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const numbers = createContactNumbers()
  const variants = allVariants(database.url, options)
  const positions = await readPositions(database.client, 50)
  const [deepPosition] = positions
  if (deepPosition === undefined) throw new Error('there are too few contacts for a deep page')
  const running: RunningVariant[] = []
  const loader = await startLoader()
  try {
    for (const variant of variants) running.push({ variant, server: await startServer(variant.program) })
    log('checking that all do the same work')
    await checkResponses(running, database.client, deepPosition, numbers.takeRange())
    log('counting round trips')
    const costs = new Map<Variant, RequestCosts>()
    for (const [index, variant] of variants.entries()) {
      const variantFor = (url: string) => allVariants(url, options)[index] as Variant
      costs.set(variant, await countRoundTrips(database.url, variantFor, numbers.takeRange()))
    }
    const roundsOf = await measureInTurn(running, loader, options, { positions, numbers }, log)
    const measured = (operation: Operation): MeasuredVariant[] =>
      variants.map((variant) => ({
        variant,
        rounds: roundsOf(operation, variant.name),
        costs: (costs.get(variant) as RequestCosts)[operation],
      }))
    const service = (operation: Operation) => findRole(measured(operation), 'service')
    return {
      text: [
        database.description,
        '',
        'GET /v1/{phone_number_id}/contacts?limit=25, every second page a deep one',
        renderOperation(measured('list')),
        '',
        'POST /v1/contacts',
        renderOperation(measured('create')),
        '',
        'POST /v1/contacts of this service, without an Idempotency-Key and with a new one each time',
        renderKeys(service('create'), service('createWithKey')),
      ].join('\n'),
      goals: [
        ...httpGoals('list', measured('list')),
        ...httpGoals('create', measured('create')),
        keyGoal(service('create'), service('createWithKey')),
      ],
    }
  } finally {
    loader.stop()
    for (const { server } of running) await server.stop()
  }
}
