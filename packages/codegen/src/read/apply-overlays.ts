import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type * as JsonPath from 'json-p3'
import { type FilePart, under } from './document-files.ts'
import { findTooDeep } from './find-too-deep.ts'
import { isObject, type Json, type JsonObject, setOwn } from './json.ts'
import { Origins } from './origins.ts'
import { type OverlayAction, OverlayFile } from './overlay-file.ts'
import { at } from './pointer.ts'
import { DocumentError, type Problem } from './problems.ts'

type Key = string | number
type Container = Json[] | JsonObject

/** A value that a JSONPath selects. */
interface Selected {
  readonly keys: readonly Key[]
  readonly value: Json
}

/** A document with the changes of overlays. */
interface Overlaid {
  readonly document: Json
  /** Of what came from an overlay, or moved within an array. */
  readonly origins: Origins<FilePart>
  readonly warnings: readonly Problem[]
  /** Whether an overlay may have added references to other files. */
  readonly mayReferToFiles: boolean
}

/**
 * Applies overlays in their order to a copy of the document.
 *
 * @param own the absolute path of the document
 * @param paths those of the overlays
 * @throws UnreadableDocument
 * @throws DocumentError with the errors of the overlays
 */
export function applyOverlays(document: Json, own: string, paths: readonly string[]): Overlaid {
  const overlays = paths.map((path) => new OverlayFile(path))
  // A document that is nested too deep is refused later.
  const isUnchanged = overlays.length === 0 || findTooDeep(document) !== undefined
  const target = new OverlaidDocument(isUnchanged ? document : copyOf(document))
  if (!isUnchanged) for (const overlay of overlays) for (const action of overlay.actions) target.apply(overlay, action)
  const problems = overlays.flatMap((overlay) => overlay.problems)
  const warnings = problems.filter(({ level }) => level === 'warning')
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new DocumentError(errors, warnings)
  return {
    document: target.document,
    origins: isUnchanged ? new Origins() : target.originsIn({ file: own, pointer: '' }),
    warnings,
    mayReferToFiles: overlays.some((overlay) => overlay.mayReferToFiles),
  }
}

class OverlaidDocument {
  readonly document: Json
  /** The overlay's part that a child of a container came from. */
  readonly #parts = new WeakMap<Container, Map<Key, FilePart>>()
  /** For each array that lost items: the index that each of its items had. */
  readonly #indices = new WeakMap<Json[], number[]>()

  constructor(document: Json) {
    this.document = document
  }

  apply(overlay: OverlayFile, action: OverlayAction): void {
    const selected = this.#select(overlay, at(action.pointer, 'target'), action.target)
    if (selected === undefined) return
    if (selected.length === 0) overlay.report('overlay-selects-nothing', at(action.pointer, 'target'))
    else if (action.remove) this.#remove(overlay, action, selected)
    else if (action.update !== undefined) this.#update(overlay, action, selected, 'update', action.update)
    else if (action.copy !== undefined) this.#copy(overlay, action, selected, action.copy)
  }

  /** Where the parts of the document are in the files, given where the document is. */
  originsIn(own: FilePart): Origins<FilePart> {
    const origins = new Origins<FilePart>()
    const visit = (value: Json, pointer: string, part: FilePart): void => {
      if (!isContainer(value)) return
      const parts = this.#parts.get(value)
      const indices = Array.isArray(value) ? this.#indices.get(value) : undefined
      for (const [key, child] of entriesOf(value)) {
        const from = parts?.get(key) ?? under(part, [indices?.[Number(key)] ?? key])
        if (parts?.has(key) || indices !== undefined) origins.add(at(pointer, key), from)
        visit(child, at(pointer, key), from)
      }
    }
    visit(this.document, '', own)
    return origins
  }

  #select(overlay: OverlayFile, pointer: string, path: string): Selected[] | undefined {
    try {
      const found = new Map<string, Selected>()
      for (const { location, value } of jsonPath().query(path, this.document as never)) {
        found.set(at('', ...location), { keys: location, value: value as Json })
      }
      return [...found.values()]
    } catch (error) {
      overlay.report('overlay-path', pointer, { reason: (error as Error).message.split('\n', 1)[0]! })
      return undefined
    }
  }

  #remove(overlay: OverlayFile, { pointer }: OverlayAction, selected: readonly Selected[]): void {
    const removed = new Map<Container, Set<Key>>()
    for (const { keys } of selected) {
      const parent = this.#parentOf(keys)
      if (parent === undefined) overlay.report('overlay-removes-all', at(pointer, 'target'))
      else removed.set(parent, (removed.get(parent) ?? new Set()).add(keys.at(-1)!))
    }
    for (const [parent, keys] of removed) {
      if (!Array.isArray(parent)) {
        for (const key of keys) delete parent[key]
        continue
      }
      const left = [...parent.keys()].filter((index) => !keys.has(index))
      const [indices, parts] = [this.#indices.get(parent), this.#parts.get(parent)]
      this.#indices.set(
        parent,
        left.map((index) => indices?.[index] ?? index),
      )
      const moved = left.flatMap((index, to): [Key, FilePart][] => (parts?.has(index) ? [[to, parts.get(index)!]] : []))
      this.#parts.set(parent, new Map(moved))
      parent.splice(0, parent.length, ...left.map((index) => parent[index]!))
    }
  }

  #copy(overlay: OverlayFile, action: OverlayAction, selected: readonly Selected[], path: string): void {
    const pointer = at(action.pointer, 'copy')
    const sources = this.#select(overlay, pointer, path)
    if (sources === undefined) return
    const [source] = sources
    if (sources.length !== 1) overlay.report('overlay-copy', pointer, { count: String(sources.length) })
    else this.#update(overlay, action, selected, 'copy', copyOf(source!.value))
  }

  #update(
    overlay: OverlayFile,
    action: OverlayAction,
    selected: readonly Selected[],
    field: 'update' | 'copy',
    update: Json,
  ): void {
    const kinds = new Set(selected.map(({ value }) => kindOf(value)))
    if (kinds.size > 1) {
      overlay.report('overlay-mixed', at(action.pointer, 'target'))
      return
    }
    const part = { file: resolve(overlay.path), pointer: at(action.pointer, field) }
    const change = new Change(overlay, part, this.#parts)
    for (const { keys, value } of selected) {
      const isItem = overlay.appendsArraysAsItems || !Array.isArray(update)
      if (Array.isArray(value) && isItem) change.append(value, [update], () => part)
      else change.merge(this.#parentOf(keys), keys.at(-1)!, value, update, part)
    }
  }

  #parentOf(keys: readonly Key[]): Container | undefined {
    if (keys.length === 0) return undefined
    let value = this.document as Container
    for (const key of keys.slice(0, -1)) value = childOf(value, key) as Container
    return value
  }
}

/** Merges values of an action into a document. */
class Change {
  readonly #overlay: OverlayFile
  readonly #action: FilePart
  readonly #parts: WeakMap<Container, Map<Key, FilePart>>

  constructor(overlay: OverlayFile, action: FilePart, parts: WeakMap<Container, Map<Key, FilePart>>) {
    this.#overlay = overlay
    this.#action = action
    this.#parts = parts
  }

  append(array: Json[], items: readonly Json[], partOf: (index: number) => FilePart): void {
    for (const [index, item] of items.entries()) this.#set(array, array.length, item, partOf(index))
  }

  /** Merges `update`, which is at `part` of the overlay, into the value of `parent` at `key`, or into the whole document. */
  merge(parent: Container | undefined, key: Key, value: Json, update: Json, part: FilePart): void {
    if (Array.isArray(value) && Array.isArray(update)) {
      this.append(value, update, (index) => under(part, [index]))
    } else if (isObject(value) && isObject(update)) {
      for (const [name, child] of Object.entries(update)) {
        const own = under(part, [name])
        if (Object.hasOwn(value, name)) this.merge(value, name, value[name]!, child, own)
        else this.#set(value, name, child, own)
      }
    } else if (parent !== undefined && !isContainer(value) && !isContainer(update)) {
      this.#set(parent, key, update, part)
    } else {
      // What a copy action copies is not in the overlay.
      const { pointer } = this.#action.pointer.endsWith('/copy') ? this.#action : part
      this.#overlay.report('overlay-incompatible', pointer, { from: kindOf(update), to: kindOf(value) })
    }
  }

  #set(container: Container, key: Key, value: Json, part: FilePart): void {
    const parts = this.#parts.get(container) ?? new Map<Key, FilePart>()
    this.#parts.set(container, parts.set(key, part))
    if (Array.isArray(container)) container[Number(key)] = copyOf(value)
    else setOwn(container, String(key), copyOf(value))
  }
}

/** Loads the library on first use, because few documents have overlays. */
function jsonPath(): typeof JsonPath {
  return createRequire(import.meta.url)('json-p3')
}

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null
}

function kindOf(value: Json): string {
  if (Array.isArray(value)) return 'an array'
  return isContainer(value) ? 'an object' : 'a scalar'
}

function entriesOf(container: Container): [Key, Json][] {
  return Array.isArray(container) ? [...container.entries()] : Object.entries(container)
}

function childOf(container: Container, key: Key): Json {
  return Array.isArray(container) ? container[Number(key)]! : container[key]!
}

/** A deep copy. What YAML aliases share becomes separate, so that a change of one does not change the others. */
function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isObject(value)) return value
  const copied: JsonObject = {}
  for (const [key, child] of Object.entries(value)) setOwn(copied, key, copyOf(child))
  return copied
}
