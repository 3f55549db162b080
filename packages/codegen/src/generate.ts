import { type Compilation, compile } from './compile.ts'
import type { GenerateOptions } from './generate-options.ts'

/** The result of compiling a document. */
export interface Generation extends Omit<Compilation, 'api' | 'files'> {
  /** Maps each file path, with `/` between folders, to its text. */
  readonly files: Map<string, string>
}

/**
 * Generates all files from an OpenAPI 3.0, 3.1 or 3.2 document, either parsed or returned by `loadDocument`. The output is
 * deterministic.
 *
 * @returns the text of each file by its path, with `/` between folders
 * @throws DocumentError with every error of the document, if one concerns more than operations, or with `strict`
 */
export function generate(document: unknown, options: GenerateOptions = {}): Map<string, string> {
  return compileDocument(document, options).files
}

/**
 * Like `generate`, but returns warnings and the operations that are left out too. Problems of a document from `loadDocument` have
 * a file position.
 *
 * @throws DocumentError as `generate` does
 */
export function compileDocument(document: unknown, options: GenerateOptions = {}): Generation {
  const { api: _api, files, ...found } = compile(document, options)
  return { files: new Map(files), ...found }
}
