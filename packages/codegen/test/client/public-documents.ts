import { loadDocument } from '../../src/index.ts'
import { testDirectory } from '../generate-modules.ts'
import type { DocumentFile } from '../score/public-documents.ts'
import { generateClient, runCall } from './call-every-operation.ts'

/** Calls every operation of a document with the arguments of its example. @returns the problems, by operationId */
export async function problemsOfClient({ path }: DocumentFile): Promise<Record<string, string>> {
  const generated = generateClient(await loadDocument(path), testDirectory())
  const { createClient } = await generated.load('client/index.ts')
  const { tables } = await generated.load('client/testing/tables.ts')
  const app = await generated.app()
  const client = createClient({
    baseUrl: 'http://test',
    maxRetries: 0,
    fetch: (request: Request) => app.fetch(request),
  })
  const problems: Record<string, string> = {}
  for (const [id, call] of generated.calls) {
    // The example of a call that would be too long is no code. A null stands for a body that was not found.
    if (call.includes('…') || call.endsWith('(null)')) continue
    const result = await runCall(call, client).catch((error) => error)
    const { example } = tables.operationTable[id]
    if (result instanceof Error) problems[id] = `${call}: ${describe(result)}`
    else if (example !== undefined && !generated.fits(id, result)) problems[id] = `${call}: ${JSON.stringify(result)}`
  }
  return problems
}

function describe(error: Error): string {
  const { status, body } = error as { status?: number; body?: unknown }
  return status === undefined ? (error.stack ?? error.message).slice(0, 300) : `${status} ${JSON.stringify(body)}`
}
