import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { ProcessLogSettings } from './index.ts'

const index = fileURLToPath(new URL('./index.ts', import.meta.url))

/** Runs code in a process of its own that has opened its log, and returns what it wrote to standard error. */
function run(code: string, settings: ProcessLogSettings = { level: 'info' }) {
  const log = `const log = openProcessLog('try', ${JSON.stringify(settings)})`
  const program = `import { openProcessLog } from ${JSON.stringify(index)}\n${log}\n${code}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, lines: stderr.split('\n').slice(0, -1) }
}

it('logs JSON at its level and above if standard error is not a terminal', () => {
  const { status, stdout, lines } = run("log.debug('no'); log.info('yes')")
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', service: 'try', msg: 'yes' }])
})

it('logs text in the format for people', () => {
  const { lines } = run("log.debug('yes')", { level: 'debug', format: 'pretty' })
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d {2}DEBUG {2}try {2}yes$/)])
})

it('logs uncaught errors and warnings of Node without secrets', () => {
  const secret = 'a secret of the settings'
  const settings = { level: 'info', secrets: [secret] } as const
  const warned = run(`process.emitWarning('careful with ${secret}')`, settings)
  expect(warned.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', err: { type: 'Warning', message: 'careful with [redacted]' } },
  ])
  for (const code of [`throw new TypeError('boom ${secret}')`, `Promise.reject(new TypeError('boom ${secret}'))`]) {
    const { status, lines } = run(code, settings)
    expect(status).toBe(1)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'fatal', err: { type: 'TypeError', message: 'boom [redacted]', stack: expect.stringContaining('at ') } },
    ])
  }
})
