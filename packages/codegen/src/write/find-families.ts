import type { Api } from '../analyze/api.ts'
import { componentOf } from '../read/component-of.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { componentsOf, schemasIn } from '../read/schema-graph.ts'
import { groupBy } from './group-by.ts'

/** Components that differ only in the component they contain: `ContactResponse` of `Contact`, `LabelResponse` of `Label`. */
export interface Family {
  /** The function that creates them: `responseOf`. */
  readonly name: string
  /** Maps each member to the component that it contains. */
  readonly holds: ReadonlyMap<string, string>
}

const fewest = 3
const annotations = new Set(['description', 'title', 'examples', 'example', 'externalDocs', '$comment'])

/** Finds families with at least three members, named after the common suffix of their members. */
export function findFamilies({ document }: Api): Family[] {
  const schemas = componentsOf(document, 'schemas')
  const families = new Map<string, { key: string; suffix: string; holds: Map<string, string> }>()
  for (const [name, fragment] of Object.entries(schemas)) {
    const held = [...schemasIn(fragment, document)].find(
      (other) => name.startsWith(other) && name !== other && refersOnce(fragment, other),
    )
    if (held === undefined || !isObject(fragment) || fragment.type !== 'object') continue
    const suffix = name.slice(held.length)
    const key = keyOf(suffix, fragment, held)
    const family = families.get(key) ?? { key, suffix, holds: new Map<string, string>() }
    family.holds.set(name, held)
    families.set(key, family)
  }
  const large = [...families.values()].filter(({ holds }) => holds.size >= fewest)
  return [...groupBy(large, ({ suffix }) => suffix)].flatMap(([suffix, found]) => {
    if (!/^[A-Z]\w*$/.test(suffix)) return []
    const largest = found.reduce((one, other) => (other.holds.size > one.holds.size ? other : one))
    const name = `${suffix.charAt(0).toLowerCase()}${suffix.slice(1)}Of`
    return [{ name, holds: new Map([...largest.holds, ...othersLike(largest, document)]) }]
  })
}

/** Finds members that are not named after the component they contain: `BulkLabelResponse` contains `BulkLabelResult`. */
function othersLike(family: { key: string; suffix: string; holds: ReadonlyMap<string, string> }, document: JsonObject) {
  return Object.entries(componentsOf(document, 'schemas')).flatMap(([name, fragment]): [string, string][] => {
    if (family.holds.has(name) || !name.endsWith(family.suffix)) return []
    const isHeld = (other: string) =>
      refersOnce(fragment, other) && keyOf(family.suffix, fragment, other) === family.key
    const held = [...schemasIn(fragment, document)].find((other) => other !== name && isHeld(other))
    return held === undefined ? [] : [[name, held]]
  })
}

function keyOf(suffix: string, fragment: Json, held: string): string {
  return `${suffix} ${JSON.stringify(shapeOf(fragment, held))}`
}

function refersOnce(fragment: Json | undefined, name: string): boolean {
  return JSON.stringify(fragment ?? null).split(`"#/components/schemas/${name}"`).length === 2
}

/** The schema without annotations and without the name of the component it contains. */
function shapeOf(fragment: Json, held: string): Json {
  if (Array.isArray(fragment)) return fragment.map((item) => shapeOf(item, held))
  if (!isObject(fragment)) return fragment
  if (componentOf(fragment) === held) return { $ref: '' }
  const entries = Object.entries(fragment).filter(([key]) => !annotations.has(key) || isObject(fragment[key]))
  return Object.fromEntries(entries.map(([key, value]): [string, Json] => [key, shapeOf(value, held)])) as JsonObject
}
