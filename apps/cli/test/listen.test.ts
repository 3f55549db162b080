import { expect, it } from 'vitest'
import { runChannel } from './support/run-channel.ts'

it.each<[string, NodeJS.ProcessEnv, string[], number, RegExp]>([
  [
    'without a key',
    { CHANNEL_DATA_DIR: '/nowhere' },
    [],
    1,
    /There is no demo in \/nowhere: set CHANNEL_DATA_DIR .*, or CHANNEL_API_KEY/,
  ],
  [
    'with an invalid forward address',
    {},
    ['--forward-to', 'localhost'],
    2,
    /--forward-to.*must be an http or https URL/,
  ],
  ['with an invalid time', {}, ['--since', 'yesterday'], 2, /--since.*must be a date-time/],
  ['with an invalid secret', {}, ['--secret', 'abc'], 2, /--secret.*must be whsec_/],
  ['with an invalid account', {}, ['--phone-number-id', '1'], 2, /--phone-number-id.*6 to 20 digits/],
])('channel listen ends in one line %s', async (_what, environment, args, status, problem) => {
  const outcome = await runChannel(['listen', ...args], environment)
  expect(outcome.status).toBe(status)
  expect(outcome.stderr).toMatch(problem)
  expect(outcome.stderr).toMatch(/^[^\n]+\n$/)
})
