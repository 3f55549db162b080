import { afterAll, describe, expect, it } from 'vitest'
import { openMock } from '../src/start/open-mock.ts'
import { openService } from '../src/start/open-service.ts'
import type { Session } from '../src/target/session.ts'
import { readWorkflows, startedWorkflows, type WorkflowDocument } from '../src/workflows/read-workflows.ts'
import { runDocument, type WorkflowResult } from '../src/workflows/run-workflow.ts'

const documents = readWorkflows()

async function resultsOf(session: Session, document: WorkflowDocument): Promise<WorkflowResult[]> {
  return Array.fromAsync(runDocument(session, document, new AbortController().signal))
}

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

  it.each(documents)('passes $file', async (document) => {
    const results = await resultsOf(await session(), document)
    expect(results.map(({ outcome, reason, failures }) => ({ outcome, reason, failures }))).toEqual(
      startedWorkflows(document).map(() => ({ outcome: 'passed', reason: undefined, failures: '' })),
    )
  })

  it('reports the step that fails, with the reason', async () => {
    const [labels] = documents.filter(({ file }) => file.startsWith('page-to-the-end'))
    const broken = JSON.parse(JSON.stringify(labels).replaceAll('$statusCode == 200', '$statusCode == 299'))
    const [result] = await resultsOf(await session(), broken)
    expect(result).toMatchObject({ outcome: 'failed', requests: 1 })
    expect(result?.failures).toMatch(/stepId - read-first-page[\s\S]*\$statusCode == 299/)
  })
})
