import { type Parameter, type Reading, readParameter } from './parameter.ts'
import { percentDecode } from './percent-decode.ts'

/**
 * Makes a function that reads path parameters from a path as it came. Segments count from the end, so that a prefix may
 * precede the path of the route.
 *
 * @param template such as `/v1/labels/{id}`
 */
export function pathReader(template: string, parameters: readonly Parameter[]): (path: string) => Reading {
  const segments = template.split('/')
  const places = parameters.map((parameter) => ({
    parameter,
    fromEnd: segments.length - segments.indexOf(`{${parameter.name}}`),
  }))
  return (path) => {
    const sent = path.split('/')
    const reading: Reading = { values: {}, isReadable: true }
    for (const { parameter, fromEnd } of places) {
      const text = sent[sent.length - fromEnd]
      if (text !== undefined) readParameter(parameter, text, undefined, percentDecode, reading)
    }
    return reading
  }
}
