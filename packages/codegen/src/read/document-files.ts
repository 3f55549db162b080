import { fileURLToPath, pathToFileURL } from 'node:url'
import { findTooDeep, maxLevels } from './find-too-deep.ts'
import type { Json, JsonObject } from './json.ts'
import { parseFile, UnreadableDocument } from './parse-file.ts'
import { at, keysOf, keysOfPointer, lookUp } from './pointer.ts'

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

  constructor(own: string, document: JsonObject) {
    this.own = own
    this.document = document
    this.#read.set(own, document)
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
    const keys = url === undefined || url.hash === '' || url.hash === '#' ? [] : keysOf(url.hash)
    if (url === undefined || keys === undefined) return 'local'
    const pointer = at('', ...keys)
    if (isSelf) return { file: this.own, pointer }
    // `//host/pet.yaml` is a file on another machine.
    if (url.protocol !== 'file:' || url.host !== '') return 'remote'
    const file = pathOf(url)
    return file === undefined ? 'local' : { file, pointer }
  }

  /** Returns undefined if the part does not exist or the file is unreadable. */
  partAt({ file, pointer }: FilePart): Json | undefined {
    if (this.whyUnreadable(file) !== undefined) return undefined
    return lookUp(this.#read.get(file)!, keysOfPointer(pointer))
  }

  /** Reads a file. Returns the reason if that fails. */
  whyUnreadable(file: string): string | undefined {
    if (this.#read.has(file) || this.#unreadable.has(file)) return this.#unreadable.get(file)
    try {
      const { value } = parseFile(file)
      if (findTooDeep(value) === undefined) this.#read.set(file, value)
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
