import type { WorkflowDocument } from './read-workflows.ts'

/** The document without the steps that need state, and without the outputs that refer to them. */
export function withoutState(document: WorkflowDocument): WorkflowDocument {
  const workflows = document.workflows.map((workflow) => {
    const removed = workflow.steps.filter((step) => step['x-needs-state']).map(({ stepId }) => stepId)
    const steps = workflow.steps.filter(({ stepId }) => !removed.includes(stepId))
    const outputs = Object.entries(workflow.outputs ?? {}).filter(
      ([, expression]) => !removed.some((stepId) => expression.startsWith(`$steps.${stepId}.`)),
    )
    const { outputs: _, ...rest } = workflow
    return { ...rest, steps, ...(outputs.length > 0 && { outputs: Object.fromEntries(outputs) }) }
  })
  return { ...document, workflows }
}
