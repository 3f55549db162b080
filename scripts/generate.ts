import { shown } from './command/paths.ts'
import { readArguments } from './command/read-arguments.ts'
import { staleFiles, writeOutputs } from './generate/compare-files.ts'
import { describeStale } from './generate/describe-stale.ts'
import { generateContract, generateErrors } from './generate/generate-contract.ts'
import { watchContract } from './generate/watch-contract.ts'

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
  const outcome = await generateContract()
  if (!outcome.ok) {
    console.error(outcome.problems.trim())
    return 1
  }
  if (!check) {
    const { written, removed } = writeOutputs(outcome.outputs)
    written.unshift(...before)
    for (const path of written) console.log(`wrote ${shown(path)}`)
    for (const path of removed) console.log(`removed ${shown(path)}`)
    if (written.length + removed.length === 0) console.log(upToDate)
    return 0
  }
  const stale = staleFiles(outcome.outputs)
  if (stale.length === 0) console.log(upToDate)
  for (const file of stale) console.error(describeStale(file))
  if (stale.length > 0) console.error('Run: npm run -s generate')
  return stale.length > 0 ? 1 : 0
}

/** The schemas of the error codes are part of spec/, so they are written before everything else is generated. */
function writeErrors(): string[] {
  const errors = generateErrors()
  return errors.ok ? writeOutputs(errors.outputs).written : []
}
