import { parseArguments, usage } from './arguments.ts'
import { runOnce } from './run-once.ts'
import { watchDocument } from './watch-document.ts'

const parsed = parseArguments(process.argv.slice(2))
if ('error' in parsed) {
  console.error(`codegen: ${parsed.error} See --help.`)
  process.exitCode = 2
} else if (parsed.help) {
  console.log(usage)
} else {
  // Watching begins first, so that no change after the first line of output is missed.
  if (parsed.watch) watchDocument(parsed.document, () => runOnce(parsed))
  process.exitCode = await runOnce(parsed)
}
