import { analyzeDocument } from './analyze/analyze-document.ts'
import type { Api } from './analyze/api.ts'
import type { GenerateOptions } from './generate-options.ts'
import { ZodJudge } from './print/zod-judge.ts'
import { leaveOut } from './read/leave-out.ts'
import { LoadedDocument } from './read/load-document.ts'
import { type Prepared, prepareDocument } from './read/prepare-document.ts'
import { DocumentError, type Problem, Problems } from './read/problems.ts'
import type { GeneratedFile } from './write/generated-file.ts'
import { printFiles } from './write/print-files.ts'

/** An analyzed document. */
export interface Compilation {
  readonly api: Api
  /** All files, for one iteration, which prints them. */
  readonly files: Iterable<GeneratedFile>
  /** Content of the document that has no effect. */
  readonly warnings: readonly Problem[]
  /** The operations that were left out, such as `GET /books`. Empty without `skipUnsupported`. */
  readonly leftOut: readonly string[]
  /** The errors of the operations that were left out. */
  readonly errors: readonly Problem[]
}

/**
 * Analyzes a parsed document, or one returned by `loadDocument`.
 *
 * @throws DocumentError with every error of the document
 */
export function compile(authored: unknown, options: GenerateOptions): Compilation {
  const loaded = authored instanceof LoadedDocument ? authored : undefined
  let unresolved = loaded?.problems ?? []
  const overlaid = loaded?.warnings ?? []
  let authoredPointer = (pointer: string) => pointer
  const placed = (found: readonly Problem[]) => {
    const pointed = [...new Problems(found.map((each) => ({ ...each, pointer: authoredPointer(each.pointer) })))]
    return loaded?.locate(pointed) ?? pointed
  }
  try {
    const problems = new Problems()
    const prepared = prepareDocument(loaded === undefined ? authored : loaded.document, problems, options)
    authoredPointer = prepared.authoredPointer
    const isSelected = ({ pointer }: Problem) => !prepared.isLeftOut(pointer)
    unresolved = unresolved.filter(isSelected)
    const { api, leftOut, errors, warnings } = analyze(prepared, [...problems].filter(isSelected), options)
    // For example a reference to a missing file in a part that is not generated.
    if (unresolved.length > 0 && !options.skipUnsupported) throw new DocumentError([])
    const causes = leftOut.length === 0 ? [] : [...unresolved, ...errors]
    return {
      api,
      files: printFiles(api, options),
      leftOut,
      errors: placed(causes),
      warnings: [...overlaid, ...placed(warnings)],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const found = [...unresolved, ...error.problems]
    throw new DocumentError(placed(found), [...overlaid, ...placed(error.warnings)])
  }
}

/** Analyzes a document. With `skipUnsupported`, retries without the operations that have errors. */
function analyze(prepared: Prepared, found: readonly Problem[], { skipUnsupported = false }: GenerateOptions) {
  const leftOut: string[] = []
  const errors: Problem[] = []
  for (let { document } = prepared, known = found; ; ) {
    const problems = new Problems(known)
    try {
      const api = analyzeDocument({ ...prepared, document }, problems, (context) => new ZodJudge(context))
      return { api, leftOut, errors, warnings: problems.warnings }
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      const pointers = error.problems.map(({ pointer }) => pointer)
      const remainder = skipUnsupported ? leaveOut(document, pointers) : undefined
      if (remainder === undefined) throw error
      leftOut.push(...remainder.leftOut)
      errors.push(...error.problems)
      document = remainder.document
      // The operations with errors from preparation are left out now, so only the warnings remain.
      known = known.filter(({ level }) => level === 'warning')
    }
  }
}
