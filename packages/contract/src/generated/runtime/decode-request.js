// Generated from spec/. Do not edit.
import { DecodeError } from './decode-error.js'
import { asSent, parameterDecoder, pathText, trimmed } from './decode-parameter.js'
import { queryPart } from './decode-query.js'
import { failure } from './failure.js'

/** @typedef {import('./failure.js').Failure} Failure */
/** @typedef {import('./decode-parameter.js').Parameter} Parameter */
/** @typedef {import('./compile.js').Schema} Schema */
/** @typedef {ReturnType<typeof import('./compile.js').createCompiler>} Compiler */
/** @typedef {{ path: Parameter[], query: Parameter[], header: Parameter[], body?: { required: boolean, schema: Schema }, ignoreUnknownQuery?: boolean }} Wire */
/** @typedef {{ path?: string, params?: Record<string, string>, query?: string | Iterable<[string, string]>, headers?: any, body?: unknown }} Raw */
/** @typedef {(raw: Raw, input: any) => DecodeError | undefined} DecodePart */

/**
 * Makes an operation of the table: its description, and `decode`, which compiles when it is first called.
 * @param {any} description @param {Wire} wire @param {Compiler} compiler
 */
export function defineOperation(description, wire, compiler) {
  /** @type {Record<string, DecodePart> | undefined} */
  let parts
  /** @type {DecodePart[]} */
  let inOrder = []
  const compiled = () => {
    if (parts === undefined) {
      parts = compileParts(description.path, wire, compiler)
      inOrder = Object.values(parts)
    }
    return parts
  }
  return {
    ...description,
    /** @param {Raw} raw */
    decode(raw) {
      const input = {}
      if (parts === undefined) compiled()
      for (const part of inOrder) {
        const error = part(raw, input)
        if (error !== undefined) return { ok: false, error }
      }
      return { ok: true, input }
    },
    /** @param {'params' | 'query' | 'headers'} name @param {Raw} raw */
    decodePart(name, raw) {
      const input = /** @type {Record<string, unknown>} */ ({})
      const error = compiled()[name]?.(raw, input)
      return error === undefined ? { ok: true, value: input[name] } : { ok: false, error }
    },
  }
}

/** @param {any} operation @param {Raw} raw */
export function decodeRequest(operation, raw) {
  const decoded = operation.decode(raw)
  if (decoded.ok) return decoded.input
  throw decoded.error
}

/** @param {string} template @param {Wire} wire @param {Compiler} compiler */
function compileParts(template, wire, compiler) {
  /** @type {Record<string, DecodePart>} */
  const parts = {}
  if (wire.path.length > 0) parts.params = pathPart(template, wire.path, compiler)
  if (wire.query.length > 0 || !wire.ignoreUnknownQuery) parts.query = queryPart(wire, compiler)
  if (wire.header.length > 0) parts.headers = headerPart(wire.header, compiler)
  if (wire.body !== undefined) parts.body = bodyPart(wire.body, compiler)
  return parts
}

/** @param {string} template @param {Parameter[]} parameters @param {Compiler} compiler @returns {DecodePart} */
function pathPart(template, parameters, compiler) {
  const segments = template.split('/')
  const decoders = parameters.map((parameter) => ({
    name: parameter.name,
    // Counted from the end, so that the operation may be mounted under a prefix.
    fromEnd: segments.length - segments.indexOf(`{${parameter.name}}`),
    decode: parameterDecoder(parameter, compiler),
  }))
  return ({ path, params }, input) => {
    const sent = path?.split('/')
    /** @type {Record<string, unknown>} */
    const values = {}
    input.params = values
    for (const { name, fromEnd, decode } of decoders) {
      const text = sent === undefined ? params?.[name] : sent[sent.length - fromEnd]
      const { found, value } = decode(text, undefined, sent === undefined ? asSent : pathText)
      if (found !== undefined) return new DecodeError('path', found)
      values[name] = value
    }
    return undefined
  }
}

/** @param {Parameter[]} parameters @param {Compiler} compiler @returns {DecodePart} */
function headerPart(parameters, compiler) {
  const decoders = parameters.map((parameter) => ({
    name: parameter.name,
    decode: parameterDecoder(parameter, compiler),
    decodeText: parameter.list === undefined ? asSent : trimmed,
  }))
  return ({ headers }, input) => {
    /** @type {Record<string, unknown>} */
    const values = {}
    input.headers = values
    for (const { name, decode, decodeText } of decoders) {
      const sent = typeof headers === 'function' ? headers(name) : headers?.get(name)
      const { found, value } = decode(sent ?? undefined, undefined, decodeText)
      if (found !== undefined) return new DecodeError('header', found)
      if (value !== undefined) values[name] = value
    }
    return undefined
  }
}

/** @param {{ required: boolean, schema: Schema }} body @param {Compiler} compiler @returns {DecodePart} */
function bodyPart({ required, schema }, compiler) {
  const check = compiler.check(schema)
  const fill = compiler.fill(schema)
  return ({ body }, input) => {
    if (body === undefined) {
      if (required) return new DecodeError('body', failure('required', 'is required'))
      input.body = undefined
      return undefined
    }
    const found = check(body)
    if (found !== undefined) return new DecodeError('body', found)
    input.body = fill === null ? body : fill(body)
    return undefined
  }
}
