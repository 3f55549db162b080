import { parseArguments, usage } from './arguments.ts'
import { UnreadableDocument } from './read-document.ts'
import { runOnce } from './run-once.ts'
import { watchDocument } from './watch-document.ts'

const parsed = parseArguments(process.argv.slice(2))
if ('error' in parsed) {
  console.error(`codegen: ${parsed.error} See --help.`)
  process.exitCode = 2
} else if (parsed.help) {
  console.log(usage)
} else if (parsed.watch) {
  try {
    watchDocument(parsed.document, () => runOnce(parsed))
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    console.error(`codegen: ${error.message}`)
    process.exitCode = 1
  }
} else {
  process.exitCode = await runOnce(parsed)
}
