import { setOwn } from '../zod/index.ts'
import { segmentPattern } from './allowed-methods.ts'
import { type Parameter, parametersOf } from './parameter.ts'
import { asSent, percentDecode } from './percent-decode.ts'
import type { Values } from './reading.ts'
import type { Schema } from './schema.ts'

/** A source of header values. Names are requested in lower case. */
export interface HeaderSource {
  get(name: string): string | null
}

/** Creates a function that parses the declared headers. */
export function headersReader(schema: Schema): (headers: HeaderSource) => Values {
  const parameters = parametersOf(schema, 'header', asSent)
  return (headers) => {
    const values: Values = {}
    for (const { name, read } of parameters) {
      const text = headers.get(name)
      if (text !== null) setOwn(values, name, read([text]))
    }
    return values
  }
}

/**
 * Creates a function that parses the parameters of an encoded path. Segments count from the end, so that a prefix may
 * precede the path of the route.
 *
 * @param template such as `/v1/labels/{id}` or `/files/{name}.{format}`
 */
export function pathReader(template: string, schema: Schema): (path: string) => Values {
  const positions = parametersOf(schema, 'path', percentDecode).map((parameter) => positionOf(parameter, template))
  return (path) => {
    const sent = path.split('/')
    const values: Values = {}
    for (const { parameter, fromEnd, pattern, group } of positions) {
      const segment = sent[sent.length - fromEnd]
      const text = pattern === undefined ? segment : pattern.exec(segment ?? '')?.[group]
      if (text !== undefined) setOwn(values, parameter.name, parameter.read([text]))
    }
    return values
  }
}

/** The position of a parameter: its segment, counted from the end, and its group within the segment. */
function positionOf(parameter: Parameter, template: string) {
  const segments = template.split('/')
  const braced = `{${parameter.name}}`
  const index = segments.findIndex((segment) => segment.includes(braced))
  const segment = segments[index] ?? ''
  const names: readonly string[] = segment.match(/\{[^{}]*\}/g) ?? []
  return {
    parameter,
    fromEnd: segments.length - index,
    pattern: segment === braced ? undefined : segmentPattern(segment),
    group: names.indexOf(braced) + 1,
  }
}
