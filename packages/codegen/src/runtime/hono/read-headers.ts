import { type Parameter, type Reading, readParameter } from './parameter.ts'
import { asSent, trimmed } from './percent-decode.ts'

/** What headers are read from; it is asked for names in lower case. */
export interface HeaderSource {
  get(name: string): string | null
}

/** Makes a function that reads the declared headers. */
export function headersReader(parameters: readonly Parameter[]): (headers: HeaderSource) => Reading {
  return (headers) => {
    const reading: Reading = { values: {}, isReadable: true }
    for (const parameter of parameters) {
      const sent = headers.get(parameter.name)
      if (sent !== null) {
        readParameter(parameter, sent, undefined, parameter.list === undefined ? asSent : trimmed, reading)
      }
    }
    return reading
  }
}
