import type { Report } from '../report/goal.ts'
import { measureGenerators } from './measure-generators.ts'
import { writeMeasured } from './measured.ts'
import { describeMeasured, renderMeasured } from './render-measured.ts'

/**
 * Measures this generator and others, and records the figures for the comparison in the generator's README.
 *
 * @throws Error if something cannot be downloaded
 */
export async function runGenerators(rounds: number, log: (line: string) => void): Promise<Report> {
  const measured = await measureGenerators(rounds, log)
  writeMeasured(measured)
  return { text: `${renderMeasured(measured)}\n\n${describeMeasured(measured)}`, goals: [] }
}
