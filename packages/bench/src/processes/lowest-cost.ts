import type { CommandCost } from './measure-command.ts'

export type Cost = Pick<CommandCost, 'cpuSeconds' | 'peakMegabytes'>

/** The lowest of each figure of several runs: what else the machine does only adds. */
export function lowestCost(costs: readonly Cost[]): Cost {
  return {
    cpuSeconds: Math.min(...costs.map(({ cpuSeconds }) => cpuSeconds)),
    peakMegabytes: Math.min(...costs.map(({ peakMegabytes }) => peakMegabytes)),
  }
}
