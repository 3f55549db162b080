import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Cost, lowestCost } from '../processes/lowest-cost.ts'
import { type CommandCost, measureCommand } from '../processes/measure-command.ts'
import type { Candidate } from './candidates.ts'
import { quietly } from './score-tasks.ts'

/** The cost of generating from a document, or the reason why it fails. */
export type GenerationCost = Cost | { readonly crash: string }

/** Runs a generator's command once in a directory that has `openapi.json`. */
export async function measureGeneration(candidate: Candidate, directory: string): Promise<GenerationCost> {
  const output = join(directory, candidate.output)
  await rm(output, { recursive: true, force: true })
  const cost = await measureCommand(candidate.args, directory, quietly)
  const files = await readdir(output).catch(() => [])
  if (cost.exitCode !== 0 || files.length === 0) return { crash: complaintOf(cost) }
  return { cpuSeconds: cost.cpuSeconds, peakMegabytes: cost.peakMegabytes }
}

/** The lowest cost. A generator that fails once has failed. */
export function lowestUnlessCrashed(rounds: readonly GenerationCost[]): GenerationCost {
  const costs: Cost[] = []
  for (const round of rounds) {
    if ('crash' in round) return round
    costs.push(round)
  }
  return lowestCost(costs)
}

/** The line of the output that names the error. */
function complaintOf({ exitCode, output }: CommandCost): string {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines.find((line) => /error|cannot|failed|🛑/i.test(line))?.trim() ?? `exit status ${exitCode}`
}
