import { rm } from 'node:fs/promises'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { generators } from './generators.ts'
import { prepareDirectory } from './prepare-directory.ts'

const steps = [1, 2, 4, 8]

/** What generating from so many operations took. */
export interface SizeCost {
  readonly operations: number
  readonly cpuSeconds: number
  readonly peakMegabytes: number
}

/** Measures generating from documents of 1, 2, 4 and 8 times a size, the last with `operations`. */
export async function measureSizes(operations: number, rounds: number): Promise<{ text: string; goals: Goal[] }> {
  const costs: SizeCost[] = []
  for (const step of steps) costs.push(await measureSize(Math.ceil((operations * step) / 8), rounds))
  return {
    text: renderTable(
      ['generating at 1, 2, 4, 8 times the size', 'CPU s', 'CPU ms an operation', 'peak MB'],
      costs.map((cost) => [
        `${cost.operations} operations`,
        cost.cpuSeconds.toFixed(2),
        ((cost.cpuSeconds * 1000) / cost.operations).toFixed(2),
        cost.peakMegabytes.toFixed(0),
      ]),
    ),
    goals: [
      {
        name: 'cost of a further operation, × that before',
        measured: growth(costs),
        bound: { atMost: 1.5 },
        unit: '×',
      },
    ],
  }
}

async function measureSize(operations: number, rounds: number): Promise<SizeCost> {
  const directory = await prepareDirectory(operations)
  try {
    const costs: CommandCost[] = []
    for (let round = 1; round <= rounds; round++) {
      const cost = await measureCommand(generators[0]!.args, directory.path)
      if (cost.exitCode !== 0) throw new Error(`generating failed:\n${cost.output.slice(0, 600)}`)
      costs.push(cost)
    }
    return {
      operations: directory.operations,
      cpuSeconds: median(costs.map(({ cpuSeconds }) => cpuSeconds)),
      peakMegabytes: median(costs.map(({ peakMegabytes }) => peakMegabytes)),
    }
  } finally {
    await rm(directory.path, { recursive: true, force: true })
  }
}

/** How a further operation's cost in the last step compares with that in the steps before: 1 where cost is linear. */
export function growth(costs: readonly SizeCost[]): number {
  const [first, before, last] = [costs[0]!, costs.at(-2)!, costs.at(-1)!]
  return slope(before, last) / slope(first, before)
}

/** What starting up costs drops out. */
function slope(from: SizeCost, to: SizeCost): number {
  return (to.cpuSeconds - from.cpuSeconds) / (to.operations - from.operations)
}
