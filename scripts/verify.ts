import { readArguments } from './command/read-arguments.ts'
import { steps } from './verify/steps.ts'

const help = `Checks in seconds, without a database, that everything fits together: format and lint, the contract and all that
is generated from it, the types, and the tests that need no database. Ends with 1 when something does not.

npm run -s verify`

readArguments(help, {})

const start = performance.now()
const results = await Promise.all(
  steps.map(async ({ name, run }) => {
    const { ok, output } = await run()
    if (ok) console.log(`✓ ${name} (${since()})`)
    else console.error(`✗ ${name} (${since()})\n${output.trim()}\n`)
    return ok
  }),
)
const failed = steps.filter((_step, index) => !results[index]).map(({ name }) => name)
if (failed.length > 0) {
  console.error(`Look above: ${failed.join(', ')}.`)
  process.exitCode = 1
}

function since(): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
