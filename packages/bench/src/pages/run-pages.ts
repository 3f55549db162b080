import type { BenchDatabase } from '../database/open-bench-database.ts'
import { type Measurement, measureLoad } from '../http/measure-load.ts'
import { readPositions } from '../http/read-positions.ts'
import { serviceVariant } from '../http/variants.ts'
import { startLoader } from '../load/start-loader.ts'
import { startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import { type PageCase, pageCases } from './page-cases.ts'

export interface PagesOptions {
  readonly contacts: number
  readonly rounds: number
  /** For each kind of page, in each round. */
  readonly seconds: number
}

/**
 * Measures the response times of each kind of page for one client with sequential requests.
 *
 * @returns the table and the goals
 */
export async function runPages(
  database: BenchDatabase,
  options: PagesOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const service = serviceVariant(database.url)
  const cases = pageCases(service, await readPositions(database.client, 25), options.contacts)
  const loader = await startLoader()
  const server = await startServer(service.program)
  const measured = new Map<PageCase, Measurement[]>(cases.map((each) => [each, []]))
  try {
    for (let round = 0; round <= options.rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`)
      for (const [page, rounds] of measured) {
        const workload = { kind: 'get', paths: page.paths } as const
        const measurement = await measureLoad(loader, server, workload, { connections: 1, seconds: options.seconds })
        if (round > 0) rounds.push(measurement)
      }
    }
  } finally {
    loader.stop()
    await server.stop()
  }
  const waits = (page: PageCase) => (measured.get(page) as Measurement[]).map((round) => round.p50Ms)
  const first = cases.find(({ kind }) => kind === 'first') as PageCase
  const ratio = (page: PageCase) => medianRatio(waits(page), waits(first))
  const rows = cases.map((page) => {
    const { p50Ms, p99Ms } = medianRound(measured.get(page) as Measurement[])
    return [page.name, p50Ms.toFixed(2), p99Ms.toFixed(2), ratio(page).toFixed(2)]
  })
  return {
    text: [
      `pages of 25 out of ${options.contacts.toLocaleString('en')} contacts, one request after the other, on ${database.description}`,
      renderTable(['', 'p50 ms', 'p99 ms', '× page 1'], rows),
    ].join('\n'),
    goals: cases
      .filter(({ kind }) => kind !== 'first')
      .map((page) => ({
        name: `${page.name}, compared with page 1`,
        measured: ratio(page),
        bound: { atMost: page.kind === 'deep' ? 1.2 : 2 },
        unit: '×',
      })),
  }
}
