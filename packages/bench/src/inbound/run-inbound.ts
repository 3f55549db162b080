import type { BenchOptions } from '../bench-command.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { atLeast, type Report } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { type InboundBench, openInboundBench } from './inbound-bench.ts'

/** The numbers of messages per webhook. */
const batches = [1, 100, 1_000] as const

/**
 * Measures messages from the provider's signed webhook, through the API and the worker as in production, until they
 * can be read through the API. Compares with a process that only writes the same rows.
 */
export async function runInbound(
  database: BenchDatabase,
  { rounds, messages }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  await using bench = await openInboundBench(database, messages)
  const rows: string[][] = []
  const goals: Report['goals'][number][] = []
  for (const batch of batches) {
    const size = batch.toLocaleString('en')
    log(`${size} a webhook`)
    const ways = {
      service: () => measureService(bench, batch, messages),
      inserts: () => measureFloor(bench, batch, messages),
    }
    const { service, inserts } = await measureRounds(rounds, ways, log)
    const ratio = medianRatio(service, inserts)
    rows.push([`this service, ${size} a webhook`, median(service).toFixed(0), ratio.toFixed(2)])
    rows.push([`inserts, ${size} a transaction`, median(inserts).toFixed(0), '1.00'])
    goals.push(atLeast(`messages received, ${size} a webhook, × inserts`, ratio, 0.9))
  }
  return {
    text: [
      `${messages.toLocaleString('en')} text messages, each from another sender, every tenth of them new, from the POST of their webhooks`,
      `until all can be read, compared with inserts of the same rows over four connections, on ${database.description}`,
      renderTable(['', 'a second', '× inserts'], rows),
    ].join('\n'),
    goals,
  }
}

/** Messages per second. */
async function measureService(bench: InboundBench, batch: number, count: number): Promise<number> {
  await bench.clear()
  await using _worker = await bench.startWorker()
  await using poster = await bench.startPoster(batch)
  const begin = performance.now()
  await poster.run()
  await bench.waitUntilReceived()
  const rate = count / ((performance.now() - begin) / 1_000)
  const readable = await bench.countReadable()
  if (readable !== count) throw new Error(`The API shows ${readable} messages, not ${count}.`)
  return rate
}

async function measureFloor(bench: InboundBench, batch: number, count: number): Promise<number> {
  await bench.clear()
  await using floor = await bench.startFloor(batch)
  return count / (await floor.run()).seconds
}
