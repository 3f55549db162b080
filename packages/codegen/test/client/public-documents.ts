import { getResponse } from 'msw'
import { loadDocument } from '../../src/index.ts'
import { testDirectory } from '../generate-modules.ts'
import type { DocumentFile } from '../score/public-documents.ts'
import { typeErrorsOf } from '../type-errors-of.ts'
import { type GeneratedClient, generateClient, runCall } from './call-every-operation.ts'

type Send = (request: Request) => Response | Promise<Response>

/** Calls every operation of a document with the arguments of its example. @returns the problems, by operationId */
export async function problemsOfClient({ path }: DocumentFile, against: 'service' | 'mock') {
  const generated = generateClient(await loadDocument(path), testDirectory())
  return problemsOf(generated, against === 'mock' ? await mockOf(generated) : (await generated.app()).fetch)
}

/** The errors of the compiler in a program that imports all files of a client. */
export async function typeErrorsOfClient({ path }: DocumentFile): Promise<string[]> {
  const { directory } = generateClient(await loadDocument(path), testDirectory())
  const program = ['index', 'queries', 'testing/index'].map((file) => `import './client/${file}.ts'\n`).join('')
  const options = { lib: ['esnext', 'dom', 'dom.iterable'], skipLibCheck: true }
  return typeErrorsOf(directory, { 'program.ts': program }, options)
}

async function mockOf(generated: GeneratedClient): Promise<Send> {
  const { createMock } = await generated.load('client/testing/index.ts')
  const { handlers } = createMock()
  return async (request) => (await getResponse(handlers, request)) ?? Response.error()
}

async function problemsOf(generated: GeneratedClient, send: Send): Promise<Record<string, string>> {
  const { createClient } = await generated.load('client/index.ts')
  const { tables } = await generated.load('client/testing/tables.ts')
  const client = createClient({
    baseUrl: 'http://api.example.com',
    maxRetries: 0,
    fetch: async (request: Request) => send(request),
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
