import { freeName, ownerOf } from './free-name.ts'
import { isObject, type Json, type JsonObject, setOwn } from './json.ts'
import { mapObjects, someObject } from './map-objects.ts'
import type { Origins } from './origins.ts'
import { at, keysOf, keysOfPointer, lookUp, referenceTo } from './pointer.ts'
import type { Problems } from './problems.ts'
import { marks } from './resolve-identifiers.ts'
import { componentsOf } from './schema-graph.ts'

/** Max copies of schemas. Several anchors in several combinations would need more than memory has. */
const maxCopies = 1_000

/** The places that dynamic references mean, by the names of their anchors. */
type Bindings = ReadonlyMap<string, string>

/**
 * Replaces dynamic references by references. What one means depends on the schemas through which it is reached: the anchor
 * of the outermost one. A schema whose dynamic references mean something else than at its own place is copied as a component.
 */
export function resolveDynamic(document: JsonObject, origins: Origins<string>, problems: Problems): JsonObject {
  if (!someObject(document, isMarked)) return document
  return new DynamicReferences(document, origins, problems).resolve()
}

/** Whether a schema has a mark or an anchor. */
export function isMarked(object: JsonObject): boolean {
  const { [marks.dynamic]: dynamic, [marks.resource]: resource, $dynamicAnchor: anchor } = object
  return dynamic !== undefined || resource !== undefined || typeof anchor === 'string'
}

class DynamicReferences {
  readonly #document: JsonObject
  readonly #origins: Origins<string>
  readonly #problems: Problems
  /** Maps the pointers of schemas that have an `$id` to their URIs. That of the document is empty. */
  readonly #resources = new Map<string, string>([['', '']])
  /** The anchors in each of them. A schema of another file may be in several places. */
  readonly #anchors = new Map<string, Map<string, string>>([['', new Map()]])
  readonly #used = new Map<string, ReadonlySet<string>>()
  readonly #copies = new Map<string, string>()
  readonly #components: JsonObject = {}

  constructor(document: JsonObject, origins: Origins<string>, problems: Problems) {
    this.#document = document
    this.#origins = origins
    this.#problems = problems
    mapObjects(document, '', (object, pointer, outer) => {
      const uri = object[marks.resource]
      const resource = typeof uri === 'string' ? uri : outer
      if (typeof uri === 'string') this.#resources.set(pointer, uri)
      const anchors = this.#anchors.get(resource) ?? new Map<string, string>()
      this.#anchors.set(resource, anchors)
      const { $dynamicAnchor: name } = object
      if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, pointer)
      return [object, resource]
    })
  }

  resolve(): JsonObject {
    const document = this.#rewrite(this.#document, '', this.#anchors.get('')!) as JsonObject
    if (this.#copies.size === 0) return document
    const { components } = document
    const schemas = { ...componentsOf(document, 'schemas'), ...this.#components }
    return { ...document, components: { ...(isObject(components) && components), schemas } }
  }

  #rewrite(value: Json, start: string, bindings: Bindings): Json {
    return mapObjects(
      value,
      bindings,
      (object, pointer, outer) => {
        const own = pointer === start ? outer : this.#enter(outer, this.#resources.get(pointer))
        const { [marks.resource]: _resource, [marks.dynamic]: isDynamic, $dynamicAnchor, ...rest } = object
        const changed: JsonObject =
          $dynamicAnchor === undefined || typeof $dynamicAnchor === 'string' ? rest : { ...rest, $dynamicAnchor }
        const target = typeof changed.$ref === 'string' ? keysOf(changed.$ref) : undefined
        if (target === undefined) return [changed, own]
        const place = at('', ...target)
        const meant = isDynamic === true ? (own.get(this.#nameAt(place)) ?? place) : place
        return [{ ...changed, $ref: this.#reference(meant, own) }, own]
      },
      start,
    )
  }

  /** Anchors of outer schemas come first. */
  #enter(outer: Bindings, resource: string | undefined): Bindings {
    return resource === undefined ? outer : new Map([...this.#anchors.get(resource)!, ...outer])
  }

  #nameAt(pointer: string): string {
    const found = lookUp(this.#document, keysOfPointer(pointer))
    return isObject(found) ? String(found.$dynamicAnchor) : ''
  }

  /** A reference to a schema, or to a copy of it in which dynamic references mean something else. */
  #reference(target: string, outer: Bindings): string {
    const names = this.#namesIn(target)
    const resources = this.#resourcesAround(target)
    const inPlace = resources.reduce<Bindings>((around, each) => this.#enter(around, each), new Map())
    const bindings = this.#enter(outer, resources.at(-1))
    const changed = [...names].filter((name) => bindings.get(name) !== inPlace.get(name))
    if (changed.length === 0) return referenceTo(target)
    const key = [target, ...[...names].sort().map((name) => bindings.get(name))].join(' ')
    const known = this.#copies.get(key)
    if (known !== undefined) return known
    if (this.#copies.size === maxCopies) {
      this.#problems.report('too-many-copies', target, { copies: String(maxCopies) })
      return referenceTo(target)
    }
    const taken = componentsOf(this.#document, 'schemas')
    const isTaken = (each: string) => Object.hasOwn(taken, each) || Object.hasOwn(this.#components, each)
    const name = freeName(target, this.#ownerOf(bindings.get(changed[0]!)!), isTaken)
    const pointer = at('/components/schemas', name)
    this.#copies.set(key, referenceTo(pointer))
    setOwn(this.#components, name, true)
    this.#origins.add(pointer, target)
    setOwn(this.#components, name, this.#rewrite(lookUp(this.#document, keysOfPointer(target))!, target, bindings))
    return referenceTo(pointer)
  }

  /** The URIs of the schemas with an `$id` that contain a place, outermost first. The first one is the document. */
  #resourcesAround(pointer: string): string[] {
    const around = [...this.#resources].filter(([each]) => pointer === each || pointer.startsWith(`${each}/`))
    return around.map(([, uri]) => uri)
  }

  /** The name of the component that contains a place, or of the schema with an `$id`. */
  #ownerOf(pointer: string): string | undefined {
    const uri = this.#resourcesAround(pointer).at(-1)!
    return ownerOf(pointer) ?? uri.replace(/\.\w+$/, '').match(/[\w-]+$/)?.[0]
  }

  /** The names of the anchors that dynamic references in a schema, and in those that it refers to, may mean. */
  #namesIn(target: string): ReadonlySet<string> {
    const known = this.#used.get(target)
    if (known !== undefined) return known
    const names = new Set<string>()
    const seen = new Set<string>()
    const visit = (pointer: string) => {
      if (seen.has(pointer)) return
      seen.add(pointer)
      someObject(lookUp(this.#document, keysOfPointer(pointer)) ?? null, (object) => {
        const keys = typeof object.$ref === 'string' ? keysOf(object.$ref) : undefined
        if (keys === undefined) return false
        const place = at('', ...keys)
        visit(place)
        if (object[marks.dynamic] !== true) return false
        const name = this.#nameAt(place)
        names.add(name)
        for (const anchors of this.#anchors.values()) if (anchors.has(name)) visit(anchors.get(name)!)
        return false
      })
    }
    visit(target)
    this.#used.set(target, names)
    return names
  }
}
