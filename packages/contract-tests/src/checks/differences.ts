/** One value that is not as expected. */
export interface Difference {
  /** `status`, `header NAME`, or `body` and a JSON pointer. */
  location: string
  expected: string
  received: string
}

/**
 * Compares with an expected value. A RegExp matches strings. Objects may have more fields than expected, unless
 * `isExact`.
 *
 * @param location of the received value
 */
export function differencesOf(received: unknown, expected: unknown, isExact = false, location = 'body '): Difference[] {
  if (expected instanceof RegExp) {
    const matches = typeof received === 'string' && expected.test(received)
    return matches ? [] : [difference(location, `text that matches ${expected}`, received)]
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(received) || received.length !== expected.length) {
      return [difference(location, show(expected), received)]
    }
    return expected.flatMap((each, index) => differencesOf(received[index], each, isExact, `${location}/${index}`))
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof received !== 'object' || received === null || Array.isArray(received)) {
      return [difference(location, show(expected), received)]
    }
    return differencesOfFields(received as Fields, expected as Fields, isExact, location)
  }
  return Object.is(received, expected) ? [] : [difference(location, show(expected), received)]
}

type Fields = Record<string, unknown>

function differencesOfFields(received: Fields, expected: Fields, isExact: boolean, location: string): Difference[] {
  const at = (name: string) => `${location}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const others = isExact ? Object.keys(received).filter((name) => !Object.hasOwn(expected, name)) : []
  return [
    ...Object.entries(expected).flatMap(([name, each]) => differencesOf(received[name], each, isExact, at(name))),
    ...others.map((name) => difference(at(name), 'nothing', received[name])),
  ]
}

export function difference(location: string, expected: string, received: unknown): Difference {
  return { location: location.trim(), expected, received: show(received) }
}

const maxShown = 300

/** A value as text for a report. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > maxShown ? `${text.slice(0, maxShown)} …` : text
}
