import type { Codec } from './own-format.ts'

/** RFC 3339 as `Date` and `Temporal` read it. A leap second is the second before it, as in Temporal. */
function strict(text: string): string {
  return text
    .toUpperCase()
    .replace(' ', 'T')
    .replace(/:60(?=\D)/, ':59')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
}

function validDate(date: Date): Date {
  if (Number.isNaN(date.getTime())) throw new Error('it is no date')
  return date
}

/** A date-time as a `Date`, to the millisecond. */
export const dateTimeToDate: Codec<string, Date> = {
  decode: (text) => validDate(new Date(strict(text))),
  encode: (date) => date.toISOString(),
}

/** A date as a `Date` at midnight in UTC. */
export const dateToDate: Codec<string, Date> = {
  decode: (text) => validDate(new Date(text)),
  encode: (date) => date.toISOString().slice(0, 10),
}

/** A URI as the platform's `URL`, which normalizes it. */
export const uriToUrl: Codec<string, URL> = { decode: (text) => new URL(text), encode: (url) => url.href }

/** Base64 as its bytes. */
export const byteToBytes: Codec<string, Uint8Array<ArrayBuffer>> = {
  decode: (text) => Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0)),
  encode(bytes) {
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  },
}

interface TemporalType {
  from(text: string): unknown
}

/** @throws Error if the runtime has no Temporal, before it gets a request */
const temporal = (name: string) => (): Codec<string, never> => {
  const { Temporal } = globalThis as unknown as { Temporal?: Readonly<Record<string, TemporalType>> }
  const type = Temporal?.[name]
  if (type === undefined) throw new Error(`Temporal.${name} is missing: use Node 26, or load a polyfill before.`)
  return { decode: (text) => type.from(strict(text)) as never, encode: (value) => String(value) }
}

/** A date-time as a `Temporal.Instant`. */
export const dateTimeToInstant = temporal('Instant')
/** A date as a `Temporal.PlainDate`. */
export const dateToPlainDate = temporal('PlainDate')
/** A duration as a `Temporal.Duration`. */
export const durationToDuration = temporal('Duration')
