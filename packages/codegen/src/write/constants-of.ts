import { identifierOf, isUsableName } from '../read/identifier-of.ts'
import type { JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { uniqueNames } from '../read/unique-names.ts'

/** Sections of components that are printed as constants. Excludes schemas, whose names are already identifiers. */
export type ConstantKind = 'responses' | 'parameters' | 'headers'

const words = { responses: 'Response', parameters: 'Parameter', headers: 'Header' }
/** Names that the declarations of the constants import. */
const helperNames = ['Route', 'Reply', 'NoBody', 'OrNull']
const known = new WeakMap<JsonObject, Map<string, string>>()

/** Maps each component of a section to its constant: its name, or an identifier derived from it (`not-found` → `NotFound`). */
export function constantsOf(document: JsonObject, kind: ConstantKind): ReadonlyMap<string, string> {
  const components = componentsOf(document, kind)
  const found = known.get(components)
  if (found !== undefined) return found
  const propose = (name: string) => (isUsableName(name) ? name : identifierOf(name, words[kind]))
  const constants = uniqueNames(Object.keys(components), { propose, taken: helperNames })
  known.set(components, constants)
  return constants
}
