import { analyzeDocument } from './analyze/analyze-document.ts'
import type { Api } from './analyze/api.ts'
import { OwnFormats } from './analyze/own-formats.ts'
import type { GenerateOptions } from './generate-options.ts'
import { ZodJudge } from './print/zod-judge.ts'
import type { JsonObject } from './read/json.ts'
import { type LeftOut, leaveOut } from './read/leave-out.ts'
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
  /** Content of the document that has no effect, and why operations are left out. */
  readonly warnings: readonly Problem[]
  /** The operations that cannot be served. Empty with `strict`. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Analyzes a parsed document, or one returned by `loadDocument`.
 *
 * @throws DocumentError with every error of the document, if one concerns more than operations, or with `strict`
 */
export function compile(authored: unknown, options: GenerateOptions): Compilation {
  const loaded = authored instanceof LoadedDocument ? authored : undefined
  let unresolved = loaded?.problems ?? []
  const overlaid = loaded?.warnings ?? []
  let authoredPointer = (pointer: string) => pointer
  const located = (found: readonly Problem[]) => loaded?.locate(found) ?? found
  // A copy of a schema, such as that for responses, has the problems of the authored one.
  const authoredOf = (found: readonly Problem[]) =>
    new Problems(found.map((each) => ({ ...each, pointer: authoredPointer(each.pointer) })))
  try {
    const problems = new Problems()
    const prepared = prepareDocument(loaded === undefined ? authored : loaded.document, problems, options)
    authoredPointer = prepared.authoredPointer
    const isSelected = ({ pointer }: Problem) => !prepared.isLeftOut(pointer)
    unresolved = unresolved.filter(isSelected)
    const { api, warnings } = analyze(prepared, [...problems].filter(isSelected), unresolved, options)
    return {
      api,
      files: printFiles(api, options),
      leftOut: api.leftOut,
      warnings: [...overlaid, ...located(authoredOf(warnings).warnings)],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const found = [...unresolved, ...error.problems]
    throw new DocumentError(located([...authoredOf(found)]), [
      ...overlaid,
      ...located(authoredOf(error.warnings).warnings),
    ])
  }
}

/** Analyzes a document, again without the operations that have errors. */
function analyze(
  prepared: Prepared,
  found: readonly Problem[],
  unresolved: readonly Problem[],
  { strict = false, formats: own }: GenerateOptions,
): { readonly api: Api; readonly warnings: readonly Problem[] } {
  const reasons = new Map(unresolved.map((problem) => [problem.pointer, problem]))
  const errors: Problem[] = []
  const warnings: Problem[] = []
  const leftOut: LeftOut[] = []
  let [api, document, known]: [Api | undefined, JsonObject, readonly Problem[]] = [undefined, prepared.document, found]
  while (api === undefined) {
    const problems = new Problems(known)
    const formats = new OwnFormats(own)
    try {
      api = analyzeDocument({ ...prepared, document }, problems, formats, (context) => new ZodJudge(context))
      warnings.push(...[...problems].filter(({ level }) => level === 'warning'))
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      // Why a reference has no target is known since the files were read.
      const explained = error.problems.map((problem): Problem => {
        const pointer = prepared.authoredPointer(problem.pointer)
        const reason = reasons.get(pointer)
        reasons.delete(pointer)
        return reason === undefined ? problem : { ...reason, pointer: problem.pointer }
      })
      errors.push(...explained)
      const reduced = strict ? undefined : leaveOut(document, explained, prepared.authoredPointer)
      if (reduced === undefined) throw new DocumentError(errors, error.warnings)
      warnings.push(...reduced.warnings)
      leftOut.push(...reduced.leftOut)
      document = reduced.document
      // The operations with errors from preparation are left out now, so only the warnings remain.
      known = known.filter(({ level }) => level === 'warning')
    }
  }
  // For example a reference to a missing file in an example.
  const unread = [...reasons.values()]
  if (unread.some(({ pointer }) => strict || !isInPart(pointer))) throw new DocumentError(errors)
  warnings.push(...unread.map((problem): Problem => ({ ...problem, level: 'warning' })))
  return { api: { ...api, leftOut: [...leftOut, ...api.leftOut] }, warnings }
}

/** Whether a pointer is within an operation, a webhook or a component. */
function isInPart(pointer: string): boolean {
  return /^\/(?:(?:paths|webhooks)\/[^/]+|components\/[^/]+\/[^/]+)\/./.test(pointer)
}
