import { addUnreadable, badEncoding, type Parameter, type Reading, readParameter } from './parameter.ts'
import { formDecode } from './percent-decode.ts'

/**
 * Makes a function that reads a query as it came. Parameters that are not declared are values too, after the declared
 * ones, so that a strict schema refuses them and a loose one drops them.
 */
export function queryReader(parameters: readonly Parameter[], isStrict: boolean): (query: string) => Reading {
  const indexes = new Map(parameters.map(({ name }, index) => [name, index]))
  return (query) => {
    const reading: Reading = { values: {}, isReadable: true }
    const first: (string | undefined)[] = []
    const several: (string[] | undefined)[] = []
    const undeclared: [string, string][] = []
    let malformed: string | undefined
    for (let start = 0; start < query.length; ) {
      const end = endOf('&', query, start, query.length)
      const equals = endOf('=', query, start, end)
      const encodedName = query.slice(start, equals)
      const text = query.slice(equals + 1, end)
      const isEmpty = end === start
      start = end + 1
      if (isEmpty) continue
      const name = formDecode(encodedName)
      const index = name === undefined ? undefined : indexes.get(name)
      if (name === undefined) malformed ??= encodedName
      else if (index === undefined) undeclared.push([name, text])
      else if (first[index] === undefined) first[index] = text
      else several[index] = add(several[index] ?? [first[index] ?? ''], text)
    }
    for (let index = 0; index < first.length; index++) {
      const [parameter, sent] = [parameters[index], first[index]]
      if (parameter !== undefined && sent !== undefined) {
        readParameter(parameter, sent, several[index], formDecode, reading)
      }
    }
    for (const [name, text] of undeclared) define(reading.values, name, formDecode(text) ?? text)
    if (isStrict && malformed !== undefined) addUnreadable(reading, malformed, badEncoding)
    return reading
  }
}

function add(texts: string[], text: string): string[] {
  texts.push(text)
  return texts
}

/** Where the part before `mark` ends, `end` at the latest. */
function endOf(mark: string, query: string, start: number, end: number): number {
  const at = query.indexOf(mark, start)
  return at === -1 || at > end ? end : at
}

/** Keeps `__proto__` an ordinary name. */
function define(values: Record<string, unknown>, name: string, value: string): void {
  Object.defineProperty(values, name, { value, writable: true, enumerable: true, configurable: true })
}
