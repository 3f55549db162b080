import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { ProcessLogSettings } from './index.ts'

const index = fileURLToPath(new URL('./index.ts', import.meta.url))

/** Runs code in a process of its own that has opened its log, and returns what it wrote to standard error. */
function run(code: string, { settings = { level: 'info' }, environment = {} }: RunOptions = {}) {
  const log = `const log = openProcessLog('try', ${JSON.stringify(settings)})`
  const program = `import { openProcessLog } from ${JSON.stringify(index)}\n${log}\n${code}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, lines: stderr.split('\n').slice(0, -1) }
}

interface RunOptions {
  readonly settings?: ProcessLogSettings
  readonly environment?: NodeJS.ProcessEnv
}

it('logs JSON at its level and above if standard error is not a terminal', () => {
  const { status, stdout, lines } = run("log.debug('no'); log.info('yes')")
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', service: 'try', msg: 'yes' }])
})

it('logs text in the format for people', () => {
  const { lines } = run("log.debug('yes')", { settings: { level: 'debug', format: 'pretty' } })
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d {2}DEBUG {2}try {2}yes$/)])
})

it('logs uncaught errors and warnings of Node without the secrets of the environment', () => {
  const secret = 'a secret in the environment'
  const warned = run(`process.emitWarning('careful with ${secret}')`, { environment: { CHANNEL_SECRET: secret } })
  expect(warned.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', err: { type: 'Warning', message: 'careful with [redacted]' } },
  ])
  for (const code of [`throw new TypeError('boom ${secret}')`, `Promise.reject(new TypeError('boom ${secret}'))`]) {
    const { status, lines } = run(code, { environment: { CHANNEL_SECRET: secret } })
    expect(status).toBe(1)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'fatal', err: { type: 'TypeError', message: 'boom [redacted]', stack: expect.stringContaining('at ') } },
    ])
  }
})
