import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTarball } from '../../../../scripts/package/test/read-tarball.ts'
import { checkTypes, compileExamples, testedProgram } from './compile-examples.ts'
import { EmptyProject } from './empty-project.ts'
import { runInBrowser } from './runtimes/browser.ts'
import { runBundles } from './runtimes/bundles.ts'
import { findBun, findDeno } from './runtimes/find-runtime.ts'
import { readmeExamples, runExamples, withoutTesting } from './runtimes/readme-examples.ts'
import { type StartedService, startService } from './runtimes/start-service.ts'
import { runInVitest } from './runtimes/vitest.ts'
import { runInWorker } from './runtimes/worker.ts'

let project: EmptyProject
let readme: string
let service: StartedService

beforeAll(async () => {
  project = await EmptyProject.create()
  readme = String((await readTarball(project.tarball, '@channel/client')).files.get('README.md'))
  project.useNode(process.execPath)
  service = await startService()
})
afterAll(async () => {
  await service.stop()
  await project.remove()
})

test('the examples of the README run on Node 26', async () => {
  await runExamples(project, readme, service.url, (file) => project.run('node', file))
})

test('the example of a test runs with Vitest', () => runInVitest(project, readme))

test('the examples of the README run on Bun', async ({ skip }) => {
  const bun = await findBun(project)
  if (bun === undefined) return skip('Not run: @oven/bun-linux-x64 is for Linux on x64.')
  await runExamples(project, readme, service.url, (file) => project.run(bun, 'run', file))
})

test('the examples of the README run on Deno', async ({ skip }) => {
  const deno = await findDeno(project)
  if (deno === undefined) return skip('Not run: @deno/linux-x64-glibc is for Linux on x64.')
  // MSW opens a channel that keeps Deno running, so programs that use it would not end.
  const others = withoutTesting(readme)
  await runExamples(project, others, service.url, (file) => project.run(deno, 'run', '--allow-all', file))
})

test('it runs in a worker', () => runInWorker(project, service.url))

test('it runs in a web page', async ({ skip }) => {
  const problem = await runInBrowser(project, service.url)
  if (problem !== undefined) skip(`Not run: ${problem}`)
})

test('it is bundled by esbuild and Vite', () => runBundles(project, service.url))

test('it is typed for TypeScript 5.9, and its examples compile', async () => {
  const tsc = join(await project.installTools('typescript@5.9.3'), 'typescript/bin/tsc')
  await checkTypes(project, tsc)
  await compileExamples(project, 'readme', readmeExamples(readme), tsc)
})

// The last test: the others use the version of the workspace.
test('the entry for tests is typed for version 3 of msw, and runs with it', async () => {
  await project.link('msw', join(await project.installTools('msw@3.0.5'), 'msw'))
  await compileExamples(project, 'tested', [testedProgram])
  expect(await project.run('node', 'tested-1.ts')).toBe('Ada\ntrue\n')
})
