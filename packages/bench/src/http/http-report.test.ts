import { expect, test } from 'vitest'
import { isMet } from '../report/goal.ts'
import { httpGoals, keyGoal, type MeasuredVariant, renderKeys, renderOperation } from './http-report.ts'

const round = (requestsPerSecond: number) => ({
  requestsPerSecond,
  p50Ms: 1,
  p99Ms: 2,
  cpuMicroseconds: 1e6 / requestsPerSecond,
})
const measured = (name: string, role: MeasuredVariant['variant']['role'], rates: number[]): MeasuredVariant => ({
  variant: { name, role },
  rounds: rates.map(round),
  costs: { statements: 1, roundTrips: 1 },
})
const all = [
  measured('this service', 'service', [4000, 400, 3600]),
  measured('this service, rate limits', 'rate limits', [3960, 380, 3000]),
  measured('this service, no API log', 'bare', [4400, 400, 3000]),
  measured('tuned floor', 'tuned floor', [5000, 500, 4000]),
  measured('fastify-openapi-glue', 'peer', [2000, 200, 2000]),
  measured('express-openapi-validator', 'peer', [1000, 100, 2000]),
]

test('calculates ratios per round, so that a slow round does not change them', () => {
  const line = renderOperation(all)
    .split('\n')
    .find((each) => each.startsWith('this service'))
  expect(line).toMatch(/3,600 .* 0\.80 +1\.25 +1\.00 +1 +1$/)
  expect(renderOperation(all)).toMatch(/express-openapi-validator +1,000 .* 4\.00 +1 +1/)
})

test('compares the service with tuned floor and peers; a goal fails if the service is too slow or a measurement is missing', () => {
  const goals = httpGoals('list', all)
  expect(goals.map((goal) => [goal.name, goal.measured, isMet(goal)])).toEqual([
    ['GET list of contacts compared with tuned floor', 0.8, false],
    ['GET list of contacts compared with express-openapi-validator', 4, true],
    ['GET list of contacts compared with fastify-openapi-glue', 2, true],
    ['GET list of contacts with API log and rate limits, compared with none of them', 0.95, true],
  ])
  const withoutPeers = httpGoals('create', [all[0]!, all[3]!])
  expect(withoutPeers.map(isMet)).toEqual([true, false, false])
})

test('compares requests with and without an Idempotency-Key, round by round', () => {
  const without = measured('this service', 'service', [4000, 400, 3600])
  const withKey = measured('this service', 'service', [3000, 320, 2700])
  expect(isMet(keyGoal(without, withKey))).toBe(true)
  expect(keyGoal(without, withKey).measured).toBe(0.75)
  expect(isMet(keyGoal(withKey, measured('this service', 'service', [2000, 200, 1500])))).toBe(false)
  expect(renderKeys(without, withKey)).toMatch(/without +3,600 .* 1\.00 +1 +1\n.*with +2,700 .* 0\.75 +1 +1/)
})
