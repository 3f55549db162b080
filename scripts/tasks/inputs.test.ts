/** @module-tag long */
import { relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../command/paths.ts'
import { run, runInstalled } from '../command/run.ts'

const checks = ['check:style', 'check:types', 'check:tests', 'check:contract', 'check:spectral', 'check:release']
let inputs: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  const { stdout } = await runInstalled('turbo', ['run', ...checks, '--dry=json'])
  const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; inputs: Record<string, string> }[] }
  inputs = new Map(tasks.map(({ taskId, inputs }) => [taskId, Object.keys(inputs)]))
})

const inputsOf = (check: string) => inputs.get(`//#${check}`) ?? []
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

test.each(checks)('%s depends on nothing that a check itself writes', (check) => {
  expect(inputsOf(check).length).toBeGreaterThan(10)
  expect(inputsOf(check).filter((file) => /(?:^|\/)(?:node_modules|\.turbo|dist)\//.test(file))).toEqual([])
})

test('check:style depends on each file that Biome checks', async () => {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const isLeftOut = (file: string) => /(?:^|\/)(?:generated|vendor)\/|^spec\/released\//.test(file)
  const languages = /\.(?:[cm]?[jt]sx?|jsonc?|css|html|graphql|grit|vue|svelte|astro)$/
  const checked = linesOf(stdout).filter((file) => languages.test(file) && !isLeftOut(file))
  expect(checked.length).toBeGreaterThan(1500)
  expect(checked.filter((file) => !inputsOf('check:style').includes(file))).toEqual([])
})

test('check:types depends on each file that the compiler reads', async () => {
  const { stdout } = await runInstalled('tsc', ['-p', 'tsconfig.json', '--listFilesOnly'])
  const compiled = linesOf(stdout).map((file) => relative(root, file))
  const own = compiled.filter((file) => !file.split('/').includes('node_modules'))
  expect(own.length).toBeGreaterThan(1500)
  expect(own.filter((file) => !inputsOf('check:types').includes(file))).toEqual([])
})
