import { openDatabase } from '@channel/db'
import { purgeWebhookDeliveries } from '@channel/queues/sweeps'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { type Measurement, measureLoad } from '../http/measure-load.ts'
import { serviceVariant } from '../http/variants.ts'
import { startLoader } from '../load/start-loader.ts'
import { startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import { seedDeliveries } from './seed-deliveries.ts'

export interface RetentionOptions {
  readonly rounds: number
  readonly seconds: number
  /** Number of expired deliveries. */
  readonly backlog: number
}

const recent = 100_000
const workload = { kind: 'get', paths: ['/v1/webhook_deliveries?limit=25'] } as const

/**
 * Measures the response times of the newest deliveries for one client, alone and while expired ones are being
 * removed.
 *
 * @returns the table and the goals
 */
export async function runRetention(
  bench: BenchDatabase,
  { rounds, seconds, backlog }: RetentionOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  log(`making ${(backlog + recent).toLocaleString('en')} deliveries`)
  await seedDeliveries(bench.client, bench.url, backlog, recent)
  const database = openDatabase({ url: bench.url, applicationName: 'bench-retention' })
  const loader = await startLoader()
  const server = await startServer(serviceVariant(bench.url).program)
  const alone: Measurement[] = []
  const meanwhile: Measurement[] = []
  let removed = 0
  let removedMs = 0
  const measure = () => measureLoad(loader, server, workload, { connections: 1, seconds })
  try {
    for (let round = 0; round <= rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      const before = await measure()
      const ended = new AbortController()
      const begunMs = performance.now()
      const purging = purgeWebhookDeliveries(database, { now: () => new Date(), signal: ended.signal })
      const during = await measure()
      ended.abort()
      const count = await purging
      if (round === 0) continue
      alone.push(before)
      meanwhile.push(during)
      removed += count
      removedMs += performance.now() - begunMs
    }
  } finally {
    loader.stop()
    await server.stop()
    await database.close()
  }
  const ratio = (of: 'p50Ms' | 'p99Ms') =>
    medianRatio(
      meanwhile.map((each) => each[of]),
      alone.map((each) => each[of]),
    )
  const row = (name: string, measured: readonly Measurement[]) => {
    const { p50Ms, p99Ms } = medianRound(measured)
    return [name, p50Ms.toFixed(2), p99Ms.toFixed(2)]
  }
  const perSecond = (removed / removedMs) * 1_000
  return {
    text: [
      `the newest 25 deliveries of ${(backlog + recent).toLocaleString('en')}, one request after the other, on ${bench.description}`,
      renderTable(
        ['', 'p50 ms', 'p99 ms'],
        [
          row('alone', alone),
          row('while expired deliveries are removed', meanwhile),
          ['ratio', ratio('p50Ms').toFixed(2), ratio('p99Ms').toFixed(2)],
        ],
      ),
      `${removed.toLocaleString('en')} removed, ${perSecond.toFixed(0)} a second`,
    ].join('\n'),
    goals: [
      {
        name: 'p99 of the delivery list while expired deliveries are removed, compared with alone',
        measured: ratio('p99Ms'),
        bound: { atMost: 1.1 },
        unit: '×',
      },
    ],
  }
}
