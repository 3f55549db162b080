import { rm } from 'node:fs/promises'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { generators } from './generators.ts'
import { prepareDirectory } from './prepare-directory.ts'

const steps = [1, 2, 4, 8]

/** Cost of generating a document with this many operations. */
export interface SizeCost {
  readonly operations: number
  readonly cpuSeconds: number
  readonly peakMegabytes: number
}

/** Measures generation at 1, 2, 4 and 8 eighths of `operations`. */
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

/** The cost per added operation in the last step, relative to the earlier steps: 1 if cost is linear. */
export function growth(costs: readonly SizeCost[]): number {
  const [first, before, last] = [costs[0]!, costs.at(-2)!, costs.at(-1)!]
  return slope(before, last) / slope(first, before)
}

/** Cost per added operation. Startup cost cancels out. */
function slope(from: SizeCost, to: SizeCost): number {
  return (to.cpuSeconds - from.cpuSeconds) / (to.operations - from.operations)
}
