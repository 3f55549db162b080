import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const index = fileURLToPath(new URL('./index.ts', import.meta.url))

/** Runs code in a process of its own that has opened its log, and returns what it wrote to standard error. */
function run(code: string, environment: NodeJS.ProcessEnv = {}) {
  const program = `import { openProcessLog } from ${JSON.stringify(index)}\nconst log = openProcessLog('try')\n${code}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, LOG_LEVEL: '', LOG_FORMAT: '', ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, lines: stderr.split('\n').slice(0, -1) }
}

it('logs JSON from info on, if standard error is no terminal', () => {
  const { status, stdout, lines } = run("log.debug('no'); log.info('yes')")
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', service: 'try', msg: 'yes' }])
})

it('logs text with LOG_FORMAT=pretty, from LOG_LEVEL on', () => {
  const { lines } = run("log.debug('yes')", { LOG_FORMAT: 'pretty', LOG_LEVEL: 'debug' })
  expect(lines).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d {2}DEBUG {2}try {2}yes$/)])
})

it.each([
  ['LOG_LEVEL', 'verbose', /^LOG_LEVEL is "verbose"; it must be one of trace, debug, .*silent\.$/],
  ['LOG_FORMAT', 'xml', /^LOG_FORMAT is "xml"; it must be one of json, pretty\.$/],
])('ends with one line if %s is %s', (name, value, message) => {
  const { status, lines } = run("log.info('never')", { [name]: value })
  expect(status).toBe(1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'fatal', msg: expect.stringMatching(message) }])
})

it('logs an error that was not caught, and a warning of Node, without the secrets of the environment', () => {
  const secret = 'a secret in the environment'
  const warned = run(`process.emitWarning('careful with ${secret}')`, { CHANNEL_SECRET: secret })
  expect(warned.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', err: { type: 'Warning', message: 'careful with [redacted]' } },
  ])
  for (const code of [`throw new TypeError('boom ${secret}')`, `Promise.reject(new TypeError('boom ${secret}'))`]) {
    const { status, lines } = run(code, { CHANNEL_SECRET: secret })
    expect(status).toBe(1)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'fatal', err: { type: 'TypeError', message: 'boom [redacted]', stack: expect.stringContaining('at ') } },
    ])
  }
})
