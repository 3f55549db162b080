import { readFile, writeFile } from 'node:fs/promises'
import { nameOfScenario } from './causes.ts'
import type { TargetReport } from './target-report.ts'

type Outcome = TargetReport['results'][number]['outcome']

/** What a report keeps for the comparison with the next one. */
export interface Run {
  readonly madeAt: string
  /** Target → scenario → outcome. */
  readonly targets: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
}

/** The scenarios of a target whose outcome is not that of the last run. */
export interface Changes {
  readonly broken: readonly string[]
  readonly repaired: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export function runOf(reports: readonly TargetReport[], madeAt: Date): Run {
  const outcomes = ({ target, results }: TargetReport) =>
    [target, Object.fromEntries(results.map((result) => [nameOfScenario(result), result.outcome]))] as const
  return { madeAt: madeAt.toISOString(), targets: Object.fromEntries(reports.map(outcomes)) }
}

/** The run that was saved in the file; undefined if none was. */
export async function readRun(file: string): Promise<Run | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Run)
}

export async function saveRun(file: string, run: Run): Promise<void> {
  await writeFile(file, `${JSON.stringify(run)}\n`)
}

/** @returns undefined if the last run did not have the target */
export function changesSince(last: Run, { targets }: Run, target: string): Changes | undefined {
  const [before, after] = [last.targets[target], targets[target] ?? {}]
  if (before === undefined) return undefined
  const names = Object.keys(after)
  return {
    broken: names.filter((name) => after[name] === 'failed' && name in before && before[name] !== 'failed'),
    repaired: names.filter((name) => after[name] === 'passed' && before[name] === 'failed'),
    added: names.filter((name) => !(name in before)),
    removed: Object.keys(before).filter((name) => !(name in after)),
  }
}
