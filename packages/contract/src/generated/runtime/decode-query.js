// Generated from spec/. Do not edit.
import { formDecode } from './coerce.js'
import { DecodeError } from './decode-error.js'
import { asSent, parameterDecoder } from './decode-parameter.js'
import { failure, inside } from './failure.js'
import { checkText } from './text.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {import('./decode-request.js').Wire} Wire */
/** @typedef {import('./decode-request.js').Compiler} Compiler */
/** @typedef {import('./decode-request.js').DecodePart} DecodePart */

/** @param {Wire} wire @param {Compiler} compiler @returns {DecodePart} */
export function queryPart(wire, compiler) {
  const decoders = wire.query.map((parameter) => ({
    name: parameter.name,
    decode: parameterDecoder(parameter, compiler),
  }))
  const indexes = new Map(wire.query.map(({ name }, index) => [name, index]))
  return (raw, input) => {
    const { query = '' } = raw
    const encoded = typeof query === 'string'
    /** @type {(string | undefined)[]} */
    const first = []
    /** @type {string[][]} */
    const several = []
    /** @type {Failure | undefined} */
    let unknown
    const add = (/** @type {string} */ name, /** @type {string} */ text) => {
      const index = indexes.get(name)
      if (index === undefined) {
        if (!wire.ignoreUnknownQuery) {
          unknown ??= inside(checkText(name) ?? failure('unknown', 'is not a known query parameter'), name)
        }
      } else if (first[index] === undefined) first[index] = text
      else if (several[index] === undefined) several[index] = [/** @type {string} */ (first[index]), text]
      else several[index].push(text)
    }
    if (encoded) {
      const malformed = eachPair(query, add)
      if (!wire.ignoreUnknownQuery) unknown ??= malformed
    } else for (const [name, text] of query) add(name, text)

    /** @type {Record<string, unknown>} */
    const values = {}
    const decodeText = encoded ? formDecode : asSent
    let index = 0
    for (const { name, decode } of decoders) {
      const { found, value } = decode(first[index], several[index], decodeText)
      index++
      if (found !== undefined) return new DecodeError('query', found)
      if (value !== undefined) values[name] = value
    }
    if (unknown !== undefined) return new DecodeError('query', unknown)
    if (decoders.length > 0) input.query = values
    return undefined
  }
}

/**
 * Calls `add` with every decoded name and its still encoded value.
 * @param {string} query @param {(name: string, value: string) => void} add @returns {Failure | undefined}
 */
function eachPair(query, add) {
  /** @type {Failure | undefined} */
  let malformed
  let start = query.startsWith('?') ? 1 : 0
  while (start < query.length) {
    let end = query.indexOf('&', start)
    if (end === -1) end = query.length
    if (end > start) {
      let equals = query.indexOf('=', start)
      if (equals === -1 || equals > end) equals = end
      const name = formDecode(query.slice(start, equals))
      if (typeof name === 'string') add(name, query.slice(equals + 1, end))
      else malformed ??= inside(name, query.slice(start, equals))
    }
    start = end + 1
  }
  return malformed
}
