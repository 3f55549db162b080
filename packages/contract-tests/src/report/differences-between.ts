import openapi from '@channel/contract/openapi.json' with { type: 'json' }
import type { Exchange } from '../target/recorder.ts'
import type { TargetReport } from './target-report.ts'

/** A difference between two targets. */
export interface TargetDifference {
  readonly subject: string
  /** The value of the first target, and in `second` that of the other one. */
  readonly first: string
  readonly second: string
}

/** Their fields are not part of the contract. */
const freeForm = ['metadata', 'payload', 'components', 'previous_attributes', 'paths']
/** A service without limits does not have them. */
const dependent = ['ratelimit', 'ratelimit-policy', 'retry-after', 'idempotent-replayed']

/** The differences of two targets in the outcomes of scenarios, in headers and in the fields of bodies. */
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
  const [ones, others] = [partsByOutcome(first), partsByOutcome(second)]
  return [...ones].flatMap(([subject, one]) => {
    const other = others.get(subject)
    if (other === undefined) return []
    return [
      ...missingIn(other, one).map(([part, instead]) => ({ subject, first: part, second: instead })),
      ...missingIn(one, other).map(([part, instead]) => ({ subject, first: instead, second: part })),
    ]
  })
}

/**
 * Maps each part that only `parts` has to what `others` has instead. An object or a list that is always null or empty in
 * `others` is one entry.
 */
function missingIn(others: Set<string>, parts: Set<string>): [part: string, instead: string][] {
  const missing = new Map<string, string>()
  const hasFields = (part: string) => [...others].some((other) => other.startsWith(`${part}/`))
  for (const part of parts) {
    // A value that is also null or empty: the others may just not have had such a case.
    if (others.has(part) || hasFields(part)) continue
    const empty = [...others].find((other) => part.startsWith(`${other}/`) && !hasFields(other))
    if (empty === undefined) missing.set(part, '')
    else missing.set(`${empty}/…`, `${empty} is always null or empty`)
  }
  return [...missing]
}

/**
 * Maps operation, status and error code to the headers and fields of all such responses. The code is part of the key,
 * because the targets may have caused different errors of one status.
 */
function partsByOutcome({ results }: TargetReport): Map<string, Set<string>> {
  // A response to HEAD has no body.
  const exchanges = results.flatMap((each) => each.exchanges).filter(({ method }) => method !== 'HEAD')
  const groups = Map.groupBy(exchanges, ({ operation, status, code }) => `${operation} ${status} ${code ?? ''}`.trim())
  const parts = new Map<string, Set<string>>()
  for (const [subject, group] of groups) parts.set(subject, new Set(group.flatMap(partsOfExchange)))
  return parts
}

function partsOfExchange({ headers, body }: Exchange): string[] {
  const names = [...headers.keys()].filter((name) => declaredHeaders.has(name) && !dependent.includes(name))
  return [...names.map((name) => `header ${name}`), ...pointersOf(body)]
}

/** The JSON pointers of all fields; `*` stands for an index. */
function pointersOf(value: unknown, pointer = ''): string[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap((each) => pointersOf(each, `${pointer}/*`))
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [`body ${pointer}`]
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
