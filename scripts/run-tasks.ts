import { describeResults } from './tasks/describe-results.ts'
import { runSummarized } from './tasks/run-summarized.ts'
import { runTurbo } from './tasks/run-turbo.ts'
import { taskOutput } from './tasks/task-output.ts'
import { missingParts } from './verify/missing-parts.ts'

const help = `Runs tasks of turbo.json. What has not changed since it passed is not run again.

npm run -s verify             all checks that need no database
npm run -s lint               format, lint, and the rules of the contract
npm run -s typecheck          types
npm run -s build              the bundles of the apps, and the generator's package
npm run -s verify -- --force  all of them, changed or not`

const args = process.argv.slice(2)
if (args.includes('--help') && args[0] !== '--stream') console.log(help)
else process.exitCode = args[0] === '--stream' ? await stream(args.slice(1)) : await summarize(args)

/** Runs one task and prints its output. It is not cached, so it gets the caller's whole environment. */
async function stream([task = '', ...rest]: readonly string[]): Promise<number> {
  const { code } = await runTurbo([task, '--env-mode=loose', ...rest], taskOutput(console.log))
  return code
}

/** Prints how long the tasks took. If one failed: first what operations lack, at the end the outputs of those that failed. */
async function summarize(tasks: readonly string[]): Promise<number> {
  const start = performance.now()
  const { code, complaint, results } = await runSummarized(tasks)
  if (results === undefined) {
    console.error(complaint.trim())
    return code
  }
  const failed = results.filter((result) => result.failed).map(({ task }) => task)
  const print = failed.length > 0 ? console.error : console.log
  for (const line of describeResults(results, missingParts())) print(line)
  const took = `${((performance.now() - start) / 1000).toFixed(1)} s`
  const unchanged = results.filter(({ cached }) => cached).length
  if (failed.length > 0) print(`Failed, see above: ${failed.join(', ')} (${took})`)
  else print(`✓ ${results.length} tasks, ${unchanged} of them unchanged (${took})`)
  return code
}
