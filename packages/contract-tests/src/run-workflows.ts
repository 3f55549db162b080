import type { ContractOptions } from './command.ts'
import { openTarget } from './start/open-target.ts'
import { readWorkflows } from './workflows/read-workflows.ts'
import { runDocument, type WorkflowResult } from './workflows/run-workflow.ts'

/**
 * Runs the workflows of spec/workflows against each target in turn, and prints a line for each.
 *
 * @returns the exit status
 * @throws Error in one line if a target cannot be used
 */
export async function runWorkflows(options: ContractOptions, signal: AbortSignal): Promise<number> {
  const { only = '', target: targets = ['mock', 'service'] } = options
  const documents = readWorkflows().filter(({ file }) => file.includes(only.toLowerCase()))
  if (documents.length === 0) throw new Error(`No file of spec/workflows contains "${only}".`)
  const results: WorkflowResult[] = []
  for (const target of targets) {
    if (signal.aborted) break
    const session = await openTarget(target, options, () => undefined)
    try {
      for (const document of documents) {
        for await (const result of runDocument(session, document, signal)) {
          results.push(result)
          print(target, result)
        }
      }
    } finally {
      await session.stop()
    }
  }
  return signal.aborted || results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}

const marks = { passed: '✓', failed: '✗', skipped: '-' }

function print(target: string, { name, outcome, reason, requests, failures }: WorkflowResult): void {
  console.log(`${marks[outcome]} ${target}: ${name}: ${outcome}${reason ? `: ${reason}` : ` (${requests} requests)`}`)
  if (failures !== '') console.log(failures.replaceAll(/^(?=.)/gm, '    '))
}
