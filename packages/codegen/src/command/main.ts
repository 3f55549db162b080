import { UnreadableDocument } from '../read/parse-file.ts'
import { parseArguments, usage } from './arguments.ts'
import { runOnce } from './run-once.ts'
import { watchDocument } from './watch-document.ts'

/** Runs the command. Sets the exit code of the process. */
export async function main(args: readonly string[]): Promise<void> {
  const parsed = parseArguments(args)
  if ('error' in parsed) {
    console.error(`openapi-hono: ${parsed.error} See --help.`)
    process.exitCode = 2
  } else if (parsed.help) {
    console.log(usage)
  } else if (parsed.watch) {
    try {
      watchDocument([parsed.document, ...parsed.overlays], async () => (await runOnce(parsed)).read)
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      console.error(`openapi-hono: ${error.message}`)
      process.exitCode = 1
    }
  } else {
    process.exitCode = (await runOnce(parsed)).exitCode
  }
}
