import { type Difference, difference, differencesOf } from './differences.ts'
import { Mismatch } from './mismatch.ts'

/** Objects may have more fields than expected; a RegExp matches strings. @throws Mismatch */
export function expectMatch(body: unknown, expected: unknown): void {
  report(differencesOf(body, expected))
}

/** Like {@link expectMatch}, but other fields are not allowed. @throws Mismatch */
export function expectEqual(body: unknown, expected: unknown): void {
  report(differencesOf(body, expected, true))
}

/** @throws Mismatch if the response has another status */
export function expectStatus({ status }: { status: number }, expected: number): void {
  report(differencesOf(status, expected, true, 'status'))
}

/** @throws Mismatch if the header is missing or different */
export function expectHeader({ headers }: { headers: Headers }, name: string, expected: string | RegExp): void {
  report(differencesOf(headers.get(name) ?? undefined, expected, true, `header ${name}`))
}

/**
 * @param location of the value, such as `body /data/synced`
 * @throws Mismatch if the condition does not hold
 */
export function expectThat(holds: boolean, location: string, expected: string, received: unknown): void {
  report(holds ? [] : [difference(location, expected, received)])
}

/** @throws Mismatch if the body has the field */
export function expectNoField(object: object, location: string, name: string): void {
  expectThat(!Object.hasOwn(object, name), `${location}/${name}`, 'nothing', (object as Record<string, unknown>)[name])
}

/** The first item of a list. @throws Mismatch if the list is empty */
export function expectFirst<Item>(list: readonly Item[]): Item {
  const [first] = list
  expectThat(first !== undefined, 'body /data', 'a list with items', list)
  return first as Item
}

function report(differences: readonly Difference[]): void {
  if (differences.length > 0) throw new Mismatch(differences)
}
