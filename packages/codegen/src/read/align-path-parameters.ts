import { resolved } from './follow.ts'
import { asArray, isObject, type Json, type JsonObject } from './json.ts'
import { mapDocument, mapValues } from './map-children.ts'
import { methods } from './methods.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'

/**
 * Aligns path parameters with their paths: makes them required, declares missing ones as strings, and removes those that
 * are not in the path. Each change is a warning.
 */
export function alignPathParameters(document: JsonObject, problems: Problems): JsonObject {
  const reader = new PathParameters(document, problems)
  return mapDocument(document, (object, kind, path) => {
    const pointer = at('', ...path)
    // A webhook has no path.
    if (kind === 'pathItem' && path.length === 2) {
      return reader.align(object, path[0] === 'paths' ? path[1]! : '', pointer)
    }
    if (kind === 'parameter' && path[0] === 'components') return reader.required(object, pointer)
    return kind === 'paths' || kind === 'components' ? object : undefined
  })
}

/** Aligns the parameters of one path item after the other. */
class PathParameters {
  readonly #document: JsonObject
  readonly #problems: Problems

  constructor(document: JsonObject, problems: Problems) {
    this.#document = document
    this.#problems = problems
  }

  /** @param path the template; empty for a webhook, which has none */
  align(item: JsonObject, path: string, pointer: string): JsonObject {
    const names = new Set([...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name!))
    const shared = this.#ofPath(item.parameters, names, at(pointer, 'parameters'))
    const base = shared === undefined || shared === item.parameters ? item : { ...item, parameters: shared }
    const alignOperation = (value: Json, operationPointer: string): Json => {
      if (!isObject(value)) return value
      const own = this.#ofPath(value.parameters, names, at(operationPointer, 'parameters'))
      const declared = new Set([shared, own].flatMap((list) => this.#namesIn(list)))
      const missing = [...names].filter((name) => !declared.has(name))
      for (const name of missing) this.#problems.report('undeclared-path-parameter', operationPointer, { name })
      if (own === value.parameters && missing.length === 0) return value
      return { ...value, parameters: [...asArray(own), ...missing.map(stringParameter)] }
    }
    return mapValues(base, [], (value, field) => {
      const fieldPointer = at(pointer, field)
      if (methods.includes(field)) return alignOperation(value, fieldPointer)
      if (field !== 'additionalOperations' || !isObject(value)) return value
      return mapValues(value, [], (operation, method) => alignOperation(operation, at(fieldPointer, method)))
    })
  }

  /** Makes a path parameter required. Returns other parameters unchanged. */
  required(parameter: JsonObject, pointer: string): JsonObject {
    if (parameter.in !== 'path' || parameter.required === true) return parameter
    this.#problems.report('optional-path-parameter', pointer, { name: String(parameter.name) })
    return { ...parameter, required: true }
  }

  /** Removes path parameters that are not in the path. */
  #ofPath(list: Json | undefined, names: ReadonlySet<string>, pointer: string): Json | undefined {
    if (!Array.isArray(list)) return list
    const aligned = list.map((value, index) => {
      const parameter = resolved(value, this.#document)
      const name = String(parameter.name)
      if (!isObject(value)) return value
      if (parameter.in !== 'path' || names.has(name)) return this.required(value, at(pointer, index))
      this.#problems.report('path-parameter-not-in-path', at(pointer, index), { name })
      return undefined
    })
    if (aligned.every((value, index) => value === list[index])) return list
    return aligned.filter((value) => value !== undefined)
  }

  #namesIn(list: Json | undefined): string[] {
    const parameters = asArray(list).map((value) => resolved(value, this.#document))
    return parameters.filter((parameter) => parameter.in === 'path').map((parameter) => String(parameter.name))
  }
}

function stringParameter(name: string): JsonObject {
  return { name, in: 'path', required: true, schema: { type: 'string' } }
}
