import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const reporter = fileURLToPath(new URL('./summary-reporter.ts', import.meta.url))
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'summary-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** Runs the files as tests and returns the last printed lines and the exit status. */
async function run(files: Record<string, string>) {
  for (const [name, code] of Object.entries(files)) await writeFile(join(directory, name), code)
  const reporters = ['--reporter=default', `--reporter=${reporter}`]
  const child = spawn(process.execPath, [vitest, 'run', '--globals', '--root', directory, ...reporters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, FORCE_COLOR: '1' },
  })
  const [printed, status] = await Promise.all([
    text(child.stdout),
    new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1))),
  ])
  const [lineBefore, lastLine] = printed.trimEnd().split('\n').slice(-2)
  return { lineBefore, lastLine, status }
}

describe('the last line of a run', () => {
  it('counts passed and failed tests', async () => {
    const good = "test('a', () => expect(1).toBe(1)); test('b', () => {})"
    expect(await run({ 'good.test.js': good })).toMatchObject({ lastLine: '2 passed, 0 failed', status: 0 })
    const bad = "test('c', () => expect(1).toBe(2))"
    expect(await run({ 'bad.test.js': bad })).toMatchObject({ lastLine: '2 passed, 1 failed', status: 1 })
  })

  it.each([
    ['a file that cannot be loaded', { 'broken.test.js': "throw new Error('broken')" }, 0],
    ['an error outside of every test', { 'late.test.js': "test('a', () => { Promise.reject(new Error('late')) })" }, 1],
    ['no test at all', {}, 0],
  ])('counts %s as a failure', async (_, files, passed) => {
    expect(await run(files)).toMatchObject({ lastLine: `${passed} passed, 1 failed`, status: 1 })
  })
})

it('names the tests that say why they did not run', async () => {
  const skipped = "test.skip('pours tea (not run: no kettle)', () => {}); test.skip('a', () => {}); test('b', () => {})"
  const lineBefore = 'pours tea (not run: no kettle)'
  expect(await run({ 'skipped.test.js': skipped })).toEqual({ lineBefore, lastLine: '1 passed, 0 failed', status: 0 })
})

it('names the tests that passed only when they were retried', async () => {
  const flaky = "let runs = 0; test('guesses', { retry: 1 }, () => expect(runs++).toBe(1))"
  const lineBefore = 'passed only when retried: flaky.test.js > guesses'
  expect(await run({ 'flaky.test.js': flaky })).toEqual({ lineBefore, lastLine: '1 passed, 0 failed', status: 0 })
})
