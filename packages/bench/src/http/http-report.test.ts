import { expect, test } from 'vitest'
import { isMet } from '../report/goal.ts'
import { httpGoals, keyGoal, type Measured, renderOperation } from './http-report.ts'

const rounds = (rates: readonly number[]) =>
  rates.map((requestsPerSecond) => ({
    requestsPerSecond,
    p50Ms: 1,
    p99Ms: 2,
    cpuMicroseconds: 1e6 / requestsPerSecond,
  }))
const all: Measured = {
  'this service': rounds([4000, 400, 3600]),
  'this service, rate limits': rounds([3960, 380, 3000]),
  'this service, no API log': rounds([4400, 400, 3000]),
  'this service, metrics': rounds([3960, 396, 3000]),
  'this service, traces': rounds([3920, 392, 2000]),
  'tuned floor': rounds([5000, 500, 4000]),
  'naive floor': rounds([3000, 300, 3000]),
  'fastify-openapi-glue': rounds([2000, 200, 2000]),
  'express-openapi-validator': rounds([1000, 100, 2000]),
}

test('calculates ratios per round, so that a slow round does not change them', () => {
  const text = renderOperation(all, 'tuned floor')
  expect(text).toMatch(/^this service +3,600 .* 0\.80 +1\.25$/m)
  expect(text).toMatch(/^express-openapi-validator +1,000 .* 0\.20 +5\.00$/m)
})

test('compares the service with tuned floor and peers; a goal fails if the service is too slow', () => {
  const goals = httpGoals('list', all)
  expect(goals.map((goal) => [goal.name, goal.measured, isMet(goal)])).toEqual([
    ['GET list of contacts compared with tuned floor', 0.8, false],
    ['GET list of contacts: CPU per request compared with fastify-openapi-glue', expect.closeTo(0.5), true],
    ['GET list of contacts: CPU per request compared with express-openapi-validator', expect.closeTo(0.25), true],
    ['GET list of contacts with metrics, compared with none', 0.99, true],
    ['GET list of contacts with traces of 1 %, compared with none', 0.98, true],
    ['GET list of contacts with API log and rate limits, compared with none of them', 0.95, true],
  ])
})

test('compares requests with and without an Idempotency-Key, round by round', () => {
  const without = rounds([4000, 400, 3600])
  const withKey = rounds([3800, 380, 2700])
  expect(keyGoal(without, withKey).measured).toBe(0.95)
  expect(isMet(keyGoal(without, withKey))).toBe(true)
  expect(isMet(keyGoal(withKey, rounds([2000, 200, 1500])))).toBe(false)
  expect(renderOperation<string>({ without, 'with a key': withKey }, 'without')).toMatch(
    /^with a key +2,700 .* 0\.95 +1\.05$/m,
  )
})
