import { dirname, join, relative, resolve } from 'node:path'
import { Bundler } from './bundler.ts'
import { DocumentFiles, type FilePart } from './document-files.ts'
import { findPositions } from './find-positions.ts'
import { findTooDeep } from './find-too-deep.ts'
import { isObject, type Json } from './json.ts'
import type { Origins } from './origins.ts'
import { parseFile } from './parse-file.ts'
import type { Position, Problem } from './problems.ts'

/** A document loaded from a file and the files that it refers to. */
export class LoadedDocument {
  /** The bundled document. */
  readonly document: Json
  /** The paths of all files. The document's own path is first. */
  readonly files: readonly string[]
  /** Problems with references to other files. */
  readonly problems: readonly Problem[]
  readonly #path: string
  readonly #origins: Origins<FilePart>

  constructor(
    path: string,
    bundle: Pick<LoadedDocument, 'document' | 'files' | 'problems'>,
    origins: Origins<FilePart>,
  ) {
    this.#path = path
    this.document = bundle.document
    this.files = bundle.files
    this.problems = bundle.problems
    this.#origins = origins
  }

  /** Adds the position in the authored files to each problem. */
  locate(problems: readonly Problem[]): Problem[] {
    const parts = problems.map(({ pointer }) => this.#partOf(pointer))
    const pointersOf = new Map<string, string[]>()
    for (const { file, pointer } of parts) pointersOf.set(file, [...(pointersOf.get(file) ?? []), pointer])
    const positions = new Map([...pointersOf].map(([file, pointers]) => [file, findPositions(file, pointers)]))
    return problems.map((problem, index) => {
      const { file, pointer } = parts[index]!
      const position: Position = { file: this.#shown(file), ...positions.get(file)!.get(pointer)! }
      return { ...problem, pointer, position }
    })
  }

  #partOf(pointer: string): FilePart {
    const found = this.#origins.find(pointer)
    if (found === undefined) return { file: resolve(this.#path), pointer }
    return { file: found.target.file, pointer: found.target.pointer + found.rest }
  }

  /** A path relative to the same directory as the path given by the user. */
  #shown(file: string): string {
    const own = resolve(this.#path)
    return file === own ? this.#path : join(dirname(this.#path), relative(dirname(own), file))
  }
}

/**
 * Loads a JSON or YAML document and the files that it refers to.
 *
 * @throws UnreadableDocument
 */
export async function loadDocument(path: string): Promise<LoadedDocument> {
  const { value, mayReferToFiles } = parseFile(path)
  // A document that is nested too deep is refused later, with its position.
  const isAlone = !isObject(value) || !mayReferToFiles || findTooDeep(value) !== undefined
  const files = new DocumentFiles(resolve(path), isAlone ? {} : value)
  const bundler = new Bundler(files)
  const document = isAlone ? value : bundler.bundle()
  return new LoadedDocument(path, { document, files: files.paths, problems: bundler.problems.errors }, bundler.origins)
}
