import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scoreTasks } from './score-tasks.ts'
import type { Task } from './write-tasks.ts'

const adapter = `
import { mkdirSync, writeFileSync } from 'node:fs'
export const entry = 'index.ts'
export async function generate(input, output) {
  if (input === 'crash') process.exit(3)
  mkdirSync(output)
  writeFileSync(output + '/index.ts', "export { subject } from './no-extension'")
  writeFileSync(output + '/no-extension.ts', 'export const subject: unknown = { safeParse: () => ({ success: true }) }')
}`

test('goes on after a task that ends the process, and imports code for bundlers', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-score-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const tests = [
    { data: 1, valid: true },
    { data: 2, valid: false },
  ]
  const tasks = ['a', 'crash', 'b'].map((input): Task => ({ kind: 'group', input, tests }))
  writeFileSync(join(directory, 'adapter.mjs'), adapter)
  writeFileSync(join(directory, 'tasks.json'), JSON.stringify(tasks))
  const outcomes = await scoreTasks({
    adapter: join(directory, 'adapter.mjs'),
    tasks: join(directory, 'tasks.json'),
    count: tasks.length,
    outputs: directory,
  })
  const crashed = { kind: 'failed', reason: 'the process ended with 3' }
  expect(outcomes).toEqual([{ kind: 'group', right: 1 }, crashed, { kind: 'group', right: 1 }])
})
