import { setOwn } from '../zod/index.ts'
import { type Sent, takerOf } from './fields-reader.ts'
import type { HeaderSource } from './headers-reader.ts'
import { parametersOf } from './parameter.ts'
import { percentDecode } from './percent-decode.ts'
import { addTo, type Values } from './reading.ts'
import { type Schema, typesOf } from './schema.ts'

/**
 * Creates a function that parses the declared cookies. Of several with the same name the first wins, because it has the
 * longest path. An exploded array or object is sent as several cookies, or as one with `&` between its parts.
 */
export function cookiesReader(schema: Schema): (headers: HeaderSource) => Values {
  const parameters = parametersOf(schema, 'cookie', percentDecode).map((parameter) => ({
    parameter,
    take: takerOf(parameter),
    isExploded: parameter.wire.explode && (typesOf(parameter.schema)?.some(isStructured) ?? false),
  }))
  return (headers) => {
    const values: Values = {}
    const header = headers.get('cookie') ?? ''
    const cookies = split(header, ';')
    for (const [name, [first]] of cookies) cookies.set(name, [first!])
    const parts = split(header, /[;&]/)
    for (const { parameter, take, isExploded } of parameters) {
      const value = take(isExploded ? parts : cookies)
      if (value !== undefined) setOwn(values, parameter.name, value)
    }
    return values
  }
}

/** The decoded text of the first cookie with a name. */
export function readCookie(headers: HeaderSource, name: string): string | undefined {
  const [sent] = split(headers.get('cookie') ?? '', ';').get(name) ?? []
  return sent === undefined ? undefined : percentDecode(sent)
}

const isStructured = (type: string) => type === 'array' || type === 'object'

function split(header: string, separator: string | RegExp): Sent {
  const sent: Sent = new Map()
  for (const pair of header.split(separator)) {
    const equals = pair.indexOf('=')
    if (equals < 0) continue
    const text = pair.slice(equals + 1).trim()
    addTo(sent, pair.slice(0, equals).trim(), /^".*"$/.test(text) ? text.slice(1, -1) : text)
  }
  return sent
}
