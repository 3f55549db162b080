import { addValue, type Fields, type Parameter, parametersOf, type Reading } from './parameter.ts'
import { asSent, percentDecode } from './percent-decode.ts'
import { segmentPattern } from './route-table.ts'
import type { Schema } from './schema-kinds.ts'

/** What headers are read from; it is asked for names in lower case. */
export interface HeaderSource {
  get(name: string): string | null
}

/** Reads each parameter from the one text that it has; one without a text is not there. */
function readEach(parameters: readonly Parameter[], textOf: (name: string) => string | null | undefined): Reading {
  const reading: Fields = { values: {}, isReadable: true }
  for (const { name, read } of parameters) {
    const text = textOf(name)
    if (text !== undefined && text !== null) addValue(reading, name, read([text]))
  }
  return reading
}

/** Makes a function that reads the declared headers. */
export function headersReader(schema: Schema): (headers: HeaderSource) => Reading {
  const parameters = parametersOf(schema, 'header', asSent)
  return (headers) => readEach(parameters, (name) => headers.get(name))
}

/**
 * Makes a function that reads path parameters from a path as it came. Segments count from the end, so that a prefix may
 * precede the path of the route.
 *
 * @param template such as `/v1/labels/{id}` or `/files/{name}.{format}`
 */
export function pathReader(template: string, schema: Schema): (path: string) => Reading {
  const parameters = parametersOf(schema, 'path', percentDecode)
  const segments = template.split('/')
  const places = new Map<string, { fromEnd: number; pattern: RegExp | undefined; group: number }>()
  for (const [index, segment] of segments.entries()) {
    const names = [...segment.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!)
    const pattern = segment === `{${names[0]}}` ? undefined : segmentPattern(segment)
    for (const [at, name] of names.entries())
      places.set(name, { fromEnd: segments.length - index, pattern, group: at + 1 })
  }
  return (path) => {
    const sent = path.split('/')
    return readEach(parameters, (name) => {
      const place = places.get(name)
      const text = place && sent[sent.length - place.fromEnd]
      return place?.pattern === undefined ? text : place.pattern.exec(text ?? '')?.[place.group]
    })
  }
}
