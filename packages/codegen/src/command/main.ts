import type { DocumentConfig } from '../config.ts'
import { UnreadableDocument } from '../read/parse-file.ts'
import { type Arguments, parseArguments, usage } from './arguments.ts'
import { findConfig, readConfig, WrongConfig } from './read-config.ts'
import { type Outcome, runOnce } from './run-once.ts'
import { watchFiles } from './watch-files.ts'

/** Runs the command. Sets the exit code of the process. */
export async function main(args: readonly string[]): Promise<void> {
  const parsed = parseArguments(args)
  if ('error' in parsed) {
    console.error(`openapi-hono: ${parsed.error} See --help.`)
    process.exitCode = 2
  } else if (parsed.help) {
    console.log(usage)
  } else {
    await generate(parsed)
  }
}

async function generate(options: Arguments): Promise<void> {
  const { document, given, watch } = options
  const config = document === undefined ? findConfig(options) : undefined
  if (document === undefined && config === undefined) {
    console.error('openapi-hono: Give a document, or write openapi-hono.config.ts. See --help.')
    process.exitCode = 2
    return
  }
  const documentsNow = async (): Promise<DocumentConfig[]> =>
    config === undefined ? [{ source: document!, out: '', ...given, document: document! }] : readConfig(config, given)
  if (!watch) {
    process.exitCode = (await runAll(documentsNow, options)).exitCode
    return
  }
  try {
    const own = config === undefined ? [document!, ...(given.overlays ?? [])] : [config]
    watchFiles(own, async (willRead) => (await runAll(documentsNow, options, willRead)).read)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    console.error(`openapi-hono: ${error.message}`)
    process.exitCode = 1
  }
}

/** Runs over all documents, also after one with errors. */
async function runAll(
  documentsNow: () => Promise<DocumentConfig[]>,
  { check }: Arguments,
  willRead?: (paths: readonly string[]) => void,
): Promise<Outcome> {
  let documents: DocumentConfig[]
  try {
    documents = await documentsNow()
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    console.error(`openapi-hono: ${error.message}`)
    return { exitCode: 2, read: [] }
  }
  willRead?.(documents.flatMap(({ document, overlays = [] }) => [document, ...overlays]))
  const outcomes: Outcome[] = []
  for (const each of documents) outcomes.push(await runOnce(each, { check }))
  return {
    exitCode: Math.max(...outcomes.map(({ exitCode }) => exitCode)),
    read: outcomes.flatMap(({ read }) => read),
  }
}
