import { isUsableName, pascalCase } from '../analyse/names.ts'
import type { JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'

/** The kinds of components that are printed as constants, but for schemas, whose names have to be identifiers. */
export type ConstantKind = 'responses' | 'parameters' | 'headers'

const words = { responses: 'Response', parameters: 'Parameter', headers: 'Header' }
const known = new WeakMap<JsonObject, Map<string, string>>()

/** The constant of each component of a kind: its name, or an identifier made of it (`not-found` → `NotFound`). */
export function constantsOf(document: JsonObject, kind: ConstantKind): ReadonlyMap<string, string> {
  const components = componentsOf(document, kind)
  const found = known.get(components)
  if (found !== undefined) return found
  const names = Object.keys(components)
  const taken = new Set(names.filter(isUsableName))
  const constants = new Map(names.map((name) => [name, isUsableName(name) ? name : free(name, words[kind], taken)]))
  known.set(components, constants)
  return constants
}

/** An identifier that is not taken, and is taken from now on. */
function free(name: string, word: string, taken: Set<string>): string {
  const pascal = pascalCase(name)
  const base = isUsableName(pascal) ? pascal : `${word}${pascal}`
  let constant = base
  for (let index = 2; taken.has(constant); index++) constant = `${base}${index}`
  taken.add(constant)
  return constant
}
