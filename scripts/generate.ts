import { shown } from './command/paths.ts'
import { readArguments } from './command/read-arguments.ts'
import { writeOutputs } from './generate/outputs.ts'
import { outputsOfErrors } from './generate/outputs-of-spec.ts'
import { readStaged } from './generate/stage.ts'
import { watchSpec } from './generate/watch.ts'
import { runSummarized } from './tasks/run-summarized.ts'

const help = `Generates the bundle, types, validators, routes and operations.txt from spec/.

npm run -s generate                 lint, bundle, generate, write the changed files
npm run -s generate -- --check      write nothing; list the stale files and exit with 1
npm run -s generate -- --watch      generate and type-check after every change of spec/ or the code; used by npm run -s dev`

const { values } = readArguments(help, { check: { type: 'boolean' }, watch: { type: 'boolean' } })

const upToDate = 'Everything is up to date.'

if (values.watch) watchSpec()
else process.exitCode = values.check ? await runTask('check:generated') : await generateOnce()

async function generateOnce(): Promise<number> {
  // The schemas of the error codes are part of spec/, so they are written before everything else is generated.
  const errors = outputsOfErrors()
  const before = errors.ok ? writeOutputs(errors.outputs).written : []
  const code = await runTask('generate:stage')
  if (code !== 0) return code
  const { written, removed } = writeOutputs(readStaged())
  const lines = [
    ...[...before, ...written].map((path) => `wrote ${shown(path)}`),
    ...removed.map((path) => `removed ${shown(path)}`),
  ]
  console.log(lines.length > 0 ? lines.join('\n') : upToDate)
  return 0
}

/** Runs a task of turbo.json, and those that it depends on. If one fails, prints its output. */
async function runTask(task: 'check:generated' | 'generate:stage'): Promise<number> {
  const { code, complaint, results } = await runSummarized([task])
  if (code !== 0) console.error((results?.map(({ output }) => output()).join('\n') ?? complaint).trim())
  else if (task === 'check:generated') console.log(upToDate)
  return code === 0 ? 0 : 1
}
