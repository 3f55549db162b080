import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Outcome } from './run-task.ts'

/** The location of a generator and its task. */
export interface Scoring {
  /** The path of its adapter. */
  readonly adapter: string
  /** The path of a JSON file with the tasks. */
  readonly tasks: string
  readonly count: number
  /** An existing directory, from which generated modules find their libraries. */
  readonly outputs: string
}

const main = fileURLToPath(new URL('./score-main.ts', import.meta.url))
/** Long enough for the largest document on a busy machine. */
const timeoutMs = 300_000

/** Generators ask for permission to send usage data by sending it. */
export const quietly = { ...process.env, DO_NOT_TRACK: '1', KUBB_DISABLE_TELEMETRY: '1' }

/**
 * Runs tasks in a child process. If a task ends it or takes too long, the task has failed and another process goes on with
 * the next one.
 */
export async function scoreTasks(scoring: Scoring): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  while (outcomes.length < scoring.count) {
    const reason = await runFrom(scoring, outcomes)
    if (outcomes.length < scoring.count) outcomes.push({ kind: 'failed', reason })
  }
  return outcomes
}

/** Adds outcomes until the process ends. Resolves to the reason. */
async function runFrom({ adapter, tasks, outputs }: Scoring, outcomes: Outcome[]): Promise<string> {
  const child = fork(main, [adapter, tasks, outputs, String(outcomes.length)], {
    cwd: outputs,
    env: quietly,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let isLate = false
  const watchdog = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeoutMs)
  child.on('message', ({ outcome }: { outcome: Outcome }) => {
    outcomes.push(outcome)
    watchdog.refresh()
  })
  const [code, signal] = await once(child, 'exit')
  clearTimeout(watchdog)
  return isLate ? `more than ${timeoutMs / 1000} s` : `the process ended with ${code ?? signal}`
}
