import { Skipped } from '../checks/mismatch.ts'
import { operations } from '../target/declared-operations.ts'
import type { Session } from '../target/session.ts'
import { Target } from '../target/target.ts'
import { completeSignup } from './complete-signup.ts'
import { makeInputs } from './inputs.ts'
import { readOutputs } from './read-outputs.ts'
import { startedWorkflows, type Workflow, type WorkflowDocument } from './read-workflows.ts'
import { runRespect } from './run-respect.ts'
import { withoutState } from './without-state.ts'

/** The outcome of a workflow on a target. */
export interface WorkflowResult {
  /** The file without its ending, and the workflow. */
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped. */
  readonly reason?: string
  readonly requests: number
  /** The failed checks with their reasons; empty if all passed. */
  readonly failures: string
}

/**
 * Runs the workflows of a document one after the other. Each gets the outputs of those before it as inputs.
 */
export async function* runDocument(
  session: Session,
  document: WorkflowDocument,
  signal: AbortSignal,
): AsyncGenerator<WorkflowResult> {
  const runnable = session.isMock ? withoutState(document) : document
  let outputs: Record<string, unknown> = {}
  for (const workflow of startedWorkflows(runnable)) {
    const name = `${document.file.replace('.arazzo.yaml', '')}: ${workflow.workflowId}`
    await using resources = new AsyncDisposableStack()
    try {
      const inputs = { ...(await prepare(session, workflow, outputs, resources)), ...outputs }
      const { workflowId } = workflow
      const respect = { document: runnable, workflowId, url: session.url, inputs, signal }
      const { failures, requests, bodies } = await runRespect(respect)
      outputs = { ...outputs, ...readOutputs(workflow, bodies) }
      yield { name, outcome: failures === '' ? 'passed' : 'failed', requests, failures }
      if (failures !== '') return
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      yield { name, outcome: 'skipped', reason: error.message, requests: 0, failures: '' }
      return
    }
  }
}

/** The inputs that are not outputs of earlier workflows. @throws Skipped with the reason */
async function prepare(
  session: Session,
  workflow: Workflow,
  earlier: Readonly<Record<string, unknown>>,
  resources: AsyncDisposableStack,
): Promise<Record<string, unknown>> {
  const target = new Target(session)
  if (!session.mayWrite && writes(workflow)) {
    target.skip('it writes, and the target may only be read: allow it with --allow-writes')
  }
  const { setup_url: setupUrl } = earlier
  if (typeof setupUrl === 'string' && !session.isMock) {
    if (session.simulator === undefined) target.skip('a customer has to complete the signup, and needs the simulator')
    await completeSignup(setupUrl)
  }
  const names = Object.keys(workflow.inputs?.properties ?? {}).filter((name) => !Object.hasOwn(earlier, name))
  return makeInputs(names, { target, resources })
}

function writes({ steps }: Workflow): boolean {
  return steps.some(({ operationId }) => operationId !== undefined && operations[operationId].method !== 'GET')
}
