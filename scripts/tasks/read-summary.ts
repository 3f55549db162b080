import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** How a task ended. */
export interface TaskResult {
  /** `check:types` of the root, `@channel/core#check:style` of a package. */
  readonly task: string
  readonly seconds: number
  readonly cached: boolean
  readonly failed: boolean
  /** What it printed. */
  readonly output: () => string
}

interface Summary {
  readonly tasks: readonly {
    readonly taskId: string
    readonly logFile: string
    readonly cache: { readonly status: 'HIT' | 'MISS' }
    readonly execution?: { readonly startTime: number; readonly endTime: number; readonly exitCode: number | null }
  }[]
}

/** Reads the summary that turbo wrote of a run, and deletes it: nothing else does. What took longest comes last. */
export function resultsOf(file: string): TaskResult[] {
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as Summary
  rmSync(file)
  return tasks
    .flatMap(({ taskId, logFile, cache, execution }) => {
      if (execution === undefined) return []
      const seconds = (execution.endTime - execution.startTime) / 1000
      const output = () => readFileSync(join(root, logFile), 'utf8').trim()
      const task = taskId.replace(/^\/\/#/, '')
      return [{ task, seconds, cached: cache.status === 'HIT', failed: execution.exitCode !== 0, output }]
    })
    .sort((one, other) => one.seconds - other.seconds)
}
