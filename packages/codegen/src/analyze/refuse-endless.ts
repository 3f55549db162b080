import { componentOf } from '../read/component-of.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { schemasInPlace } from '../read/schemas-in-place.ts'

/** Reports components that refer to themselves for the same value, so that validation would never end. */
export function refuseEndless(document: JsonObject, problems: Problems): void {
  const components = componentsOf(document, 'schemas')
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      problems.report('endless', at('/components/schemas', name))
      return
    }
    if (done.has(name)) return
    for (const next of referredInPlace(components[name])) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(components)) visit(name, [])
}

/** The components that validate the same value as the schema does. */
function referredInPlace(fragment: Json | undefined): string[] {
  if (!isObject(fragment)) return []
  const own = componentOf(fragment)
  return [...(own === undefined ? [] : [own]), ...schemasInPlace(fragment).flatMap(referredInPlace)]
}
