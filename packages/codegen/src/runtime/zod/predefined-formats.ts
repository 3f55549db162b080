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

export const dateTimeToDate: Codec<string, Date> = {
  decode: (text) => validDate(new Date(strict(text))),
  encode: (date) => date.toISOString(),
}

/** Midnight in UTC. */
export const dateToDate: Codec<string, Date> = {
  decode: (text) => validDate(new Date(text)),
  encode: (date) => date.toISOString().slice(0, 10),
}

export const uriToUrl: Codec<string, URL> = { decode: (text) => new URL(text), encode: (url) => url.href }

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

export const dateTimeToInstant = temporal('Instant')
export const dateToPlainDate = temporal('PlainDate')
export const durationToDuration = temporal('Duration')
