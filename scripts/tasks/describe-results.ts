import type { TaskResult } from './read-summary.ts'

/**
 * The lines about the tasks of a run.
 *
 * @param missing what operations lack: if a task has failed, it comes first, because each of several outputs below shows a
 *   part of it
 */
export function describeResults(results: readonly TaskResult[], missing: readonly string[]): string[] {
  const failed = results.filter((result) => result.failed)
  return [
    ...(failed.length > 0 ? missing : []),
    ...describePassed(results),
    ...failed.map(({ task, seconds, output }) => `✗ ${task} (${seconds.toFixed(1)} s)\n${output()}\n`),
  ]
}

/** One line for each task that ran and passed; the same task of several packages is one line. */
function describePassed(results: readonly TaskResult[]): string[] {
  const ran = results.filter(({ cached, failed }) => !cached && !failed)
  const byTask = Map.groupBy(ran, ({ task }) => task.replace(/^.*#/, ''))
  return [...byTask].map(([task, members]) => {
    const packages = members.length > 1 ? ` of ${members.length} packages` : ''
    const seconds = Math.max(...members.map((member) => member.seconds))
    return `✓ ${task}${packages} (${seconds.toFixed(1)} s)`
  })
}
