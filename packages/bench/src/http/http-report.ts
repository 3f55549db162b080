import type { StatementCounts } from '../database/statement-counter.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import type { Measurement } from './measure-load.ts'
import type { Variant } from './variant.ts'

/** All rounds of one variant for one operation. */
export interface MeasuredVariant {
  readonly variant: Pick<Variant, 'name' | 'role'>
  readonly rounds: readonly Measurement[]
  readonly costs: StatementCounts
}

const header = [
  '',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU µs/request',
  '× tuned floor',
  'CPU × tuned',
  'service is ×',
  'statements',
  'round trips',
]

/** The table of one operation. Each figure is the median over all rounds; ratios are calculated per round first. */
export function renderOperation(measured: readonly MeasuredVariant[]): string {
  const floor = findRole(measured, 'tuned floor')
  const service = findRole(measured, 'service')
  const rows = measured.map((each) => {
    const middle = medianRound(each.rounds)
    return [
      each.variant.name,
      Math.round(middle.requestsPerSecond).toLocaleString('en'),
      middle.p50Ms.toFixed(2),
      middle.p99Ms.toFixed(2),
      middle.cpuMicroseconds.toFixed(0),
      ratio(each, floor).toFixed(2),
      ratio(each, floor, 'cpuMicroseconds').toFixed(2),
      ratio(service, each).toFixed(2),
      String(each.costs.statements),
      String(each.costs.roundTrips),
    ]
  })
  return renderTable(header, rows)
}

const minRatios = {
  list: { 'tuned floor': 0.85, 'express-openapi-validator': 2, 'fastify-openapi-glue': 1.4 },
  create: { 'tuned floor': 0.8, 'express-openapi-validator': 1.5 },
} as const

/** The goals: the service's requests per second, compared with those of other variants. */
export function httpGoals(operation: keyof typeof minRatios, measured: readonly MeasuredVariant[]): Goal[] {
  const service = findRole(measured, 'service')
  const title = operation === 'list' ? 'GET list of contacts' : 'POST a contact'
  const limited = measured.find(({ variant }) => variant.role === 'rate limits')
  const bare = measured.find(({ variant }) => variant.role === 'bare')
  const comparedWithItself = {
    name: `${title} with API log and rate limits, compared with none of them`,
    measured: limited === undefined || bare === undefined ? Number.NaN : ratio(limited, bare),
    bound: { atLeast: 0.9 },
    unit: '×',
  }
  const comparedWithOthers = Object.entries(minRatios[operation]).map(([name, atLeast]) => {
    const other = measured.find(({ variant }) => variant.name === name)
    const figure = other === undefined ? Number.NaN : ratio(service, other)
    return { name: `${title} compared with ${name}`, measured: figure, bound: { atLeast }, unit: '×' }
  })
  return [...comparedWithOthers, comparedWithItself]
}

const keyHeader = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', '× without', 'statements', 'round trips']

/** The table of the same requests without and with an `Idempotency-Key`. */
export function renderKeys(without: MeasuredVariant, withKey: MeasuredVariant): string {
  const rows = [['without', without] as const, ['with', withKey] as const].map(([name, each]) => {
    const middle = medianRound(each.rounds)
    return [
      name,
      Math.round(middle.requestsPerSecond).toLocaleString('en'),
      middle.p50Ms.toFixed(2),
      middle.p99Ms.toFixed(2),
      middle.cpuMicroseconds.toFixed(0),
      ratio(each, without).toFixed(2),
      String(each.costs.statements),
      String(each.costs.roundTrips),
    ]
  })
  return renderTable(keyHeader, rows)
}

/** The goal: requests per second with a key, compared with those without. */
export function keyGoal(without: MeasuredVariant, withKey: MeasuredVariant): Goal {
  const name = 'POST a contact with an Idempotency-Key compared with one without'
  return { name, measured: ratio(withKey, without), bound: { atLeast: 0.7 }, unit: '×' }
}

function ratio(a: MeasuredVariant, b: MeasuredVariant, key: keyof Measurement = 'requestsPerSecond'): number {
  return medianRatio(
    a.rounds.map((round) => round[key]),
    b.rounds.map((round) => round[key]),
  )
}

/** @throws Error if no variant with this role was measured */
export function findRole(measured: readonly MeasuredVariant[], role: Variant['role']): MeasuredVariant {
  const found = measured.find(({ variant }) => variant.role === role)
  if (found === undefined) throw new Error(`the ${role} was not measured`)
  return found
}
