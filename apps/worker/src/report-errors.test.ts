import { collectLog } from '@channel/logger/testing'
import { expect, it } from 'vitest'
import { reportErrors } from './report-errors.ts'

function scene() {
  const { log, lines } = collectLog()
  const clock = { now: 0 }
  return { report: reportErrors(log, () => clock.now), lines, clock }
}

const named = (name: string, message = 'no') => Object.assign(new Error(message), { name })

it('logs an error with its part and stack', () => {
  const { report, lines } = scene()
  report('sends')(new TypeError('boom'))
  const err = { type: 'TypeError', message: 'boom', stack: expect.any(String) }
  expect(lines).toMatchObject([{ level: 'error', part: 'sends', err }])
})

it.each(['DatabaseUnavailable', 'ConnectionsBusy'])('warns of %s in one line', (name) => {
  const { report, lines } = scene()
  report('sends')(named(name, 'Cannot connect'))
  expect(lines).toMatchObject([{ level: 'warn', part: 'sends', reason: 'Cannot connect' }])
  expect(lines[0]).not.toHaveProperty('err')
})

it('logs the same message once a minute, from whichever part', () => {
  const { report, lines, clock } = scene()
  report('sends')(new Error('one'))
  report('media')(new Error('one'))
  clock.now = 59_999
  report('sends')(new Error('one'))
  expect(lines).toHaveLength(1)
  clock.now = 60_000
  report('media')(new Error('one'))
  report('media')(new Error('two'))
  report('media')(new Error('one'))
  expect(lines.map(({ part, err }) => [part, err?.message])).toEqual([
    ['sends', 'one'],
    ['media', 'one'],
    ['media', 'two'],
    ['media', 'one'],
  ])
})
