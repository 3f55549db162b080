import type { TargetReport } from '../report/target-report.ts'
import type { Scenario } from '../scenarios/index.ts'
import type { Session } from '../target/session.ts'
import { runScenario, type ScenarioResult } from './run-scenario.ts'

export interface RunOptions {
  /** Stops the run between and within scenarios; what was created is still deleted. */
  readonly signal: AbortSignal
  readonly onResult: (result: ScenarioResult) => void
}

/** Runs scenarios on a target, one after the other, and deletes what they created. */
export async function runTarget(
  session: Session,
  scenarios: readonly Scenario[],
  { signal, onResult }: RunOptions,
): Promise<TargetReport> {
  const startedAt = performance.now()
  const results: ScenarioResult[] = []
  const abort = () => session.abort()
  signal.addEventListener('abort', abort)
  for (const scenario of scenarios) {
    if (signal.aborted) break
    const result = await runScenario(session, scenario)
    // A stopped scenario has no result.
    if (signal.aborted) break
    results.push(result)
    onResult(result)
  }
  signal.removeEventListener('abort', abort)
  const leftovers = session.isMock ? [] : await session.removeCreated()
  const durationMs = performance.now() - startedAt
  return { target: session.name, results, leftovers, durationMs, wasStopped: signal.aborted }
}
