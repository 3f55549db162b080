import { compareDocuments, nextVersion } from '../diff/index.ts'
import { asObject } from '../read/json.ts'
import { loadDocument } from '../read/load-document.ts'
import { UnreadableDocument } from '../read/parse-file.ts'
import { DocumentError } from '../read/problems.ts'
import { type DiffArguments, parseDiffArguments, usage } from './diff-arguments.ts'
import { type Comparison, formats } from './print-changes.ts'
import { problemText } from './problem-text.ts'

/** Runs the command `openapi-diff`. Sets the exit code of the process. */
export async function diffMain(args: readonly string[]): Promise<void> {
  let parsed: DiffArguments | undefined
  try {
    parsed = parseDiffArguments(args)
  } catch (error) {
    console.error(`openapi-diff: ${(error as Error).message} See --help.`)
    process.exitCode = 2
    return
  }
  if (parsed === undefined) {
    console.log(usage)
    return
  }
  try {
    const comparison = await compareFiles(parsed)
    console.log(formats[parsed.format](comparison))
    process.exitCode = fails(comparison, parsed) ? 1 : 0
  } catch (error) {
    if (error instanceof DocumentError)
      console.error(error.problems.map((problem) => problemText(problem, parsed.revision)).join('\n'))
    else if (error instanceof UnreadableDocument) console.error(`openapi-diff: ${error.message}`)
    // It must not look like a difference, whose exit code is 1.
    else console.error(`openapi-diff: The comparison failed. This is a defect.\n${(error as Error).stack}`)
    process.exitCode = 2
  }
}

async function compareFiles({ base, revision }: DiffArguments): Promise<Comparison> {
  const [before, after] = [await loadDocument(base), await loadDocument(revision)]
  const changes = after.locate(compareDocuments(before, after))
  const version = String(asObject(asObject(before.document).info).version)
  const next = nextVersion(
    version,
    changes.map(({ impact }) => impact),
  )
  return { version, nextVersion: /^\d+\.\d+\.\d+$/.test(version) ? next : undefined, changes }
}

function fails({ changes }: Comparison, { failOn }: DiffArguments): boolean {
  const failing = { major: ['major'], minor: ['major', 'minor'], patch: ['major', 'minor', 'patch'], none: [] }[failOn]
  return changes.some(({ impact }) => (failing as readonly string[]).includes(impact))
}
