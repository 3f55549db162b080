import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../command/paths.ts'
import { describeResults } from './describe-results.ts'
import { resultsOf } from './read-summary.ts'
import { taskOutput } from './task-output.ts'

test('keeps only the output of the task, without the lines of turbo', () => {
  const printed: string[] = []
  const take = taskOutput((line) => printed.push(line))
  const lines = [
    '',
    '   • turbo 2.11.9',
    'cache bypass, force executing b0d82abeaa135e26',
    'first',
    '',
    '',
    ' Tasks: none of turbo',
    '3 passed, 0 failed',
    '',
    ' Tasks:    1 successful, 1 total',
    'Cached:    0 cached, 1 total',
    '',
  ]
  for (const line of lines) take(line)
  expect(printed).toEqual(['first', '', '', ' Tasks: none of turbo', '3 passed, 0 failed'])
})

test('a summary names what ran, what failed and what has not changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'summary-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const task = (taskId: string, status: string, endTime: number, exitCode: number) => ({
    taskId,
    logFile: '.turbo/x.log',
    cache: { status },
    execution: { startTime: 0, endTime, exitCode },
  })
  const tasks = [task('//#check:types', 'MISS', 2000, 1), task('@channel/core#check:style', 'HIT', 10, 0)]
  const file = join(folder, 'summary.json')
  writeFileSync(file, JSON.stringify({ tasks }))
  expect(resultsOf(file)).toMatchObject([
    { task: '@channel/core#check:style', seconds: 0.01, cached: true, failed: false },
    { task: 'check:types', seconds: 2, cached: false, failed: true },
  ])
})

test('a failed run opens with what operations lack, before the outputs of its tasks', () => {
  const result = (task: string, failed: boolean) => ({
    task,
    seconds: 1,
    cached: false,
    failed,
    output: () => 'contacts.ts(1,1): error TS1360',
  })
  const results = [result('check:style', false), result('check:types', true)]
  const missing = ['listContactLabels: no handler in apps/api/src/resources/contacts.ts']
  expect(describeResults(results, missing)).toEqual([
    ...missing,
    '✓ check:style (1.0 s)',
    '✗ check:types (1.0 s)\ncontacts.ts(1,1): error TS1360\n',
  ])
  expect(describeResults([result('check:style', false)], missing)).toEqual(['✓ check:style (1.0 s)'])
})

const scriptsOf = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts
// JSON with comments is YAML, except for the comment syntax.
const { tasks } = parse(readFileSync(join(root, 'turbo.json'), 'utf8').replaceAll(/^\s*\/\/ .*$/gm, '')) as {
  tasks: Record<string, { cache?: boolean; inputs?: string[]; outputs?: string[] }>
}

test('every task of the root has its script, and declares what it reads unless it is never cached', () => {
  const own = Object.entries(tasks).filter(([name]) => name.startsWith('//#'))
  expect(own.length).toBeGreaterThan(5)
  for (const [name, { cache, inputs, outputs }] of own) {
    expect(Object.keys(scriptsOf('.'))).toContain(name.slice('//#'.length))
    if (cache !== false) expect([inputs, outputs], name).toEqual([expect.any(Array), expect.any(Array)])
  }
})

test('verify runs every check', () => {
  const checks = Object.keys(tasks).flatMap((name) => /(?:^|#)(check:.+)$/.exec(name)?.[1] ?? [])
  expect(scriptsOf('.').verify?.split(' ')).toEqual(expect.arrayContaining(checks))
})
