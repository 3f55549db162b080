import { fileURLToPath, pathToFileURL } from 'node:url'
import { findTooDeep, maxLevels } from './find-too-deep.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { parseFile, UnreadableDocument } from './parse-file.ts'
import { at, keysOf, keysOfPointer, lookUp } from './pointer.ts'
import { marks, resolveIdentifiers } from './resolve-identifiers.ts'

/** A part of a file. */
export interface FilePart {
  /** An absolute path. */
  readonly file: string
  readonly pointer: string
}

/** The part at `keys` below a part. */
export function under({ file, pointer }: FilePart, keys: readonly (string | number)[]): FilePart {
  return { file, pointer: at(pointer, ...keys) }
}

/** A document and the files that it refers to. Each is read once. */
export class DocumentFiles {
  /** The absolute path of the document. */
  readonly own: string
  readonly document: JsonObject
  readonly #read = new Map<string, Json>()
  readonly #unreadable = new Map<string, string>()
  /** The schemas with `$id` and `$anchor`, by URI. */
  readonly #places = new Map<string, FilePart>()

  constructor(own: string, document: JsonObject) {
    this.own = own
    this.document = this.#add(own, document) as JsonObject
  }

  #add(file: string, content: Json): Json {
    const { value, places } = resolveIdentifiers(content, pathToFileURL(file).href)
    this.#read.set(file, value)
    for (const [uri, pointer] of places) if (!this.#places.has(uri)) this.#places.set(uri, { file, pointer })
    return value
  }

  /** The paths of all files that were read. */
  get paths(): string[] {
    return [...this.#read.keys()]
  }

  /** Resolves a reference in the file `base`. Returns `local` for a reference within the document, and for an invalid one. */
  resolve(reference: string, base: string): FilePart | 'local' | 'remote' {
    if (reference.startsWith('#') && base === this.own) return 'local'
    const { $self } = this.document
    const isSelf = typeof $self === 'string' && withoutFragment(reference) === withoutFragment($self)
    const from = pathToFileURL(base).href
    const url = URL.canParse(reference, from) ? new URL(reference, from) : undefined
    if (url === undefined) return 'local'
    const keys = url.hash === '' || url.hash === '#' ? [] : keysOf(url.hash)
    const pointer = keys && at('', ...keys)
    if (isSelf) return pointer === undefined ? 'local' : { file: this.own, pointer }
    // `//host/pet.yaml` is a file on another machine.
    const isFile = url.protocol === 'file:' && url.host === ''
    const file = isFile ? pathOf(url) : undefined
    if (pointer !== undefined && file !== undefined) return { file, pointer }
    const isUnreadable = file !== undefined && this.whyUnreadable(file) !== undefined
    const found = this.#placeOf(url)
    if (found !== undefined) return found
    if (file === undefined) return isFile ? 'local' : 'remote'
    // The problem is reported where it is read.
    return { file, pointer: isUnreadable ? '' : at('', url.hash) }
  }

  /** The schema with a URI: its `$id`, with an anchor or pointer in it. */
  #placeOf({ href, hash }: URL): FilePart | undefined {
    const known = this.#places.get(href)
    if (known !== undefined || !hash.startsWith('#/')) return known
    const root = this.#places.get(href.slice(0, -hash.length))
    const keys = keysOf(hash)
    return root && keys && { file: root.file, pointer: at(root.pointer, ...keys) }
  }

  /** Returns undefined if the part does not exist or the file is unreadable. */
  partAt({ file, pointer }: FilePart): Json | undefined {
    if (this.whyUnreadable(file) !== undefined) return undefined
    return lookUp(this.#read.get(file)!, keysOfPointer(pointer))
  }

  /** The URI of the innermost schema with an `$id`, or of the file, that contains a part. Undefined if it does not matter. */
  resourceOf({ file, pointer }: FilePart): string | undefined {
    const keys = keysOfPointer(pointer)
    const around = keys.map((_key, index) => lookUp(this.#read.get(file)!, keys.slice(0, keys.length - index)))
    const found = [...around, this.#read.get(file)].find((each) => isObject(each) && each[marks.resource] !== undefined)
    return found === undefined ? undefined : String((found as JsonObject)[marks.resource])
  }

  /** Reads a file. Returns the reason if that fails. */
  whyUnreadable(file: string): string | undefined {
    if (this.#read.has(file) || this.#unreadable.has(file)) return this.#unreadable.get(file)
    try {
      const { value } = parseFile(file)
      if (findTooDeep(value) === undefined) this.#add(file, value)
      else this.#unreadable.set(file, `it is nested more than ${maxLevels} levels deep`)
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      this.#unreadable.set(file, reasonOf(error, file))
    }
    return this.#unreadable.get(file)
  }
}

/** Returns undefined if the percent-encoding is invalid or encodes a slash. */
function pathOf(url: URL): string | undefined {
  try {
    return fileURLToPath(url)
  } catch {
    return undefined
  }
}

function withoutFragment(reference: string): string {
  return reference.replace(/#.*$/s, '')
}

/** The error message for an unreadable file, without its path. */
function reasonOf({ message }: UnreadableDocument, file: string): string {
  const reason = message.slice(file.length).replace(/^:\s*/, '')
  return reason.replace(/, open '.*'$/, '')
}
