import { shown } from './command/paths.ts'
import { readArguments } from './command/read-arguments.ts'
import { writeOutputs } from './generate/compare-files.ts'
import { generateErrors } from './generate/generate-contract.ts'
import { readMadeOutputs } from './generate/made-outputs.ts'
import { watchContract } from './generate/watch-contract.ts'
import { runSummarized } from './tasks/run-summarized.ts'
import { staleProblems } from './verify/compare-contract.ts'

const help = `Generates the bundle, types, validators, routes and operations.txt from spec/.

npm run -s generate                 lint, bundle, generate, write the changed files
npm run -s generate -- --check      write nothing; list the stale files and exit with 1
npm run -s generate -- --watch      generate and type-check after every change of spec/ or the code; used by npm run -s dev`

const upToDate = 'Everything is up to date.'

const { values } = readArguments(help, { check: { type: 'boolean' }, watch: { type: 'boolean' } })

if (values.watch) watchContract()
else process.exitCode = await generateOnce(values.check === true)

async function generateOnce(check: boolean): Promise<number> {
  const before = check ? [] : writeErrors()
  const { code, complaint, results } = await runSummarized(['make:contract'])
  if (code !== 0) {
    const output = results?.map((result) => result.output()).join('\n')
    console.error((output ?? complaint).trim())
    return 1
  }
  if (check) return reportStale()
  const { written, removed } = writeOutputs(readMadeOutputs())
  written.unshift(...before)
  for (const path of written) console.log(`wrote ${shown(path)}`)
  for (const path of removed) console.log(`removed ${shown(path)}`)
  if (written.length + removed.length === 0) console.log(upToDate)
  return 0
}

function reportStale(): number {
  const problems = staleProblems()
  if (problems.length === 0) console.log(upToDate)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) console.error('Run: npm run -s generate')
  return problems.length > 0 ? 1 : 0
}

/** The schemas of the error codes are part of spec/, so they are written before everything else is generated. */
function writeErrors(): string[] {
  const errors = generateErrors()
  return errors.ok ? writeOutputs(errors.outputs).written : []
}
