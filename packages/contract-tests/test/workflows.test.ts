import { afterAll, describe, expect, it } from 'vitest'
import { openMock } from '../src/start/open-mock.ts'
import { openService } from '../src/start/open-service.ts'
import { operations } from '../src/target/declared-operations.ts'
import type { Session } from '../src/target/session.ts'
import { inputNames } from '../src/workflows/inputs.ts'
import { readOutputs } from '../src/workflows/read-outputs.ts'
import { readWorkflows, startedWorkflows, type WorkflowDocument } from '../src/workflows/read-workflows.ts'
import { runDocument, type WorkflowResult } from '../src/workflows/run-workflow.ts'
import { withoutState } from '../src/workflows/without-state.ts'

const documents = readWorkflows()

async function resultsOf(session: Session, document: WorkflowDocument): Promise<WorkflowResult[]> {
  return Array.fromAsync(runDocument(session, document, new AbortController().signal))
}

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

describe.each([
  { name: 'the mock', open: openMock },
  { name: 'the service', open: openService },
])('$name', ({ open }) => {
  let opened: Promise<Session> | undefined
  // Started only if the long tests run.
  const session = () => {
    opened ??= open()
    return opened
  }
  afterAll(async () => (await opened)?.stop())

  it.each(documents)('passes $file', { tags: 'long' }, async (document) => {
    const results = await resultsOf(await session(), document)
    expect(results.map(({ outcome, reason, failures }) => ({ outcome, reason, failures }))).toEqual(
      startedWorkflows(document).map(() => ({ outcome: 'passed', reason: undefined, failures: '' })),
    )
  })

  it('reports the step that fails, with the reason', { tags: 'long' }, async () => {
    const [labels] = documents.filter(({ file }) => file.startsWith('page-to-the-end'))
    const broken = JSON.parse(JSON.stringify(labels).replaceAll('$statusCode == 200', '$statusCode == 299'))
    const [result] = await resultsOf(await session(), broken)
    expect(result).toMatchObject({ outcome: 'failed', requests: 1 })
    expect(result?.failures).toMatch(/stepId - read-first-page[\s\S]*\$statusCode == 299/)
  })
})
