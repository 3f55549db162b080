import { isChannelError } from '@channel/client'
import { show } from '../checks/differences.ts'
import { Mismatch, Skipped } from '../checks/mismatch.ts'
import type { Scenario } from '../scenarios/index.ts'
import type { Exchange } from '../target/recorder.ts'
import type { Session } from '../target/session.ts'
import { Target } from '../target/target.ts'
import { receivedAt } from './received-at.ts'

/** A deviation from the contract, or from what a scenario expects. */
export interface Failure {
  /** The request, if there was one. */
  readonly exchange: Exchange | undefined
  /** `status`, `header NAME`, `body` and a JSON pointer, or `scenario`. */
  readonly location: string
  readonly expected: string
  readonly received: string
}

/** The outcome of a scenario on a target. */
export interface ScenarioResult {
  readonly scenario: Scenario
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  readonly reason?: string
  readonly failures: readonly Failure[]
  readonly exchanges: readonly Exchange[]
  readonly durationMs: number
}

/** Runs a scenario. Every response is judged by the contract, whatever the scenario expects. */
export async function runScenario(session: Session, scenario: Scenario): Promise<ScenarioResult> {
  const target = new Target(session)
  const { recorder } = target
  const startedAt = performance.now()
  let thrown: unknown
  try {
    await scenario.run(target)
  } catch (error) {
    thrown = error
  }
  const { exchanges } = recorder
  const result = { scenario, exchanges, durationMs: performance.now() - startedAt }
  const violations = exchanges.flatMap(violationsOf)
  const reason = recorder.refusedWrite
    ? 'it writes, and the target may only be read: allow it with --allow-writes'
    : thrown instanceof Skipped && thrown.message
  if (reason && violations.length === 0) return { ...result, outcome: 'skipped', reason, failures: [] }
  const failures = [...violations, ...(reason ? [] : failuresOf(thrown, exchanges))]
  return { ...result, outcome: failures.length === 0 ? 'passed' : 'failed', failures }
}

function violationsOf(exchange: Exchange): Failure[] {
  return exchange.problems.map(({ location, message }) => ({
    exchange,
    location,
    expected: message,
    received: receivedAt(exchange, location),
  }))
}

function failuresOf(error: unknown, exchanges: readonly Exchange[]): Failure[] {
  if (error === undefined) return []
  const exchange = exchanges.at(-1)
  if (error instanceof Mismatch) return error.differences.map((difference) => ({ exchange, ...difference }))
  if (isChannelError(error)) {
    const refused = exchanges.find(({ requestId }) => requestId === error.requestId) ?? exchange
    const received = `${error.status} ${error.code}: ${error.message}`
    return [{ exchange: refused, location: 'status', expected: 'a success', received }]
  }
  const { message, cause } = error as Error
  return [
    {
      exchange,
      location: 'scenario',
      expected: 'no failure',
      received: cause ? `${message} ${show(String(cause))}` : message,
    },
  ]
}
