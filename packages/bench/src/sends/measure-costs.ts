import { availableParallelism } from 'node:os'
import { cpuSeconds } from '../processes/cpu-seconds.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import type { SendBench } from './send-bench.ts'

/** The processes of a send: the caller is the worker, or the loop. */
const processes = { caller: 'worker, or loop', postgres: 'PostgreSQL', provider: 'simulated provider' }

/** What a message costs. */
export interface Costs {
  /** Messages per second. */
  readonly rate: number
  /** CPU time of each process for a message. */
  readonly cpuMs: Readonly<Record<keyof typeof processes, number>>
}

export interface WorkerTask {
  /** Creates what the worker has to send. */
  readonly prepare: () => Promise<void>
  /** Lets the worker begin. */
  readonly begin: () => Promise<void>
  readonly untilEnd: (count: number) => Promise<void>
}

/** Measures a worker from `begin` until `count` messages are sent. */
export async function measureWorker(bench: SendBench, task: WorkerTask, count: number): Promise<Costs> {
  await using worker = await bench.startWorker()
  await task.prepare()
  return await measureCosts(bench, worker.pid, count, async () => {
    await task.begin()
    await task.untilEnd(count)
  })
}

/** Measures a loop that only calls the provider. */
export async function measureLoop(bench: SendBench, count: number): Promise<Costs> {
  await using caller = await bench.startCaller(count)
  return await measureCosts(bench, caller.pid, count, () => caller.run())
}

async function measureCosts(
  bench: SendBench,
  caller: number,
  count: number,
  work: () => Promise<unknown>,
): Promise<Costs> {
  const read = () => ({ caller: cpuSeconds(caller), ...bench.cpuSeconds() })
  const before = read()
  const startedMs = performance.now()
  await work()
  const ms = performance.now() - startedMs
  const after = read()
  const each = (process: keyof typeof processes) => ((after[process] - before[process]) / count) * 1_000
  return {
    rate: (count / ms) * 1_000,
    cpuMs: { caller: each('caller'), postgres: each('postgres'), provider: each('provider') },
  }
}

/** Where the time goes, as a table of medians: CPU, and how much of all processors was not used by any of the processes. */
export function renderCosts(ways: Readonly<Record<string, readonly Costs[]>>): string {
  const cpu = Object.values(ways).map(
    (rounds) => (name: keyof typeof processes) => median(rounds.map(({ cpuMs }) => cpuMs[name])),
  )
  const left = Object.values(ways).map((rounds) =>
    median(rounds.map(({ rate, cpuMs }) => (availableParallelism() * 1_000) / rate - sum(Object.values(cpuMs)))),
  )
  const row = (name: string, values: readonly number[]) => [name, ...values.map((value) => value.toFixed(3))]
  return renderTable(
    ['CPU ms a message', ...Object.keys(ways)],
    [
      ...Object.entries(processes).map(([key, name]) =>
        row(
          name,
          cpu.map((of) => of(key as keyof typeof processes)),
        ),
      ),
      row(`left of ${availableParallelism()} processors`, left),
    ],
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
