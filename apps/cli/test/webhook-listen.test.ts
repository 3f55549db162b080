import { describe, expect, it } from 'vitest'
import { runChannel } from './support/run-channel.ts'

/** For services that do not check it. */
const anyKey = { CHANNEL_API_KEY: `chn_live_${'x'.repeat(24)}` }

describe('channel webhook listen', () => {
  it.each<[string, NodeJS.ProcessEnv, string[], number, RegExp]>([
    [
      'without a key',
      { CHANNEL_DATA_DIR: '/nowhere' },
      [],
      1,
      /There is no demo in \/nowhere: set CHANNEL_DATA_DIR .*, or CHANNEL_API_KEY/,
    ],
    ['without a service', { ...anyKey, CHANNEL_URL: 'http://127.0.0.1:1' }, ['--port', '0'], 1, /127\.0\.0\.1:1/],
    [
      'with an invalid service address',
      { ...anyKey, CHANNEL_URL: 'localhost:8787' },
      [],
      1,
      /CHANNEL_URL is "localhost:8787"; it must be/,
    ],
    ['with an invalid forward address', {}, ['--forward', 'localhost'], 2, /--forward.*must be an http or https URL/],
  ])('ends in one line %s', async (_what, environment, args, status, problem) => {
    const outcome = await runChannel(['webhook', 'listen', ...args], environment)
    expect(outcome.status).toBe(status)
    expect(outcome.stderr).toMatch(problem)
    expect(outcome.stderr).toMatch(/^[^\n]+\n$/)
  })
})
