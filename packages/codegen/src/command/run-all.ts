import type { DocumentConfig } from '../config.ts'
import { UsageError } from './arguments.ts'
import { type Outcome, type Printer, runOnce } from './run-once.ts'

/** Runs over all documents, also after one with errors. */
export async function runAll(
  documents: readonly DocumentConfig[],
  options: { readonly check: boolean; readonly print: Printer },
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const each of documents) outcomes.push(await runOnce(each, options))
  return {
    exitCode: Math.max(...outcomes.map(({ exitCode }) => exitCode)),
    position: outcomes.find(({ position }) => position !== undefined)?.position,
    read: outcomes.flatMap(({ read }) => read),
  }
}

/**
 * Generates from the documents that the options name now. Prints what is wrong with the options.
 *
 * @param willRead is called with the files before they are read
 */
export async function generateNow(
  documentsNow: () => Promise<readonly DocumentConfig[]>,
  print: Printer,
  willRead: (paths: readonly string[]) => void,
): Promise<Outcome> {
  try {
    const documents = await documentsNow()
    willRead(documents.flatMap(({ document, overlays = [] }) => [document, ...overlays]))
    return await runAll(documents, { check: false, print })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    print.error(`openapi-hono: ${error.message}`)
    return { exitCode: 2, read: [] }
  }
}
