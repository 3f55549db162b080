import { atLeast, atMost, type Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import type { Measurement } from './measure-load.ts'
import {
  glue,
  service,
  tunedFloor,
  type VariantName,
  validator,
  withMetrics,
  withoutApiLog,
  withRateLimits,
  withTraces,
} from './variants.ts'

/** The rounds of each variant for one operation. */
export type Measured<Name extends string = VariantName> = Readonly<Record<Name, readonly Measurement[]>>

/** The table of one operation. Each figure is the median over all rounds; ratios are calculated per round first. */
export function renderOperation<Name extends string>(measured: Measured<Name>, base: Name): string {
  const rows = (Object.keys(measured) as Name[]).map((name) => {
    const middle = medianRound(measured[name])
    return [
      name,
      Math.round(middle.requestsPerSecond).toLocaleString('en'),
      middle.p50Ms.toFixed(2),
      middle.p99Ms.toFixed(2),
      middle.cpuMicroseconds.toFixed(0),
      ratio(measured[name], measured[base]).toFixed(2),
      ratio(measured[name], measured[base], 'cpuMicroseconds').toFixed(2),
    ]
  })
  return renderTable(['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', `× ${base}`, `CPU × ${base}`], rows)
}

// Load, server and PostgreSQL share the machine, so rates draw together: the CPU time of the server's process tells the
// frameworks apart.
const maxCpu = { list: { [glue]: 0.7, [validator]: 0.5 }, create: { [glue]: 0.8, [validator]: 0.68 } }
const minOfFloor = 0.85
const minWithLogAndLimits = 0.9
const minWithKey = 0.9
const minWithMetrics = 0.98
const minWithTraces = 0.95

/** The goals: the service compared with other variants, and with itself. */
export function httpGoals(operation: keyof typeof maxCpu, measured: Measured): Goal[] {
  const title = operation === 'list' ? 'GET list of contacts' : 'POST a contact'
  const peers = ([glue, validator] as const).map((peer) => {
    const cpu = ratio(measured[service], measured[peer], 'cpuMicroseconds')
    return atMost(`${title}: CPU per request compared with ${peer}`, cpu, maxCpu[operation][peer])
  })
  const ofFloor = ratio(measured[service], measured[tunedFloor])
  const ofItself = ratio(measured[withRateLimits], measured[withoutApiLog])
  return [
    atLeast(`${title} compared with ${tunedFloor}`, ofFloor, minOfFloor),
    ...peers,
    atLeast(
      `${title} with metrics, compared with none`,
      ratio(measured[withMetrics], measured[service]),
      minWithMetrics,
    ),
    atLeast(
      `${title} with traces of 1 %, compared with none`,
      ratio(measured[withTraces], measured[service]),
      minWithTraces,
    ),
    atLeast(`${title} with API log and rate limits, compared with none of them`, ofItself, minWithLogAndLimits),
  ]
}

/** The goal: requests per second with an `Idempotency-Key`, compared with those without. */
export function keyGoal(without: readonly Measurement[], withKey: readonly Measurement[]): Goal {
  const name = 'POST a contact with an Idempotency-Key compared with one without'
  return atLeast(name, ratio(withKey, without), minWithKey)
}

function ratio(
  a: readonly Measurement[],
  b: readonly Measurement[],
  key: keyof Measurement = 'requestsPerSecond',
): number {
  return medianRatio(
    a.map((round) => round[key]),
    b.map((round) => round[key]),
  )
}
