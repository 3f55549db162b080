import type { MockedOperation } from './read-contract.ts'
import { Refusal } from './refusal.ts'

/** What a request prefers, by the header `Prefer` (RFC 7240). */
export interface Preferences {
  /** The example to return, as Prism reads it: `code=404, example=unknown_account`. Undefined for the first success. */
  readonly example: string | undefined
  /** How long the response is delayed. 0 if it is not valid, which {@link refuseUnservable} reports. */
  readonly waitMs: number
}

export const maxWaitMs = 60_000

const preference = /(?:^|[,;\s])([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;]*))/g

/** Of a preference that is given several times, the first counts. */
export function readPreferences(headers: Headers): Preferences {
  const values = valuesOf(headers)
  const example = ['code', 'example'].filter((name) => values.has(name)).map((name) => `${name}=${values.get(name)}`)
  const wait = values.get('wait') ?? '0'
  return { example: example.join(', ') || undefined, waitMs: isWait(wait) ? Number(wait) : 0 }
}

/** @throws Refusal for preferences that the mock knows and cannot serve. It ignores others, as RFC 7240 requires. */
export function refuseUnservable(headers: Headers): void {
  const values = valuesOf(headers)
  // Prism would generate bodies that ignore `pattern` and break on recursive schemas.
  if (values.get('dynamic')?.toLowerCase() === 'true') {
    const reason = 'The mock returns only the examples of the contract, because generated responses would not be valid.'
    throw unservable(`${reason} Leave out dynamic=true, and choose an example: GET / lists them.`)
  }
  if (!isWait(values.get('wait') ?? '0')) {
    throw unservable(`\`wait\` in \`Prefer\` must be an integer from 0 to ${maxWaitMs}: milliseconds, not seconds.`)
  }
}

/** All values of `Prefer` that choose an example of an operation. */
export function examplePreferences({ examples }: Pick<MockedOperation, 'examples'>): string[] {
  return [...examples].flatMap(([status, names]) =>
    names.length === 0 ? [`code=${status}`] : names.map((name) => `code=${status}, example=${name}`),
  )
}

/** @returns name in lower case → value */
function valuesOf(headers: Headers): Map<string, string> {
  const given = [...(headers.get('prefer') ?? '').matchAll(preference)]
  return new Map(given.toReversed().map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? '']))
}

function isWait(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= maxWaitMs
}

function unservable(message: string): Refusal {
  return new Refusal('invalid_field_value', message, { param: 'Prefer' })
}
