import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** The result of a task. */
export interface TaskResult {
  /** `check:types` of the root, `@channel/core#check:style` of a package. */
  readonly task: string
  readonly seconds: number
  readonly cached: boolean
  readonly failed: boolean
  /** Its output. */
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

/** Loads turbo's summary of a run and deletes the file, because nothing else does. The slowest task is last. */
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
