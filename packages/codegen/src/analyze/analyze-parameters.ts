import { resolved } from '../read/follow.ts'
import { asArray, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { analyzeParameter, isIgnored } from './analyze-parameter.ts'
import type { Parameter } from './api.ts'
import type { SchemaContext } from './schema-context.ts'

/** A parameter as authored, with its pointer. */
export interface Listed {
  readonly value: Json
  readonly pointer: string
}

/** The entries of a list with their pointers. */
export function listedIn(value: Json | undefined, pointer: string): Listed[] {
  return asArray(value).map((entry, index) => ({ value: entry, pointer: at(pointer, index) }))
}

/** Analyzes the parameters of an operation, those of its path item first. A later one overrides an earlier one. */
export function analyzeParameters(list: readonly Listed[], context: SchemaContext): Parameter[] {
  const parameters = new Map<string, Parameter>()
  const pointers = new Map<string, string>()
  for (const { value, pointer } of list) {
    const parameter = analyzeParameter(value, pointer, context)
    if (parameter === undefined) continue
    const key = keyOf(parameter)
    // An operation may override a parameter of its path item, but no list may repeat one.
    const before = pointers.get(key)
    if (before?.slice(0, before.lastIndexOf('/')) === pointer.slice(0, pointer.lastIndexOf('/'))) {
      const { in: location, name } = parameter
      context.problems.report('parameter-twice', pointer, { location: `${location} parameter`, name })
    }
    parameters.set(key, parameter)
    pointers.set(key, pointer)
  }
  return [...parameters.values()]
}

/** The operation with the path item's parameters, except those that it overrides. */
export function withParameters(operation: JsonObject, list: readonly Listed[], document: JsonObject): JsonObject {
  if (list.length === 0) return operation
  const authored = new Map<string, Json>()
  for (const { value } of list) {
    const { in: location = null, name = null } = resolved(value, document)
    if (!isIgnored({ in: location, name })) authored.set(keyOf({ in: location, name }), value)
  }
  return { ...operation, parameters: [...authored.values()] }
}

function keyOf(parameter: { in: Json; name: Json }): string {
  const name = String(parameter.name)
  return `${String(parameter.in)} ${parameter.in === 'header' ? name.toLowerCase() : name}`
}
