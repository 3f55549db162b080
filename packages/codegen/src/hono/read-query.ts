import type { Failure } from './failure.ts'
import { badEncoding, type Parameter, type Reading, readParameter } from './parameter.ts'
import { formDecode } from './percent-decode.ts'

/**
 * Makes a function that reads a query as it came. Parameters that are not declared are values too, after the declared
 * ones, so that a strict schema refuses them and a loose one drops them.
 */
export function queryReader(parameters: readonly Parameter[], isStrict: boolean): (query: string) => Reading {
  const indexes = new Map(parameters.map(({ name }, index) => [name, index]))
  return (query) => {
    const reading: Reading = { values: {}, unreadable: undefined }
    if (query === '') return reading
    const first: (string | undefined)[] = []
    const several: (string[] | undefined)[] = []
    let undeclared: [string, string][] | undefined
    let malformed: Failure | undefined
    eachPair(query, (encodedName, text) => {
      const name = formDecode(encodedName)
      if (name === undefined) {
        malformed ??= badEncoding([encodedName])
        return
      }
      const index = indexes.get(name)
      if (index === undefined) {
        undeclared ??= []
        undeclared.push([name, text])
        return
      }
      const before = first[index]
      if (before === undefined) {
        first[index] = text
        return
      }
      several[index] ??= [before]
      several[index].push(text)
    })
    for (const [index, parameter] of parameters.entries()) {
      const sent = first[index]
      if (sent !== undefined) readParameter(parameter, sent, several[index], formDecode, reading)
    }
    for (const [name, text] of undeclared ?? []) define(reading.values, name, formDecode(text) ?? text)
    if (isStrict && undeclared === undefined) reading.unreadable ??= malformed
    return reading
  }
}

/** Calls `add` with each name and value, both still encoded. */
function eachPair(query: string, add: (name: string, value: string) => void): void {
  let start = 0
  while (start < query.length) {
    let end = query.indexOf('&', start)
    if (end === -1) end = query.length
    if (end > start) {
      let equals = query.indexOf('=', start)
      if (equals === -1 || equals > end) equals = end
      add(query.slice(start, equals), query.slice(equals + 1, end))
    }
    start = end + 1
  }
}

/** Keeps `__proto__` an ordinary name. */
function define(values: Record<string, unknown>, name: string, value: string): void {
  Object.defineProperty(values, name, { value, writable: true, enumerable: true, configurable: true })
}
