import { type DocumentFiles, type FilePart, under } from './document-files.ts'
import { asObject, isObject, type Json, type JsonObject, setOwn } from './json.ts'
import { isContainer, type Kind, mapChildren, type Path, sections } from './map-children.ts'
import { nameOfPart } from './name-of-part.ts'
import { Origins } from './origins.ts'
import { at, referenceTo } from './pointer.ts'
import { Problems } from './problems.ts'
import { marks } from './resolve-identifiers.ts'
import { componentsOf } from './schema-graph.ts'

/** The source and destination of a part being copied. */
interface Position {
  readonly from: FilePart
  readonly to: string
}

/** A part of a file, and the reference to it. */
interface Referenced {
  readonly target: FilePart
  readonly reference: string
}

/** Bundles several files into one document. Parts of other files become components, named after their file or pointer. */
export class Bundler {
  readonly problems = new Problems()
  readonly origins = new Origins<FilePart>()
  readonly #files: DocumentFiles
  /** Maps each part that became a component to its reference. */
  readonly #mounted = new Map<string, string>()
  readonly #components = new Map<string, JsonObject>()
  readonly #queue: (() => void)[] = []
  readonly #open = new Set<string>()

  constructor(files: DocumentFiles) {
    this.#files = files
  }

  bundle(): JsonObject {
    this.#adoptComponents()
    const root = { from: { file: this.#files.own, pointer: '' }, to: '' }
    const copied = this.#copyObject(this.#files.document, 'document', root)
    // The queue may grow while a part is copied.
    for (const copy of this.#queue) copy()
    if (this.#components.size === 0) return copied
    const components = { ...asObject(copied.components) }
    for (const [section, parts] of this.#components)
      components[section] = { ...asObject(components[section]), ...parts }
    return { ...copied, components }
  }

  /** Mounts parts that a component of the document refers to under the name of that component. */
  #adoptComponents(): void {
    for (const section of Object.values(sections)) {
      const { parts, file } = this.#ownComponents(section)
      for (const [name, part] of Object.entries(parts)) {
        if (!isObject(part) || typeof part.$ref !== 'string' || Object.keys(part).length > 1) continue
        const target = this.#files.resolve(part.$ref, file)
        if (typeof target === 'string' || target.file === this.#files.own) continue
        const key = keyOf(section, target)
        if (!this.#mounted.has(key)) this.#mount(key, section, name, { target, reference: part.$ref })
      }
    }
  }

  /** The document's own components of a section. The section may be a reference to another file. */
  #ownComponents(section: string): { parts: JsonObject; file: string } {
    const { own, document } = this.#files
    const parts = componentsOf(document, section)
    const target = typeof parts.$ref === 'string' ? this.#files.resolve(parts.$ref, own) : 'local'
    if (typeof target === 'string') return { parts, file: own }
    return { parts: asObject(this.#files.partAt(target)), file: target.file }
  }

  #copy(value: Json, kind: Kind, position: Position): Json {
    if (!isObject(value)) return value
    if (typeof value.$ref !== 'string') return this.#copyObject(value, kind, position)
    const target = this.#files.resolve(value.$ref, position.from.file)
    if (typeof target === 'string') {
      const reference = value.$ref
      if (target === 'remote') this.problems.report('remote-reference', at(position.to, '$ref'), { reference })
      return this.#copyObject(value, kind, position)
    }
    if (target.file === this.#files.own)
      return this.#copyObject({ ...value, $ref: referenceTo(target.pointer) }, kind, position)
    const section = sections[kind]
    if (section === undefined) return this.#inline(value, target, kind, position)
    const reference = this.#referenceTo(section, target, value.$ref, position)
    // An adopted component is filled in later.
    if (reference === referenceTo(position.to)) return {}
    return this.#copyObject({ ...value, $ref: reference }, kind, position)
  }

  #copyObject(object: JsonObject, kind: Kind, position: Position): JsonObject {
    const { from, to } = position
    let source = object
    const others = new Map<string, FilePart>()
    for (const field of Object.keys(object)) {
      const value = object[field]!
      if (!isContainer(kind, field) || !isObject(value) || typeof value.$ref !== 'string') continue
      const target = this.#files.resolve(value.$ref, from.file)
      const found = typeof target === 'string' ? undefined : this.#lookUp(target, value.$ref, at(to, field))
      if (typeof target === 'string' || found === undefined) continue
      source = { ...source, [field]: found }
      others.set(field, target)
      this.origins.add(at(to, field), target)
    }
    if (kind === 'schema' && isObject(source.discriminator)) source = this.#copyMapping(source, position)
    const path: Path = []
    return mapChildren(kind, source, path, (child, childKind) => {
      const other = others.get(path[0]!)
      const part = other === undefined ? under(from, path) : under(other, path.slice(1))
      return this.#copy(child, childKind, { from: part, to: at(to, ...path) })
    })
  }

  /** Rewrites the mapping of a discriminator, which refers to schemas without `$ref`. */
  #copyMapping(schema: JsonObject, position: Position): JsonObject {
    const { mapping, ...discriminator } = asObject(schema.discriminator)
    if (!isObject(mapping)) return schema
    const mapped = Object.entries(mapping).map(([value, reference]): [string, Json] => {
      if (typeof reference !== 'string' || !/[#/.]/.test(reference)) return [value, reference]
      const target = this.#files.resolve(reference, position.from.file)
      // It may be the name of a component that looks like a file.
      const isName = (file: string) => !reference.includes('#') && this.#files.whyUnreadable(file) !== undefined
      if (typeof target === 'string' || isName(target.file)) return [value, reference]
      if (target.file === this.#files.own) return [value, referenceTo(target.pointer)]
      const valuePosition = { ...position, to: at(position.to, 'discriminator', 'mapping', value) }
      return [value, this.#referenceTo('schemas', target, reference, valuePosition)]
    })
    return { ...schema, discriminator: { ...discriminator, mapping: Object.fromEntries(mapped) } }
  }

  /** Returns the reference to the component for a part of another file. Mounts the part if necessary. */
  #referenceTo(section: string, target: FilePart, reference: string, { to }: Position): string {
    const key = keyOf(section, target)
    const known = this.#mounted.get(key)
    if (known !== undefined) return known
    if (this.#lookUp(target, reference, to) === undefined) return reference
    const taken = this.#ownComponents(section).parts
    const mounted = this.#components.get(section) ?? {}
    const name = nameOfPart(target, (free) => Object.hasOwn(taken, free) || Object.hasOwn(mounted, free))
    return this.#mount(key, section, name, { target, reference })
  }

  #mount(key: string, section: string, name: string, { target, reference }: Referenced): string {
    const to = at('/components', section, name)
    this.#mounted.set(key, referenceTo(to))
    const parts = this.#components.get(section) ?? {}
    this.#components.set(section, parts)
    parts[name] = {}
    const kind = (Object.keys(sections) as Kind[]).find((each) => sections[each] === section)!
    this.#queue.push(() => {
      const value = this.#lookUp(target, reference, to)
      if (value === undefined) return
      this.origins.add(to, target)
      const copied = this.#copy(value, kind, { from: target, to })
      const resource = kind === 'schema' ? this.#files.resourceOf(target) : undefined
      const isMarked = resource === undefined || !isObject(copied) || copied[marks.resource] !== undefined
      setOwn(parts, name, isMarked ? copied : { ...copied, [marks.resource]: resource })
    })
    return referenceTo(to)
  }

  /** Replaces a reference to another file by a copy of its target. */
  #inline(value: JsonObject, target: FilePart, kind: Kind, { to }: Position): Json {
    const found = this.#lookUp(target, String(value.$ref), to)
    const key = keyOf(kind, target)
    if (found === undefined || this.#open.has(key)) return value
    this.#open.add(key)
    this.origins.add(to, target)
    const copied = this.#copy(found, kind, { from: target, to })
    this.#open.delete(key)
    return copied
  }

  #lookUp(target: FilePart, reference: string, to: string): Json | undefined {
    const pointer = at(to, '$ref')
    const reason = this.#files.whyUnreadable(target.file)
    const found = reason === undefined ? this.#files.partAt(target) : undefined
    if (reason !== undefined) this.problems.report('unreadable-reference', pointer, { reference, reason })
    else if (found === undefined) this.problems.report('unresolved-reference', pointer, { reference })
    return found
  }
}

function keyOf(section: string, { file, pointer }: FilePart): string {
  return `${section} ${file}#${pointer}`
}
