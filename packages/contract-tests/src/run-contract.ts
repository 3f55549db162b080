import type { ContractOptions } from './command.ts'
import { Progress } from './report/progress.ts'
import { summarize } from './report/summarize.ts'
import { countOf, type TargetReport } from './report/target-report.ts'
import { writeReport } from './report/write-report.ts'
import { runTarget } from './run/run-target.ts'
import { type Scenario, scenariosFor } from './scenarios/index.ts'
import { openTarget } from './start/open-target.ts'

/**
 * Runs the scenarios against each target in turn, and prints and writes the report.
 *
 * @param signal stops the run; what was created is deleted before it resolves
 * @returns the exit status
 * @throws Error in one line if a target cannot be used
 */
export async function runContract(options: ContractOptions, signal: AbortSignal): Promise<number> {
  const { only, report, target: targets = ['mock', 'service'] } = options
  const reports: TargetReport[] = []
  for await (const { session, progress } of openAll(targets, options)) {
    if (signal.aborted) break
    const scenarios = choose(scenariosFor(session), only)
    progress.start(scenarios.length)
    const onResult = progress.show.bind(progress)
    reports.push(await runTarget(session, scenarios, { signal, onResult }))
  }
  for (const each of reports) console.log(summarize(each))
  if (report !== undefined) console.log(`Report: ${await writeReport(report, reports)}`)
  const failed = reports.some((each) => each.wasStopped || countOf(each, 'failed') > 0)
  return failed || signal.aborted ? 1 : 0
}

/** Opens all targets at once, because each takes seconds to start; yields them in order, and ends each after its use. */
async function* openAll(targets: readonly string[], options: ContractOptions) {
  const opening = targets.map((target) => {
    const progress = new Progress(target)
    const session = openTarget(target, options, (ms) => progress.waits(ms))
    // Awaited below, unless an earlier target fails.
    session.catch(() => undefined)
    return { session, progress }
  })
  try {
    for (const { session, progress } of opening) {
      yield { session: await session, progress }
      await (await session).stop()
    }
  } finally {
    await Promise.allSettled(opening.map(async ({ session }) => (await session).stop()))
  }
}

/** @throws Error in one line if none matches */
function choose(scenarios: readonly Scenario[], only: string | undefined): readonly Scenario[] {
  if (only === undefined) return scenarios
  const text = only.toLowerCase()
  const chosen = scenarios.filter(({ group, title }) => `${group}: ${title}`.toLowerCase().includes(text))
  if (chosen.length === 0) throw new Error(`No scenario contains "${only}".`)
  return chosen
}
