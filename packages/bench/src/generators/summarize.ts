import type { Outcome } from './run-task.ts'
import type { Task } from './write-tasks.ts'

/** The summary of a generator's outcomes. */
export interface Summary {
  /** Correct verdicts of the JSON Schema tests. Those of a schema that fails are wrong. */
  readonly testsRight: number
  /** Groups of these tests whose schema does not generate, or whose code cannot be imported. */
  readonly groupsFailed: number
  /** Correctly decoded requests. Null if it makes no servers. */
  readonly requestsRight: number | null
  /** Documents that generate code that can be imported. */
  readonly documents: number
  /** Values of component schemas compared with Ajv, in those documents. */
  readonly judged: number
  readonly agreed: number
  /** The share of the document with the lowest one. Null if no value was compared. */
  readonly lowestAgreement: number | null
  /** Component schemas that are not found among the exports. */
  readonly missing: number
  /** Why documents failed, by name, and `requests` if their app does not work. */
  readonly failures: Readonly<Record<string, string>>
}

/**
 * Counts outcomes; each belongs to the task with the same index.
 *
 * @param outputs the temporary directory, which is removed from reasons
 */
export function summarize(tasks: readonly Task[], outcomes: readonly Outcome[], outputs: string): Summary {
  const documents = outcomes.filter((outcome) => outcome.kind === 'document')
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const shares = documents.filter(({ judged }) => judged > 0).map(({ judged, agreed }) => agreed / judged)
  const failures: Record<string, string> = {}
  let groupsFailed = 0
  for (const [index, outcome] of outcomes.entries()) {
    const task = tasks[index]!
    if (outcome.kind !== 'failed') continue
    if (task.kind === 'group') groupsFailed++
    else failures[task.kind === 'document' ? task.name : 'requests'] = outcome.reason.replaceAll(outputs, '')
  }
  return {
    testsRight: sum(outcomes.map((outcome) => (outcome.kind === 'group' ? outcome.right : 0))),
    groupsFailed,
    requestsRight: requestsOf(tasks, outcomes),
    documents: documents.length,
    judged: sum(documents.map(({ judged }) => judged)),
    agreed: sum(documents.map(({ agreed }) => agreed)),
    lowestAgreement: shares.length === 0 ? null : Math.min(...shares),
    missing: sum(documents.map(({ missing }) => missing)),
    failures,
  }
}

function requestsOf(tasks: readonly Task[], outcomes: readonly Outcome[]): number | null {
  const outcome = outcomes[tasks.findIndex(({ kind }) => kind === 'requests')]
  if (outcome?.kind === 'requests') return outcome.right
  return outcome?.kind === 'failed' ? 0 : null
}
