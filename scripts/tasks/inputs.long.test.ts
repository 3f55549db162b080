import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../command/paths.ts'
import { run, runInstalled } from '../command/run.ts'

const checks = ['style', 'types', 'unused', 'contract-tests', 'code-tests', 'generated', 'spectral', 'release'].map(
  (name) => `check:${name}`,
)
const cached = [...checks, 'generate:stage']
let inputs: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  const { stdout } = await runInstalled('turbo', ['run', ...checks, '--dry=json'])
  const { tasks } = JSON.parse(stdout) as { tasks: { taskId: string; inputs: Record<string, string> }[] }
  inputs = new Map(tasks.map(({ taskId, inputs }) => [taskId, Object.keys(inputs)]))
})

const inputsOf = (check: string) => inputs.get(`//#${check}`) ?? []
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

test.each(cached)('%s depends on nothing that a check itself writes', (check) => {
  expect(inputsOf(check).length).toBeGreaterThan(5)
  expect(inputsOf(check).filter((file) => /(?:^|\/)(?:node_modules|\.turbo|dist)\//.test(file))).toEqual([])
})

async function filesIn(...folders: string[]): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders])
  return linesOf(stdout).filter((file) => existsSync(join(root, file)))
}

test('generate:stage depends on the whole contract and generator, but not on what it makes', async () => {
  const others = /^spec\/(?:released\/|operations\.txt$|[^/]+\.md$)/
  const read = await filesIn('spec', 'packages/codegen/src', 'scripts/generate', 'scripts/command')
  expect(read.length).toBeGreaterThan(500)
  const missing = read.filter((file) => !inputsOf('generate:stage').includes(file))
  expect(missing.filter((file) => !others.test(file))).toEqual([])
  expect(missing).toContain('spec/operations.txt')
})

test('check:generated depends on each generated file', async () => {
  const generated = await filesIn('packages/contract/src/generated', 'packages/client/src/generated')
  expect(generated.length).toBeGreaterThan(30)
  const others = ['spec/operations.txt', 'spec/shared/schemas/ErrorCode.yaml', 'spec/shared/schemas/ErrorType.yaml']
  const read = [...generated, ...others, 'packages/core/src/mechanisms/errors/error-catalog.ts']
  expect(read.filter((file) => !inputsOf('check:generated').includes(file))).toEqual([])
})

test('check:style depends on each file that Biome checks', async () => {
  const isLeftOut = (file: string) => /(?:^|\/)(?:generated|vendor)\/|^spec\/released\//.test(file)
  const languages = /\.(?:[cm]?[jt]sx?|jsonc?|css|html|graphql|grit|vue|svelte|astro)$/
  const checked = (await filesIn('.')).filter((file) => languages.test(file) && !isLeftOut(file))
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

test('check:contract-tests depends on the contract, its packages, and the tests of operations', async () => {
  const sources = ['contract', 'client', 'codegen', 'test-kit'].map((name) => `packages/${name}/src`)
  const read = await filesIn('apps/api/test', ...sources)
  expect(read.length).toBeGreaterThan(400)
  expect(read.filter((file) => !inputsOf('check:contract-tests').includes(file))).toEqual([])
})
