import { atPointer } from '../run/received-at.ts'
import type { Workflow } from './read-workflows.ts'

/** The outputs of a workflow that has run. @param bodies stepId → the body of its last response */
export function readOutputs(
  { outputs = {}, steps }: Workflow,
  bodies: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => {
      const [, stepId = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? []
      const step = steps.find((each) => each.stepId === stepId)
      const pointer = step?.outputs?.[output]?.replace('$response.body#', '') ?? ''
      return [name, atPointer(bodies.get(stepId), pointer)]
    }),
  )
}
