import { dirname, join, relative, resolve } from 'node:path'
import { applyOverlays } from './apply-overlays.ts'
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
  /** Content of the overlays that has no effect, with its positions. */
  readonly warnings: readonly Problem[]
  readonly #path: string
  /** The paths as the user gave them, by the absolute path. */
  readonly #given: ReadonlyMap<string, string>
  /** Where the parts of the document are from, in the order in which they moved. */
  readonly #origins: { readonly overlaid: Origins<FilePart>; readonly bundled: Origins<FilePart> }

  constructor(
    path: string,
    bundle: Pick<LoadedDocument, 'document' | 'files' | 'problems' | 'warnings'>,
    origins: { readonly overlaid: Origins<FilePart>; readonly bundled: Origins<FilePart> },
    overlays: readonly string[],
  ) {
    this.#path = path
    this.#given = new Map([path, ...overlays].map((each) => [resolve(each), each]))
    this.document = bundle.document
    this.files = bundle.files
    this.problems = bundle.problems
    this.warnings = bundle.warnings
    this.#origins = origins
  }

  /** Adds the position in the authored files to each problem, or to whatever else has a pointer. */
  locate<Found extends Pick<Problem, 'pointer'>>(found: readonly Found[]): (Found & { position: Position })[] {
    const parts = found.map(({ pointer }) => this.#partOf(pointer))
    const pointersOf = new Map<string, string[]>()
    for (const { file, pointer } of parts) pointersOf.set(file, [...(pointersOf.get(file) ?? []), pointer])
    const positions = new Map([...pointersOf].map(([file, pointers]) => [file, findPositions(file, pointers)]))
    return found.map((each, index) => {
      const { file, pointer } = parts[index]!
      const position: Position = { file: this.#shown(file), ...positions.get(file)!.get(pointer)! }
      return { ...each, pointer, position }
    })
  }

  #partOf(pointer: string): FilePart {
    const own = resolve(this.#path)
    const bundled = partIn(this.#origins.bundled, pointer) ?? { file: own, pointer }
    return bundled.file === own ? (partIn(this.#origins.overlaid, bundled.pointer) ?? bundled) : bundled
  }

  /** The path given by the user, or one that is relative to the same directory as that of the document. */
  #shown(file: string): string {
    const directory = dirname(this.#path)
    return this.#given.get(file) ?? join(directory, relative(resolve(directory), file))
  }
}

function partIn(origins: Origins<FilePart>, pointer: string): FilePart | undefined {
  const found = origins.find(pointer)
  return found && { file: found.target.file, pointer: found.target.pointer + found.rest }
}

export interface LoadOptions {
  /** The paths of OpenAPI overlays that change the document, in this order. */
  readonly overlays?: readonly string[] | undefined
}

/**
 * Loads a JSON or YAML document and the files that it refers to. References in overlays are relative to the document.
 *
 * @throws UnreadableDocument
 * @throws DocumentError with the errors of the overlays
 */
export async function loadDocument(path: string, { overlays = [] }: LoadOptions = {}): Promise<LoadedDocument> {
  const own = resolve(path)
  const parsed = parseFile(path)
  const { document: value, warnings, ...overlaid } = applyOverlays(parsed.value, own, overlays)
  // A document that is nested too deep is refused later, with its position.
  const mayReferToFiles = parsed.mayReferToFiles || overlaid.mayReferToFiles
  const isAlone = !isObject(value) || !mayReferToFiles || findTooDeep(value) !== undefined
  const files = new DocumentFiles(own, isAlone ? {} : value)
  const bundler = new Bundler(files)
  const document = isAlone ? value : bundler.bundle()
  const paths = [...files.paths, ...overlays.map((each) => resolve(each))]
  return new LoadedDocument(
    path,
    { document, files: paths, problems: bundler.problems.errors, warnings },
    { overlaid: overlaid.origins, bundled: bundler.origins },
    overlays,
  )
}
