import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Json, JsonObject } from './json.ts'
import { parseFile, UnreadableDocument } from './parse-file.ts'
import { at, keysOf, keysOfPointer, lookUp } from './pointer.ts'

/** A part of a file. */
export interface FilePart {
  /** An absolute path. */
  readonly file: string
  readonly pointer: string
}

/** The part of a part that keys lead to. */
export function under({ file, pointer }: FilePart, keys: readonly (string | number)[]): FilePart {
  return { file, pointer: at(pointer, ...keys) }
}

/** A document and the files that it refers to, each read once. */
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

  /** The paths of all that were read. */
  get paths(): string[] {
    return [...this.#read.keys()]
  }

  /** The part that a reference in the file `base` points at; `local` if it stays as it is. */
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
    // `//host/pet.yaml` is a file of another machine.
    if (url.protocol !== 'file:' || url.host !== '') return 'remote'
    const file = pathOf(url)
    return file === undefined ? 'local' : { file, pointer }
  }

  /** Undefined if there is none, or if the file cannot be read. */
  partAt({ file, pointer }: FilePart): Json | undefined {
    if (this.whyUnreadable(file) !== undefined) return undefined
    return lookUp(this.#read.get(file)!, keysOfPointer(pointer))
  }

  /** Reads a file, and says why it cannot be read if it cannot. */
  whyUnreadable(file: string): string | undefined {
    if (this.#read.has(file) || this.#unreadable.has(file)) return this.#unreadable.get(file)
    try {
      this.#read.set(file, parseFile(file).value)
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      this.#unreadable.set(file, reasonOf(error, file))
    }
    return this.#unreadable.get(file)
  }
}

/** Undefined where the percent-encoding is broken, or hides a slash. */
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

/** The message of a file that cannot be read, without its path. */
function reasonOf({ message }: UnreadableDocument, file: string): string {
  const reason = message.slice(file.length).replace(/^:\s*/, '')
  return reason.replace(/, open '.*'$/, '')
}
