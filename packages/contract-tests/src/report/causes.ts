import type { Failure, ScenarioResult } from '../run/run-scenario.ts'

/** Failures that have one cause: the same expectation of the same field, whatever the operation and the scenario. */
export interface Cause {
  readonly location: string
  readonly expected: string
  readonly failures: readonly { readonly result: ScenarioResult; readonly failure: Failure }[]
}

/** The failures of a run by cause, the most frequent first. */
export function causesOf(results: readonly ScenarioResult[]): Cause[] {
  const all = results.flatMap((result) => result.failures.map((failure) => ({ result, failure })))
  const groups = [...Map.groupBy(all, ({ failure }) => causeKey(failure)).values()]
  return groups
    .map((failures) => {
      const { location, expected } = failures[0]!.failure
      return { location, expected, failures }
    })
    .toSorted((one, other) => other.failures.length - one.failures.length)
}

/** Equal for failures of one cause. The object may be `data`, or an item of it; ids and values of a run do not count. */
export function causeKey({ location, expected }: Failure): string {
  const field = location.replace(/^body \/data(\/\d+)?/, 'body').replaceAll(/\/\d+/g, '/*')
  return `${field}: ${expected.replaceAll(/\b[a-z]+_[0-9A-Z]{20,}\b|[\da-f-]{36}|\d+/g, '…')}`
}

export function scenariosOf({ failures }: Cause): Set<ScenarioResult> {
  return new Set(failures.map(({ result }) => result))
}

export function operationsOf({ failures }: Cause): string[] {
  return [...new Set(failures.map(({ failure }) => nameOfRequest(failure)))].filter((name) => name !== '')
}

export function nameOfRequest({ exchange }: Failure): string {
  return exchange === undefined ? '' : (exchange.operation ?? `${exchange.method} ${exchange.path}`)
}

export function nameOfScenario({ scenario }: ScenarioResult): string {
  return `${scenario.group}: ${scenario.title}`
}

/** @param max number of names that are listed */
export function shorten(names: readonly string[], max = 3): string {
  return names.length > max ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ')
}
