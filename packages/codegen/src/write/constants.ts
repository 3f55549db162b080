import { identifierOf, isUsableName, tellApart } from '../analyse/names.ts'
import type { JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'

/** The kinds of components that are printed as constants, but for schemas, whose names have to be identifiers. */
export type ConstantKind = 'responses' | 'parameters' | 'headers'

const words = { responses: 'Response', parameters: 'Parameter', headers: 'Header' }
/** What the declarations beside the constants import. */
const ofHelpers = ['Route', 'Reply', 'NoBody', 'OrNull']
const known = new WeakMap<JsonObject, Map<string, string>>()

/** The constant of each component of a kind: its name, or an identifier made of it (`not-found` → `NotFound`). */
export function constantsOf(document: JsonObject, kind: ConstantKind): ReadonlyMap<string, string> {
  const components = componentsOf(document, kind)
  const found = known.get(components)
  if (found !== undefined) return found
  const propose = (name: string) => (isUsableName(name) ? name : identifierOf(name, words[kind]))
  const constants = tellApart(Object.keys(components), { propose, taken: ofHelpers })
  known.set(components, constants)
  return constants
}
