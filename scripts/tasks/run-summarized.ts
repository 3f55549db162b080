import { resultsOf, type TaskResult } from './read-summary.ts'
import { runTurbo } from './run-turbo.ts'

/** Runs tasks and prints nothing. `results` is undefined if turbo itself failed; `complaint` says why. */
export async function runSummarized(
  tasks: readonly string[],
): Promise<{ code: number; complaint: string; results: TaskResult[] | undefined }> {
  let results: TaskResult[] | undefined
  const options = ['--continue=dependencies-successful', '--summarize', '--output-logs=none']
  const { code, complaint } = await runTurbo([...tasks, ...options], (line) => {
    const summary = /^ *Summary: +(.+)$/.exec(line)?.[1]
    if (summary !== undefined) results = resultsOf(summary)
  })
  return { code, complaint, results }
}
