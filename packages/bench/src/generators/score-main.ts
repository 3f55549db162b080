import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Adapter } from './adapter.ts'
import './resolve-extensions.ts'
import { runTask } from './run-task.ts'
import type { Task } from './write-tasks.ts'

const [adapterPath, tasksPath, outputs, first] = process.argv.slice(2) as [string, string, string, string]
const adapter: Adapter = await import(adapterPath)
const tasks: readonly Task[] = JSON.parse(await readFile(tasksPath, 'utf8'))
for (const [index, task] of tasks.entries()) {
  if (index < Number(first)) continue
  const outcome = await runTask(adapter, task, join(outputs, String(index)))
  await new Promise((resolve) => process.send?.({ index, outcome }, resolve))
}
process.disconnect?.()
