#!/usr/bin/env node
import { parseArguments, usage } from './command/arguments.ts'
import { runOnce } from './command/run-once.ts'
import { watchDocument } from './command/watch-document.ts'
import { UnreadableDocument } from './read/parse-file.ts'

const parsed = parseArguments(process.argv.slice(2))
if ('error' in parsed) {
  console.error(`codegen: ${parsed.error} See --help.`)
  process.exitCode = 2
} else if (parsed.help) {
  console.log(usage)
} else if (parsed.watch) {
  try {
    watchDocument(parsed.document, async () => (await runOnce(parsed)).read)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    console.error(`codegen: ${error.message}`)
    process.exitCode = 1
  }
} else {
  process.exitCode = (await runOnce(parsed)).exitCode
}
