import { describe, expect, it } from 'vitest'
import { operations } from '../src/target/declared-operations.ts'
import { inputNames } from '../src/workflows/inputs.ts'
import { readOutputs } from '../src/workflows/read-outputs.ts'
import { readWorkflows, startedWorkflows } from '../src/workflows/read-workflows.ts'
import { withoutState } from '../src/workflows/without-state.ts'

const documents = readWorkflows()

describe.each(documents)('$file', (document) => {
  const steps = document.workflows.flatMap((workflow) => workflow.steps)

  it('describes every workflow and every step', () => {
    for (const { summary, description } of document.workflows) expect([summary, description]).not.toContain(undefined)
    expect(steps.filter(({ description }) => description === undefined)).toEqual([])
  })

  it('calls operations of the contract', () => {
    const unknown = steps.filter(({ operationId }) => operationId !== undefined && !(operationId in operations))
    expect(unknown).toEqual([])
  })

  it('has only inputs that the command can make, or that an earlier workflow returns', () => {
    const known = [...inputNames]
    for (const { inputs, outputs } of startedWorkflows(document)) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(inputs?.properties ?? {})))
      known.push(...Object.keys(outputs ?? {}))
    }
  })

  it('does not refer to a step that the mock cannot do', () => {
    const needState = steps.filter((step) => step['x-needs-state']).map(({ stepId }) => stepId)
    const left = JSON.stringify(withoutState(document))
    expect(needState.filter((stepId) => left.includes(`$steps.${stepId}.`))).toEqual([])
  })
})

describe('the outputs of a workflow', () => {
  const step = { stepId: 'create', outputs: { id: '$response.body#/data/id' } }
  const workflow = { workflowId: 'any', steps: [step], outputs: { label_id: '$steps.create.outputs.id' } }

  it('are read from the last response of the step', () => {
    const bodies = new Map([['create', { data: { id: 'lbl_1' } }]])
    expect(readOutputs(workflow, bodies)).toEqual({ label_id: 'lbl_1' })
  })

  it('are undefined if the step was not executed', () => {
    expect(readOutputs(workflow, new Map())).toEqual({ label_id: undefined })
  })
})
