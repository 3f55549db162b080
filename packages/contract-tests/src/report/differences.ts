import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import { declaredOperations } from '../target/declared-operations.ts'
import type { Exchange } from '../target/recorder.ts'
import type { TargetReport } from './target-report.ts'

/** A difference between two targets. */
export interface TargetDifference {
  readonly subject: string
  /** What only one of the targets has, or what each has. */
  readonly first: string
  readonly second: string
}

/** Their fields are not part of the contract. */
const freeForm = ['metadata', 'payload', 'components', 'previous_attributes', 'paths']
/** A service without limits does not have them. */
const dependent = ['ratelimit', 'ratelimit-policy', 'retry-after', 'idempotent-replayed']

/** Where two targets differ: in the outcome of a scenario, in headers, or in the fields of bodies. */
export function differencesBetween(first: TargetReport, second: TargetReport): TargetDifference[] {
  return [...outcomeDifferences(first, second), ...responseDifferences(first, second)]
}

function outcomeDifferences(first: TargetReport, second: TargetReport): TargetDifference[] {
  const others = new Map(second.results.map((result) => [result.scenario, result]))
  return first.results.flatMap(({ scenario, outcome, reason }) => {
    const other = others.get(scenario)
    if (other === undefined || other.outcome === outcome) return []
    const say = (what: string, why: string | undefined) => (why === undefined ? what : `${what}: ${why}`)
    const subject = `${scenario.group}: ${scenario.title}`
    return [{ subject, first: say(outcome, reason), second: say(other.outcome, other.reason) }]
  })
}

function responseDifferences(first: TargetReport, second: TargetReport): TargetDifference[] {
  return declaredOperations.flatMap(({ id, statuses }) =>
    statuses.flatMap((status) => {
      const [one, other] = [first, second].map((report) => partsOf(report, id, status)) as [Set<string>, Set<string>]
      if (one.size === 0 || other.size === 0) return []
      const only = (parts: Set<string>, others: Set<string>) => [...parts].filter((part) => !others.has(part))
      const subject = `${id} ${status}`
      return [
        ...only(one, other).map((part) => ({ subject, first: part, second: '' })),
        ...only(other, one).map((part) => ({ subject, first: '', second: part })),
      ]
    }),
  )
}

/** The headers and the fields of all responses of an operation with a status. */
function partsOf({ results }: TargetReport, operation: string, status: number): Set<string> {
  const exchanges = results.flatMap((each) => each.exchanges)
  const matching = exchanges.filter((each) => each.operation === operation && each.status === status)
  // A response to HEAD has no body.
  return new Set(matching.filter(({ method }) => method !== 'HEAD').flatMap(partsOfExchange))
}

function partsOfExchange({ headers, body }: Exchange): string[] {
  const names = [...headers.keys()].filter((name) => declaredHeaders.has(name) && !dependent.includes(name))
  return [...names.map((name) => `header ${name}`), ...pointersOf(body)]
}

/** The JSON pointers of all fields; `*` stands for an index. */
function pointersOf(value: unknown, pointer = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pointersOf(each, `${pointer}/*`))
  if (typeof value !== 'object' || value === null) return [`body ${pointer}`]
  return Object.entries(value).flatMap(([name, each]) =>
    freeForm.includes(name) ? [`body ${pointer}/${name}`] : pointersOf(each, `${pointer}/${name}`),
  )
}

/** In lower case. */
const declaredHeaders = new Set<string>()
JSON.stringify(openapi, (key, value: unknown) => {
  if (key === 'headers' && typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) declaredHeaders.add(name.toLowerCase())
  }
  return value
})
